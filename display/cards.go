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

// Dealing asks which card was turned over at the table: first for one of the
// groups, such as the colours of the cards, then for a card of that group.
type Dealing struct {
	Heading Heading
	// Title is the question: "A card for Ana".
	Title words.Phrase
	// Piles are those that cards are turned over from, as engine.Ask has them.
	Piles []string
	// Groups of the first pile's cards, each the name of a colour or something else
	// to choose; Group is the one at the cursor.
	Groups []words.Phrase
	Group  int
	// Cards of that group; none where it has none.
	Cards    []engine.Card
	Selected int
	// Inside tells that the cursor is among the cards, not among the groups.
	Inside bool
	// Note says what is wrong; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides choosing; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

func (s Market) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.Keys)
	c.list(r, c.cardEntries(s.Cards), -1)
}

func (s Dealing) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, "▲▼ choose", "OK take", s.Keys)
	if s.Note != "" {
		r = c.warning(r, c.say(s.Note))
	}
	if s.Inside {
		c.list(r, c.cardEntries(s.Cards), s.Selected)
		return
	}
	entries := make([]entry, len(s.Groups))
	for i, group := range s.Groups {
		entries[i] = entry{text: c.say(group)}
	}
	c.list(r, entries, s.Group)
}

// joker is the colour of a card whose colour may be chosen.
const joker words.Phrase = "joker"

// cardEntries are cards as a list has them.
func (c *canvas) cardEntries(cards []engine.Card) []entry {
	entries := make([]entry, len(cards))
	for i, card := range cards {
		entries[i] = entry{text: card.ID, brings: []string{c.say(card.Reward)}}
	}
	return entries
}
