package display

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

func (s choiceScreen) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.hints()...)
	if card := s.card(); card != nil {
		r = c.besideCard(r, s, *card)
	} else {
		r = c.besideSheet(r, s)
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

func (s choiceScreen) hints() []words.Phrase {
	return []words.Phrase{"▲▼ choose", "OK take", s.Keys}
}

// besideSheet draws the dice as they lie, and beside the choices the sheet on a panel
// that is wide enough. It returns what is left to the left.
func (c *canvas) besideSheet(r image.Rectangle, s choiceScreen) image.Rectangle {
	if len(s.Faces) > 0 {
		r = c.table(r, s.Faces)
	}
	if s.Sheet != nil && c.wide() {
		r = c.beside(r, *s.Sheet)
	}
	return r
}

// card is the one that the option at the cursor is about; nil for none.
func (s choiceScreen) card() *engine.Card {
	if s.Selected < 0 || s.Selected >= len(s.Options) || s.Options[s.Selected].Card == nil {
		return nil
	}
	return &s.Options[s.Selected].Card.Card
}

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
