package sheets

import (
	"fmt"
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/prompt"
)

// solo draws the table of a solo match beside its total and rating.
func (s Scores) solo(c *canvas.Canvas, r image.Rectangle, p engine.PlayerScore) {
	table, verdict := canvas.CutLeft(r, s.soloWidth(c, r))
	s.Score.Winners = nil
	s.table(c, table)
	verdict.Min.X += 2 * c.Style.Margin
	_, verdict = canvas.CutTop(verdict, c.Style.Margin*2)
	var total, stars image.Rectangle
	f := c.Style.Huge
	total, verdict = canvas.CutTop(verdict, f.Cap+c.Style.Margin)
	c.Text(f, total, canvas.Left, fmt.Sprint(p.Total), canvas.Black)
	_, verdict = canvas.CutTop(verdict, c.Style.Margin)
	stars, verdict = canvas.CutTop(verdict, c.Style.Title.Line())
	c.Text(c.Style.Title, stars, canvas.Left, prompt.Stars(p.Rating.Stars, string(font.StarFull), string(font.StarHalf), string(font.StarEmpty)), canvas.Black)
	_, verdict = canvas.CutTop(verdict, c.Style.Margin/2)
	c.Paragraph(c.Style.Text, verdict, canvas.Left, canvas.Capital(c.Say(p.Rating.Words)))
}

// soloWidth is that of the table: a little under half, or more where names of its
// lines are long.
func (s Scores) soloWidth(c *canvas.Canvas, r image.Rectangle) int {
	width, lines := 0, s.lines(c)
	for _, l := range lines {
		width = max(width, c.Style.Text.Width(l.label))
	}
	width += s.columnsWidth(c, r.Dy(), s.longest(lines)) + 2*c.Style.Margin
	return min(max(width, r.Dx()*9/20), r.Dx()*12/20)
}
