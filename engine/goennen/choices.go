package goennen

import (
	"slices"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
)

// choices are the legal ones of a player, in their fixed order.
func (m *Match) choices() []move {
	switch m.phase {
	case discarding:
		return m.discards()
	case placing:
		return m.placings()
	case entering:
		return m.singles()
	case acting:
		return slices.Concat(m.completions(), m.purchases(), m.ends())
	case removing:
		return m.removals()
	case colouring:
		return m.colourings()
	}
	return nil
}

// discards are the cards dealt, each once.
func (m *Match) discards() []move {
	var all []move
	for _, card := range m.hands[m.player()] {
		if mv := (move{verb: discard, card: card}); !slices.Contains(all, mv) {
			all = append(all, mv)
		}
	}
	return all
}

// placings lay the card that is held, or one of those in hand.
func (m *Match) placings() []move {
	var all []move
	for _, card := range m.toLay() {
		for p := range grid.Place(grid.Places) {
			mv := move{verb: put, card: card, at: p}
			if m.mine().Fits(p) && m.mine().N < grid.Most && !slices.Contains(all, mv) {
				all = append(all, mv)
			}
		}
	}
	if m.chance {
		all = append(all, move{verb: discard, card: m.held})
	}
	return all
}

// toLay are the cards that wait to be laid.
func (m *Match) toLay() []uint8 {
	if m.held != 0 {
		return []uint8{m.held}
	}
	return slices.DeleteFunc(slices.Clone(m.hands[m.player()][:]), func(card uint8) bool { return card == 0 })
}

// aid are the helps that the player who acts has left.
func (m *Match) aid() filling.Aid {
	return filling.Aid{Steps: m.uses(catalogue.PlusMinus), Colours: m.uses(catalogue.OtherColour), Less: m.uses(catalogue.OneDieLess)}
}

// completions fill the empty boxes of a card, card by card as they were laid.
func (m *Match) completions() []move {
	var all []move
	dice := m.usable(allDice)
	for i := range m.mine().All() {
		s := &m.mine().Spots[i]
		if s.Done {
			continue
		}
		for _, way := range filling.Complete(m.card(s.Card), m.writing(s), dice, m.aid()) {
			all = append(all, move{verb: complete, at: s.At, way: way, dice: m.faces})
		}
	}
	return all
}

// writing are the boxes of a card as they are filled.
func (m *Match) writing(s *grid.Spot) []uint8 { return s.Written[:len(m.card(s.Card).Boxes)] }

// purchases buy a card, place by place of the market.
func (m *Match) purchases() []move {
	if m.mine().N == grid.Most {
		return nil
	}
	var all []move
	dice := m.usable(allDice)
	var ways [catalogue.Dice][]filling.Way // by price
	for row := range m.market {
		for slot, card := range m.market[row] {
			if card == 0 {
				continue
			}
			price := m.game.cards.Market.Prices[row][slot]
			if ways[price] == nil {
				ways[price] = filling.Pay(price, dice, m.aid())
			}
			for _, way := range ways[price] {
				all = append(all, move{verb: buy, row: uint8(row), slot: uint8(slot), way: way, dice: m.faces})
			}
		}
	}
	return all
}

// ends are what an active player can do instead: throw again, take a chance,
// stop.
func (m *Match) ends() []move {
	var all []move
	switch {
	case m.acted:
		return []move{{verb: done}}
	case m.roll < perTurn:
		for set := uint8(allDice); set > 0; set-- {
			all = append(all, move{verb: again, set: set})
		}
		return all
	}
	if len(m.enterings()) > 0 {
		all = append(all, move{verb: chance, row: uint8(chanceDice)})
	}
	for deck := range catalogue.Decks {
		if upper, lower := m.left(catalogue.Deck(deck)); upper+lower > 0 {
			all = append(all, move{verb: chance, row: uint8(deck)})
		}
	}
	return append(all, move{verb: done})
}

// singles fill boxes one by one, or leave it. Whoever takes a chance with dice
// enters one at least.
func (m *Match) singles() []move {
	all := m.enterings()
	if m.chance && m.entries == 0 {
		return all
	}
	return append(all, move{verb: done})
}

// enterings fill a single box, if one more may be filled.
func (m *Match) enterings() []move {
	if m.phase == entering && m.entriesLeft() == 0 {
		return nil
	}
	var all []move
	for i := range m.mine().All() {
		s := &m.mine().Spots[i]
		card, written := m.card(s.Card), m.writing(s)
		if s.Done {
			continue
		}
		for _, e := range filling.Entries(card, written, m.within(), m.aid()) {
			if m.has(hopeless, "forbidden") && !after(card, written, e) {
				continue
			}
			mv := move{verb: enter, at: s.At, dice: m.faces}
			mv.way[e.Die] = e.Use
			all = append(all, mv)
		}
	}
	return all
}

// within are the dice of which one may be entered: those of the last roll, by
// chance all.
func (m *Match) within() filling.Dice {
	if m.phase == acting || m.chance {
		return m.usable(allDice)
	}
	return m.usable(m.thrown)
}

// after reports whether a card can still be completed with an entry in it.
func after(card *catalogue.Card, written []uint8, e filling.Entry) bool {
	next := slices.Clone(written)
	next[e.Box] = e.Value
	return card.Completable(next)
}

// removals take the card on the far right of a row out of the market.
func (m *Match) removals() []move {
	var all []move
	for row, cards := range m.market {
		if cards != [catalogue.Places]uint8{} {
			all = append(all, move{verb: remove, row: uint8(row)})
		}
	}
	return all
}

// colourings choose the colour of the first joker without one.
func (m *Match) colourings() []move {
	i := m.joker(m.player())
	if i < 0 {
		return nil
	}
	var all []move
	for c := range catalogue.Dice {
		all = append(all, move{verb: colour, at: m.mine().Spots[i].At, colour: uint8(filling.Colour(c))})
	}
	return all
}

// joker is the first completed joker of a player that has no colour, -1 for none.
func (m *Match) joker(player int) int {
	return slices.IndexFunc(m.displays[player].All(), func(s grid.Spot) bool {
		return s.Done && s.Colour == catalogue.White && m.card(s.Card).Colour == catalogue.Joker
	})
}
