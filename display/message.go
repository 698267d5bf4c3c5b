package display

import (
	"image"

	"silvertray/internal/prompt"
)

func (s messageScreen) draw(c *canvas) {
	m := c.style.margin
	r := inside(c.bounds(), m)
	if s.Title != "" {
		r = c.heading(c.say(s.Title), "")
	}
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, m)
	if s.Sign != prompt.NoSign {
		side := min(r.Dx()/5, r.Dy())
		c.pictogram(image.Rectangle{Min: r.Min, Max: r.Min.Add(image.Pt(side, side))}, s.Sign)
		r.Min.X += side + 3*m/2
	}
	f, text := c.style.text, capital(c.say(s.Text))
	if len(f.wrap(text, r.Dx()))*f.line() > r.Dy() {
		f = c.style.small
	}
	c.paragraph(f, r, left, text)
}
