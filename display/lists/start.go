package lists

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/internal/prompt"
)

// Start draws a prompt.Start.
type Start prompt.Start

// Draw draws the screen.
func (s Start) Draw(c *canvas.Canvas) {
	m := c.Style.Margin
	r := canvas.Inside(c.Bounds(), m)
	r.Min.Y += m
	r = c.Hints(r, "▲▼ choose", "OK take")
	r = drawOrnament(c, r)
	for _, line := range c.Style.Title.Wrap(c.Say(s.Title), r.Dx()) {
		var row image.Rectangle
		row, r = canvas.CutTop(r, c.Style.Title.Line())
		c.Text(c.Style.Title, row, canvas.Left, line, canvas.Black)
	}
	_, r = canvas.CutTop(r, m)
	entries := make([]Entry, len(s.Items))
	for i, item := range s.Items {
		entries[i] = Entry{Text: c.Say(item)}
	}
	Draw(c, r, entries, s.Selected)
}

// drawOrnament draws six dice along the top, if the panel is high enough.
func drawOrnament(c *canvas.Canvas, r image.Rectangle) image.Rectangle {
	if c.Bounds().Dy() < 10*c.Style.Text.Line() {
		return r
	}
	side := c.Style.Title.Line() + 2
	row, rest := canvas.CutTop(r, side)
	for i := range 6 {
		box := image.Rect(0, 0, side, side).Add(row.Min).Add(image.Pt(i*(side+c.Style.Margin), 0))
		state := dice.Certain
		if i%2 == 1 {
			state = dice.Chosen
		}
		dice.DrawDie(c, box, dice.Die{Value: i + 1, State: state})
	}
	_, rest = canvas.CutTop(rest, c.Style.Margin)
	return rest
}
