package lists

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
)

// Message draws a prompt.Message.
type Message prompt.Message

// Draw draws the screen.
func (s Message) Draw(c *canvas.Canvas) {
	m := c.Style.Margin
	r := canvas.Inside(c.Bounds(), m)
	if s.Title != "" {
		r = c.Heading(c.Say(s.Title), "")
	}
	r = c.Hints(r, s.Keys)
	_, r = canvas.CutTop(r, m)
	if s.Sign != prompt.NoSign {
		side := min(r.Dx()/5, r.Dy())
		drawPictogram(c, image.Rectangle{Min: r.Min, Max: r.Min.Add(image.Pt(side, side))}, s.Sign)
		r.Min.X += side + 3*m/2
	}
	f, text := c.Style.Text, canvas.Capital(c.Say(s.Text))
	if len(f.Wrap(text, r.Dx()))*f.Line() > r.Dy() {
		f = c.Style.Small
	}
	c.Paragraph(f, r, canvas.Left, text)
}
