package choices

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/display/lists"
	"silvertray/display/sheets"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Choice draws a prompt.Choice.
type Choice prompt.Choice

// Draw draws the screen.
func (s Choice) Draw(c *canvas.Canvas) {
	r := c.Question(s.Heading, c.Say(s.Title))
	r = c.HeldHints(r, s.Held, s.hints()...)
	if card := s.card(); card != nil {
		r = besideCard(c, r, s, *card)
	} else {
		r = besideSheet(c, r, s)
	}
	if s.Note != "" {
		r = dice.Warning(c, r, c.Say(s.Note))
		_, r = canvas.CutTop(r, c.Style.Margin/3)
	}
	entries := make([]lists.Entry, len(s.Options))
	for i, o := range s.Options {
		entries[i] = lists.Entry{Text: c.Say(o.Text), Brings: c.SayEach(o.Brings)}
	}
	lists.Draw(c, r, entries, s.Selected)
}

func (s Choice) hints() []words.Phrase {
	return []words.Phrase{"▲▼ choose", "OK take", s.Keys}
}

// besideSheet draws the dice as they lie, and beside the choices the sheet on a panel
// that is wide enough. It returns what is left to the left.
func besideSheet(c *canvas.Canvas, r image.Rectangle, s Choice) image.Rectangle {
	if len(s.Faces) > 0 {
		r = dice.Table(c, r, s.Faces)
	}
	if s.Sheet != nil && wide(c) {
		r = beside(c, r, *s.Sheet)
	}
	return r
}

// card is the one that the option at the cursor is about; nil for none.
func (s Choice) card() *engine.Card {
	if s.Selected < 0 || s.Selected >= len(s.Options) || s.Options[s.Selected].Card == nil {
		return nil
	}
	return &s.Options[s.Selected].Card.Card
}

// wide reports whether a panel has room for a sheet beside a list.
func wide(c *canvas.Canvas) bool { return c.Bounds().Dx() >= 640 }

// beside draws a sheet in the right half of r and returns the left half.
func beside(c *canvas.Canvas, r image.Rectangle, s engine.Sheet) image.Rectangle {
	r, half := canvas.CutRight(r, r.Dx()/2)
	half.Min.X += c.Style.Margin
	own := c.Style
	c.Style = canvas.StyleFor(image.Pt(half.Dx(), 2*half.Dx()/3))
	sheets.DrawSheet(c, half, s)
	c.Style = own
	return r
}
