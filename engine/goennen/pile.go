package goennen

import "silvertray/engine/goennen/catalogue"

// A pile is what is left of a deck face down: cards that nobody has seen, and
// under them those that were put back. In which order players did that is not
// known, so any of those may come next once all others are gone.

// unseen is how many of a card may be in the upper part of its pile.
func (m *Match) unseen(number uint8) int {
	return m.card(number).Copies - int(m.out[number-1]) - int(m.under[number-1])
}

// left is how many cards a pile has, upper part and lower part.
func (m *Match) left(deck catalogue.Deck) (upper, lower int) {
	for _, i := range m.game.deck[deck] {
		upper += m.unseen(i + 1)
		lower += int(m.under[i])
	}
	return upper, lower
}

// next reports whether a card may be the next one of its pile.
func (m *Match) next(number uint8) bool { return m.mayCome(number) > 0 }

// mayCome is how many of a card may be the next one of its pile.
func (m *Match) mayCome(number uint8) int {
	if upper, _ := m.left(m.card(number).Deck); upper > 0 {
		return m.unseen(number)
	}
	return int(m.under[number-1])
}

// take takes a card off its pile.
func (m *Match) take(number uint8) {
	if m.unseen(number) == 0 {
		m.under[number-1]--
	}
	m.out[number-1]++
}

// putUnder puts a card under its pile.
func (m *Match) putUnder(number uint8) {
	m.out[number-1]--
	m.under[number-1]++
}

// needed are the piles of the cards that the table has to show now, in the order
// in which the cards are named.
func (m *Match) needed() []catalogue.Deck {
	switch m.phase {
	case stocking:
		var decks []catalogue.Deck
		for row := range m.market {
			for range m.gaps(row) {
				decks = append(decks, catalogue.Deck(row))
			}
		}
		return decks
	case dealing:
		hand := []catalogue.Deck{catalogue.Scoring, catalogue.Scoring, catalogue.Bonus, catalogue.Bonus}
		return hand[len(m.toLay()):]
	case drawing:
		return []catalogue.Deck{m.pile}
	}
	return nil
}

// gaps are the empty places of a market row that its pile can fill, from the
// left. When the pile runs out, those nearest to the other cards come first.
func (m *Match) gaps(row int) []int {
	var gaps []int
	for i, card := range m.market[row] {
		if card == 0 {
			gaps = append(gaps, i)
		}
	}
	upper, lower := m.left(catalogue.Deck(row))
	if n := upper + lower; n < len(gaps) {
		if m.game.cards.Market.Left {
			return gaps[:n]
		}
		return gaps[len(gaps)-n:]
	}
	return gaps
}

// stock puts a new card into the first gap.
func (m *Match) stock(number uint8) {
	for row := range m.market {
		if gaps := m.gaps(row); len(gaps) > 0 {
			m.market[row][gaps[0]] = number
			return
		}
	}
}

// shift moves the cards of a market row along the arrow.
func (m *Match) shift(row int) {
	var shifted [catalogue.Places]uint8
	var cards []uint8
	for _, card := range m.market[row] {
		if card != 0 {
			cards = append(cards, card)
		}
	}
	first := len(shifted) - len(cards)
	if m.game.cards.Market.Left {
		first = 0
	}
	copy(shifted[first:], cards)
	m.market[row] = shifted
}
