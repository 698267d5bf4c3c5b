package goennen

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/words"
)

// Cards is the move the table makes when cards are turned over or dealt. Its text
// is "cards s04 s19 b01": for the market place by place from the left, scoring
// cards first; for a player the scoring cards first.
type Cards struct{ IDs []string }

func (c Cards) String() string { return cardsWord + " " + strings.Join(c.IDs, " ") }

// cardsWord begins the text.
const cardsWord = "cards"

// applyCards takes the cards that the table shows.
func (m *Match) applyCards(mv Cards) error {
	numbers, rule := m.numbers(mv.IDs)
	if rule != "" {
		return &engine.Refusal{Move: mv.String(), Rule: rule}
	}
	switch m.phase {
	case stocking:
		m.stock(numbers) // while the piles are whole, which gaps depend on
	case dealing:
		copy(m.hands[m.player()][:], numbers)
	case drawing:
		m.held = numbers[0]
	}
	for _, n := range numbers {
		m.take(n)
	}
	m.shown()
	return nil
}

// numbers are those of the cards named, or the rule that they break.
func (m *Match) numbers(ids []string) ([]uint8, words.Phrase) {
	needed := m.needed()
	if len(needed) == 0 {
		return nil, m.awaited()
	}
	if len(ids) != len(needed) {
		return nil, words.Say("%d cards are needed now, not %d", len(needed), len(ids))
	}
	piles := *m
	var numbers []uint8
	for i, id := range ids {
		number := uint8(m.game.cards.Find(id) + 1)
		switch {
		case number == 0:
			return nil, words.Say("no card is called %q", id)
		case m.card(number).Deck != needed[i]:
			return nil, words.Say("%s is a card of the other pile", id)
		case piles.unseen(number) == 0 && m.under[number-1] == 0:
			return nil, words.Say("%s is not in its pile any more", id)
		case !piles.next(number):
			return nil, words.Say("%s lies under its pile, and others are on top", id)
		}
		piles.take(number)
		numbers = append(numbers, number)
	}
	return numbers, ""
}

// draws are all cards that the table can show, in the catalogue's order, the last
// one fastest.
func (m *Match) draws() iter.Seq[engine.Move] {
	return func(yield func(engine.Move) bool) {
		piles := *m
		piles.drawsFrom(m.needed(), nil, yield)
	}
}

// drawsFrom yields what follows the cards named so far, until yield is false.
func (m *Match) drawsFrom(needed []catalogue.Deck, so []string, yield func(engine.Move) bool) bool {
	if len(needed) == 0 {
		return yield(Cards{slices.Clone(so)})
	}
	for _, i := range m.game.deck[needed[0]] {
		if !m.next(i + 1) {
			continue
		}
		piles := *m
		piles.take(i + 1)
		if !piles.drawsFrom(needed[1:], append(so, m.card(i+1).ID), yield) {
			return false
		}
	}
	return true
}

// fixed answers with cards by pairs of numbers from 1 to 6: (first - 1) * 6 +
// second, counted from 1 through the cards that may come next, around and around.
func (m *Match) fixed(next func() int) engine.Move {
	piles := *m
	var ids []string
	for _, deck := range m.needed() {
		var may []uint8
		for _, i := range m.game.deck[deck] {
			if piles.next(i + 1) {
				may = append(may, i+1)
			}
		}
		first, second := next(), next()
		number := may[((first-1)*engine.Sides+second-1)%len(may)]
		piles.take(number)
		ids = append(ids, m.card(number).ID)
	}
	return Cards{ids}
}

// pileNames are the piles of the cards that are needed, one for each.
func (m *Match) pileNames() []string {
	var names []string
	for _, deck := range m.needed() {
		names = append(names, fmt.Sprint(deck))
	}
	return names
}
