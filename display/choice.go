package display

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

func (s Choice) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.hints()...)
	if len(s.Faces) > 0 {
		r = c.table(r, s.Faces)
	}
	if s.Sheet != nil && c.wide() {
		r = c.beside(r, *s.Sheet)
	}
	if s.Note != "" {
		r = c.warning(r, c.say(s.Note))
		_, r = cutTop(r, c.style.margin/3)
	}
	entries := make([]entry, len(s.Options))
	for i, o := range s.Options {
		entries[i] = entry{text: c.say(o.Text), brings: c.sayEach(o.Brings)}
	}
	c.list(r, entries, s.Selected)
}

func (s Choice) hints() []words.Phrase { return []words.Phrase{"▲▼ choose", "OK take", s.Keys} }

// wide tells that a panel has room for a sheet beside a list.
func (c *canvas) wide() bool { return c.bounds().Dx() >= 640 }

// beside draws a sheet in the right half of r and returns the left half.
func (c *canvas) beside(r image.Rectangle, s engine.Sheet) image.Rectangle {
	r, half := cutRight(r, r.Dx()/2)
	half.Min.X += c.style.margin
	own := c.style
	c.style = styleFor(image.Pt(half.Dx(), 2*half.Dx()/3))
	c.sheet(half, s)
	c.style = own
	return r
}
