package cards

import (
	"silvertray/display/canvas"
	"silvertray/internal/prompt"
)

// Market draws a prompt.Market.
type Market prompt.Market

// Draw draws the screen.
func (s Market) Draw(c *canvas.Canvas) {
	r := c.Question(s.Heading, c.Say(s.Title))
	r.Min.X, r.Max.X = r.Min.X-c.Style.Margin/2, r.Max.X+c.Style.Margin/2
	r = c.HeldHints(r, s.Held, s.Keys)
	_, r = canvas.CutTop(r, c.Style.Margin/3)
	if len(s.Cards) == 0 {
		Cardless(c, r)
		return
	}
	Spread(c, r, SpanOf(s.Cards), s.Cards, "")
}
