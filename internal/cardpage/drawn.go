package cardpage

import (
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// drawn is a card as it is printed, as far as it was entered.
type drawn struct {
	ID     string
	Colour words.Phrase
	Task   []word
	Sum    string
	Reward words.Phrase
	// Uses are the circles of a bonus card, one entry each.
	Uses   []struct{}
	Copies int
	Photo  bool
	// Missing is set where something of it is missing or wrong.
	Missing bool
}

// word is a box of a task, or the sign between two.
type word struct {
	Colour words.Phrase // of a box
	Number string
	Link   string // between two boxes
	// After is how many words there are up to this one, itself included. Here is
	// set where the next one comes behind it.
	After int
	Here  bool
}

// draw draws a card whose next word comes at this place of its task; -1 is none.
func draw(c draft.Card, at int) drawn {
	d := drawn{
		ID: c.Get(draft.ID), Colour: words.Phrase(c.Get(draft.Colour)),
		Sum: c.Get(draft.Sum), Copies: c.Number(draft.Copies), Reward: reward(c),
	}
	for i, text := range strings.Fields(c.Get(draft.Task)) {
		d.Task = append(d.Task, spelt(text, i+1, i+1 == at))
	}
	if kind := kindOf(c); kind >= 0 && hasUses(catalogue.Kind(kind)) {
		d.Uses = make([]struct{}, min(uses(c), mostUses))
	}
	return d
}

// spelt draws one word of a task.
func spelt(text string, after int, here bool) word {
	w := word{After: after, Here: here}
	if text == "<" || text == "=" {
		w.Link = text
		return w
	}
	colour := strings.TrimRight(text, "0123456789")
	w.Colour, w.Number = words.Phrase(colour), text[len(colour):]
	return w
}

// reward words the lower part of a card; empty where it is not known yet.
func reward(c draft.Card) words.Phrase {
	kind := kindOf(c)
	if kind < 0 {
		return ""
	}
	of := words.Phrase(c.Get(draft.Of))
	if of == "" {
		of = "…"
	}
	said := catalogue.Reward{Kind: catalogue.Kind(kind)}.Phrase(of)
	if points := c.Number(draft.Points); points > 0 {
		return words.Say("%d points: %s", points, said)
	}
	return said
}

// kindOf is the kind of a card's reward; -1 where it is not known.
func kindOf(c draft.Card) int { return slices.Index(catalogue.Kinds[:], c.Get(draft.Reward)) }

func hasUses(k catalogue.Kind) bool {
	return k.Deck() == catalogue.Bonus && k != catalogue.ColourJoker
}

// ordinaryUses is how many circles a bonus card has by default, and mostUses how many
// it may have.
const ordinaryUses, mostUses = 3, 6

func uses(c draft.Card) int {
	if n := c.Number(draft.Uses); n > 0 {
		return n
	}
	return ordinaryUses
}

// deckOf is the deck with a name; the first where no deck has it.
func deckOf(name string) catalogue.Deck {
	return catalogue.Deck(max(slices.Index(catalogue.Decks[:], name), 0))
}
