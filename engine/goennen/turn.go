package goennen

import (
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
)

// play carries out a legal choice.
func (m *Match) play(mv move) {
	switch mv.verb {
	case discard:
		m.discard(mv.card)
	case put:
		m.put(mv)
	case enter:
		m.enter(mv)
	case complete:
		m.complete(mv)
	case buy:
		m.buy(mv)
	case again:
		m.roll++
		m.thrown, m.phase = mv.set, throwing
		return
	case chance:
		m.takeChance(int(mv.row))
	case remove:
		m.remove(int(mv.row))
	case colour:
		m.mine().Spots[m.mine().On(mv.at)].Colour = catalogue.Colour(mv.colour)
	case done:
		m.done()
	}
	m.settle()
}

// rolled goes on after the dice have come to rest.
func (m *Match) rolled() {
	m.spent, m.entries = 0, 0
	switch {
	case m.passiveSolo():
		m.phase = entering
	case m.roll > 1 && !m.solo():
		m.phase, m.seat = entering, 1
	default:
		m.phase = acting
	}
	m.settle()
}

// settle goes on until there is something to ask.
func (m *Match) settle() {
	for m.idle() {
		m.done()
	}
}

// idle reports whether the one who acts can do nothing but be done.
func (m *Match) idle() bool {
	switch m.phase {
	case entering:
		return len(m.enterings()) == 0
	case acting:
		return m.acted && len(m.completions()) == 0 && len(m.purchases()) == 0
	case removing:
		return len(m.removals()) == 0
	case colouring:
		return m.joker(m.player()) < 0
	}
	return false
}

// done leaves what else could have been done.
func (m *Match) done() {
	switch m.phase {
	case entering:
		m.entered()
	case acting:
		m.endTurn()
	case removing:
		m.removed++
		m.restock()
	case colouring:
		m.nextJoker()
	}
}

// entered goes on to the next passive player, then back to the active one.
func (m *Match) entered() {
	m.spent, m.entries = 0, 0
	switch {
	case m.chance:
		m.endTurn()
	case m.solo():
		m.phase = removing
	case int(m.seat)+1 < len(m.players):
		m.seat++
	default:
		m.seat, m.phase = 0, acting
	}
}

// enter fills one box, and marks a circle when it is the second die.
func (m *Match) enter(mv move) {
	if m.entries++; int(m.entries) > m.freeEntries() {
		m.mark(catalogue.SecondDie, 1)
	}
	m.spend(mv)
	m.write(mv)
}

// complete fills the empty boxes of a card.
func (m *Match) complete(mv move) {
	m.spend(mv)
	m.write(mv)
	m.acted = true
}

// write puts the dice of a move into the boxes of a card, which may complete it.
func (m *Match) write(mv move) {
	s := &m.mine().Spots[m.mine().On(mv.at)]
	for _, u := range mv.way {
		if u.Value > 0 {
			s.Written[u.Box] = u.Value
		}
	}
	s.Done = m.card(s.Card).Completed(m.writing(s))
}

// buy takes a card out of the market, to be laid at once.
func (m *Match) buy(mv move) {
	_, size := mv.way.Used()
	price := m.game.cards.Market.Prices[mv.row][mv.slot]
	m.spend(mv)
	m.mark(catalogue.OneDieLess, price-size)
	m.held = m.market[mv.row][mv.slot]
	m.market[mv.row][mv.slot] = 0
	m.bought[mv.row], m.acted = true, true
	m.phase = placing
}

// put lays a card, and goes on with what it came from.
func (m *Match) put(mv move) {
	if m.closes() {
		m.final = m.round + 1
	}
	m.mine().Lay(mv.card, mv.at)
	switch {
	case m.held == 0:
		m.layHand(mv.card)
	case m.chance:
		m.endTurn()
	default:
		m.held, m.phase = 0, acting
	}
}

// closes reports whether the card to be laid is the first ninth one: this round is then
// finished, and one more played.
func (m *Match) closes() bool {
	return m.final == 0 && m.mine().N == grid.Most-1 && (!m.chance || m.has(ninthCard, "ends"))
}

// takeChance begins one of the two kinds of chance.
func (m *Match) takeChance(what int) {
	m.chance, m.spent, m.entries = true, 0, 0
	if what == chanceDice {
		m.phase = entering
		return
	}
	m.phase, m.pile = drawing, catalogue.Deck(what)
}

// discard puts a card away: in the beginning under its pile.
func (m *Match) discard(card uint8) {
	if !m.chance {
		m.putUnder(card)
		m.keepHand(card)
		return
	}
	if m.has(chanceCard, "under") {
		m.putUnder(card)
	}
	m.endTurn()
}

// endTurn clears the table and fills the market up.
func (m *Match) endTurn() {
	m.rerolls = m.roll - 1
	m.held, m.chance, m.acted, m.spent, m.entries, m.seat = 0, false, false, 0, 0, 0
	for row, bought := range m.bought {
		if bought {
			m.shift(row)
		}
	}
	m.bought = [2]bool{}
	m.faces, m.thrown = noDice, 0
	if m.solo() {
		m.seat = 1 // the passive turn comes next
	}
	m.restock()
}

// restock asks for cards where the market has gaps, and goes on.
func (m *Match) restock() {
	if m.phase = stocking; len(m.needed()) == 0 {
		m.shown()
	}
}
