package goennen

import "silvertray/engine/goennen/catalogue"

// uses are the circles left of a bonus on the completed cards of the player who
// acts.
func (m *Match) uses(k catalogue.Kind) int {
	n := 0
	for _, s := range m.mine().All() {
		if r := m.card(s.Card).Reward; s.Done && r.Kind == k {
			n += r.Uses - int(s.Marked)
		}
	}
	return n
}

// mark marks circles of a bonus, on the card laid first to begin with.
func (m *Match) mark(k catalogue.Kind, n int) {
	for i := range m.mine().All() {
		s := &m.mine().Spots[i]
		if r := m.card(s.Card).Reward; s.Done && r.Kind == k {
			now := min(n, r.Uses-int(s.Marked))
			s.Marked += uint8(now)
			n -= now
		}
	}
}

// spend marks the dice of a move as used and the circles of the helps that they
// needed.
func (m *Match) spend(mv move) {
	set, _ := mv.way.Used()
	m.spent |= set
	m.mark(catalogue.PlusMinus, mv.way.Steps(mv.dice))
	m.mark(catalogue.OtherColour, mv.way.Colours())
}

// spends is how many circles a move marks.
func (m *Match) spends(mv move) int {
	n := mv.way.Steps(mv.dice) + mv.way.Colours()
	switch {
	case mv.verb == buy:
		_, size := mv.way.Used()
		n += m.game.cards.Market.Prices[mv.row][mv.slot] - size
	case mv.verb == enter && int(m.entries) >= m.freeEntries():
		n++ // the second die
	}
	return n
}

// entriesLeft is how many boxes the one who acts may still fill one by one.
func (m *Match) entriesLeft() int {
	return m.freeEntries() - int(m.entries) + m.secondDice()
}

// freeEntries is how many boxes may be filled without a bonus.
func (m *Match) freeEntries() int {
	switch {
	case m.chance:
		return 2
	case m.solo():
		return perTurn - int(m.rerolls)
	}
	return 1
}

// secondDice is how many more a bonus allows: one, as long as it has not been
// used for this roll, and never to an active player.
func (m *Match) secondDice() int {
	switch {
	case m.chance, m.solo() && m.has(soloSecond, "no"):
		return 0
	case int(m.entries) > m.freeEntries():
		return 1 // used, and counted among the entries
	}
	return min(m.uses(catalogue.SecondDie), 1)
}
