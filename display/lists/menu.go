package lists

import (
	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Menu draws a prompt.Menu.
type Menu prompt.Menu

// Draw draws the screen.
func (s Menu) Draw(c *canvas.Canvas) {
	r := c.Heading(c.Say(s.Title), "")
	r = c.Hints(r, s.Keys)
	_, r = canvas.CutTop(r, c.Style.Margin/2)
	if s.Note != "" {
		r = c.Paragraph(c.Style.Small, r, canvas.Left, c.Say(s.Note))
		_, r = canvas.CutTop(r, c.Style.Margin/2)
	}
	entries := make([]Entry, len(s.Items))
	for i, item := range s.Items {
		entries[i] = Entry{c.Say(item.Text), c.SayEach([]words.Phrase{item.Value}), dice.Lying(item.Dice, dice.Places...)}
	}
	Draw(c, r, entries, s.Selected)
}
