package goennen

import (
	"fmt"
	"math/bits"
	"slices"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
)

// stated is the choice that words state, or the rule that forbids it. Dice may be
// named in any order, and a way may mark more circles than it needs: the rule text
// allows it, although such ways are not listed.
func (m *Match) stated(said []string) (move, words.Phrase) {
	if m.phase == acting && len(said) > 0 {
		switch said[0] {
		case complete.String():
			return m.completion(said)
		case buy.String():
			return m.purchase(said)
		case again.String():
			return m.reroll(said)
		}
	}
	return move{}, m.reason(said)
}

// completion reads "complete c3 yellow blue+1".
func (m *Match) completion(said []string) (move, words.Phrase) {
	if len(said) < 3 {
		return move{}, words.Name(fmt.Sprintf("a card is completed like %q", "complete c3 yellow blue+1"))
	}
	s, rule := m.spotNamed(said[1])
	if rule != "" {
		return move{}, rule
	}
	way, rule := m.way(said[2:], m.usable(allDice))
	if rule != "" {
		return move{}, rule
	}
	empty := 0
	for _, v := range m.writing(s) {
		if v == 0 {
			empty++
		}
	}
	if n := len(said) - 2; n != empty {
		return move{}, words.Say("%d boxes of %s are empty, and all have to be filled at once", empty, said[1])
	}
	filled, completes := filling.Fit(m.card(s.Card), m.writing(s), way)
	if !completes {
		return move{}, words.Say("those dice do not fill the boxes of %s", said[1])
	}
	return m.usual(move{verb: complete, at: s.At, way: filled, dice: m.faces}), ""
}

// purchase reads "buy scoring.1 yellow blue red+1".
func (m *Match) purchase(said []string) (move, words.Phrase) {
	if m.mine().N == grid.Most {
		return move{}, "the display is full"
	}
	row, slot, rule := m.offer(said)
	if rule != "" {
		return move{}, rule
	}
	way, rule := m.way(said[2:], m.usable(allDice))
	if rule != "" {
		return move{}, rule
	}
	price := m.game.cards.Market.Prices[row][slot]
	_, size := way.Used()
	less := price - size
	switch {
	case way.Colours() > 0:
		return move{}, "the colours of dice do not matter for a purchase"
	case less < 0 || less > m.uses(catalogue.OneDieLess), !way.Alike():
		return move{}, words.Say("that card costs %d equal dice that have not been used", price)
	}
	return m.usual(move{verb: buy, row: uint8(row), slot: uint8(slot), way: way, dice: m.faces}), ""
}

// offer finds a card by the name of its place in the market.
func (m *Match) offer(said []string) (row, slot int, rule words.Phrase) {
	for row := range m.market {
		for slot, card := range m.market[row] {
			switch {
			case len(said) < 2 || said[1] != fmt.Sprintf("%s.%d", catalogue.Decks[row], slot+1):
			case card == 0:
				return 0, 0, "no card lies there"
			default:
				return row, slot, ""
			}
		}
	}
	return 0, 0, words.Name(fmt.Sprintf("a card is bought like %q", "buy scoring.1 yellow blue green"))
}

// way reads some of these dice, with the helps that the player who acts has circles for.
func (m *Match) way(said []string, dice filling.Dice) (filling.Way, words.Phrase) {
	way, rule := filling.Read(said, dice, m.game.cards)
	if rule != "" {
		return way, rule
	}
	for _, help := range []struct {
		kind  catalogue.Kind
		needs int
	}{{catalogue.PlusMinus, way.Steps(m.faces)}, {catalogue.OtherColour, way.Colours()}} {
		if left := m.uses(help.kind); help.needs > left {
			bonus := catalogue.Reward{Kind: help.kind}.Phrase("")
			return way, words.Say("the bonus %q needs %d of its circles, and has %d left", bonus, help.needs, left)
		}
	}
	return way, ""
}

// usual is a move as it is listed, where it is: dice that fill other boxes of a full
// card are the same move.
func (m *Match) usual(mv move) move {
	if listed, is := m.listed(Move{m.game, mv}.String()); is {
		return listed
	}
	return mv
}

// reroll reads "reroll yellow green".
func (m *Match) reroll(said []string) (move, words.Phrase) {
	switch {
	case m.acted:
		return move{}, "after a card was bought or completed no dice are thrown again"
	case m.roll == perTurn:
		return move{}, "dice are thrown three times at most"
	case len(said) < 2:
		return move{}, words.Name(fmt.Sprintf("dice are thrown again like %q", "reroll "+m.game.cards.Colours[0]))
	}
	var set uint8
	for _, name := range said[1:] {
		die := slices.Index(m.game.cards.Colours[:], name)
		if die < 0 {
			return move{}, filling.NoDie(name, m.game.cards)
		}
		set |= 1 << die
	}
	if bits.OnesCount8(set) < len(said)-1 {
		return move{}, "a die is named twice"
	}
	return move{verb: again, set: set}, ""
}
