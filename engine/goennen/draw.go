package goennen

import (
	"fmt"
	"iter"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Shown is the move the table makes when a card is turned over or dealt. Its text
// is "card s04". The market is filled place by place from the left, scoring cards
// first; a player gets the scoring cards first.
type Shown struct{ ID string }

func (c Shown) String() string { return cardWord + " " + c.ID }

// cardWord begins the text.
const cardWord = "card"

// applyCard takes the card that the table shows.
func (m *Match) applyCard(mv Shown) error {
	number, rule := m.number(mv.ID)
	if rule != "" {
		return &engine.Refusal{Move: mv.String(), Rule: rule}
	}
	switch m.phase {
	case stocking:
		m.stock(number)
	case dealing:
		hand := &m.hands[m.player()]
		hand[slices.Index(hand[:], 0)] = number
	case drawing:
		m.held = number
	}
	m.take(number)
	if m.phase == drawing || len(m.needed()) == 0 {
		m.shown()
	}
	return nil
}

// number is that of the card named, if it can be the next one that is needed, or
// the rule that says why not.
func (m *Match) number(id string) (uint8, words.Phrase) {
	needed := m.needed()
	if len(needed) == 0 {
		return 0, m.awaited()
	}
	number := uint8(m.game.cards.Find(id) + 1)
	switch {
	case number == 0:
		return 0, words.Say("no card is called %q", id)
	case m.card(number).Deck != needed[0]:
		return 0, words.Say("%s is a card of the other pile", id)
	case m.unseen(number) == 0 && m.under[number-1] == 0:
		return 0, words.Say("%s is not in its pile any more", id)
	case !m.next(number):
		return 0, words.Say("%s lies under its pile, and others are on top", id)
	}
	return number, ""
}

// draws are the cards that the table can show next, in the catalogue's order.
func (m *Match) draws() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		for _, number := range m.possible() {
			if !yield(Shown{m.card(number).ID}) {
				return
			}
		}
	}
}

// possible are the numbers of those cards.
func (m *Match) possible() []uint8 {
	var all []uint8
	for _, i := range m.game.deck[m.needed()[0]] {
		if m.next(i + 1) {
			all = append(all, i+1)
		}
	}
	return all
}

// fixed answers with a card by a pair of numbers from 1 to 6: (first - 1) * 6 +
// second, counted from 1 through the cards that may come next, around and around.
func (m *Match) fixed(next func() int) engine.Move {
	may := m.possible()
	first, second := next(), next()
	return Shown{m.card(may[((first-1)*engine.Sides+second-1)%len(may)]).ID}
}

// pileNames are the piles of the cards that are needed, one for each.
func (m *Match) pileNames() []string {
	var names []string
	for _, deck := range m.needed() {
		names = append(names, fmt.Sprint(deck))
	}
	return names
}
