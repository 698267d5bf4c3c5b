package display

import (
	"fmt"
	"image"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

// solo draws the table of a solo match beside its total and rating.
func (s scoresScreen) solo(c *canvas, r image.Rectangle, p engine.PlayerScore) {
	table, verdict := cutLeft(r, s.soloWidth(c, r))
	s.Score.Winners = nil
	s.table(c, table)
	verdict.Min.X += 2 * c.style.margin
	_, verdict = cutTop(verdict, c.style.margin*2)
	var total, stars image.Rectangle
	f := c.style.huge
	total, verdict = cutTop(verdict, f.cap+c.style.margin)
	c.text(f, total, left, fmt.Sprint(p.Total), black)
	_, verdict = cutTop(verdict, c.style.margin)
	stars, verdict = cutTop(verdict, c.style.title.line())
	c.text(c.style.title, stars, left, prompt.Stars(p.Rating.Stars, string(starFull), string(starHalf), string(starEmpty)), black)
	_, verdict = cutTop(verdict, c.style.margin/2)
	c.paragraph(c.style.text, verdict, left, capital(c.say(p.Rating.Words)))
}

// soloWidth is that of the table: a little under half, or more where names of its
// lines are long.
func (s scoresScreen) soloWidth(c *canvas, r image.Rectangle) int {
	width := 0
	for _, l := range s.lines(c) {
		width = max(width, c.style.text.width(l.label))
	}
	width += s.columnsWidth(c, r.Dy()) + 2*c.style.margin
	return min(max(width, r.Dx()*9/20), r.Dx()*12/20)
}
