package display

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Market shows the cards that lie open to be bought, row by row with their prices.
type Market struct {
	Heading Heading
	Title   words.Phrase
	Cards   []engine.Card
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

func (s Market) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r.Min.X, r.Max.X = r.Min.X-c.style.margin/2, r.Max.X+c.style.margin/2
	r = c.heldHints(r, s.Held, s.Keys)
	_, r = cutTop(r, c.style.margin/3)
	if len(s.Cards) == 0 {
		c.cardless(r)
		return
	}
	c.spread(r, spanOf(s.Cards), s.Cards, "")
}
