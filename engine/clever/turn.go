package clever

import "silvertray/engine"

// play carries out a legal choice.
func (m *Match) play(mv move) {
	switch mv.verb {
	case take:
		m.take(mv)
	case pass:
		m.pass(mv)
	case again:
		m.me().spend(reroll)
		m.phase = throwing
	case extra:
		m.me().spend(plusOne)
		m.spent |= only(int(mv.die))
		m.mark(mv, m.value(int(mv.area), int(mv.die)))
	case use:
		m.due.drop(m.dueFor(mv))
		m.mark(mv, int(mv.number))
	case done:
		m.nextSeat()
	}
	m.settle()
}

// take marks a die's value and, for the active player, lays the die on a field
// and all lower ones on the tray.
func (m *Match) take(mv move) {
	die := int(mv.die)
	m.mark(mv, m.value(int(mv.area), die))
	if m.phase == drawing {
		m.phase = extras
		return
	}
	m.place[die] = engine.OnField
	m.put(m.swept(mv), engine.OnTray)
	m.nextRoll()
}

// swept are the dice in hand that an active player's choice moves to the tray:
// the lower ones, and after the last roll all that is left.
func (m *Match) swept(mv move) set {
	hand := m.lie(engine.InHand)
	if mv.verb == take {
		hand &^= only(int(mv.die))
	}
	switch {
	case m.roll == perTurn:
		return hand
	case mv.verb == take:
		return m.below(m.faces[mv.die], hand)
	}
	return 0
}

// pass marks nothing; an active player's roll is spent all the same, and its
// dice stay in hand.
func (m *Match) pass(mv move) {
	if m.phase == drawing {
		m.phase = extras
		return
	}
	m.put(m.swept(mv), engine.OnTray)
	m.nextRoll()
}

// nextRoll goes on to the next roll of the turn, while there is one and dice
// are left in hand.
func (m *Match) nextRoll() {
	if m.roll == perTurn || m.lie(engine.InHand) == 0 {
		m.phase = extras
		return
	}
	m.roll++
	m.phase = throwing
}

// throw lets the dice in hand come to rest. In a solo player's passive turn
// the dice of low go to the tray at once.
func (m *Match) throw(values [dice]uint8, low set) {
	for i := range m.lie(engine.InHand).each() {
		m.faces[i] = values[i]
	}
	m.phase = picking
	if m.passive() {
		m.put(low, engine.OnTray)
		m.phase = drawing
	}
	m.settle()
}

// mark puts a value on the sheet of the player who acts and hands out what it
// brings.
func (m *Match) mark(mv move, value int) {
	m.layout.mark(m.me(), int(mv.area), int(mv.box), value, func(p prize) { m.earn(p.bonus) })
}

// earn gives a bonus to the player who acts.
func (m *Match) earn(b bonus) {
	if !m.me().count(b) {
		m.due.add(b)
	}
}

// settle drops bonuses that cannot be used and goes on until there is
// something to ask.
func (m *Match) settle() {
	m.dropUseless()
	for m.due.n == 0 && m.idle() {
		if m.phase == opening {
			m.nextOpening()
		} else {
			m.nextSeat()
		}
		m.dropUseless()
	}
}

// dropUseless loses the bonuses that have no open box left. None could have
// one again: boxes only fill up, and a 6 fits any box to be written in.
func (m *Match) dropUseless() {
	for i := int(m.due.n) - 1; i >= 0; i-- {
		if !m.usable(m.due.list[i]) {
			m.due.drop(i)
		}
	}
}

// idle tells that the phase has nothing to ask.
func (m *Match) idle() bool {
	return m.phase == opening || m.phase == extras && !m.hasExtra()
}

// startRound opens the next round, or ends the match after the last.
func (m *Match) startRound() {
	if int(m.round) == m.rounds() {
		m.phase = over
		return
	}
	m.round++
	m.phase, m.active, m.seat = opening, 0, 0
	m.earn(m.start(m.round))
}

// nextOpening gives the round's bonus to the next player, then begins the
// first turn.
func (m *Match) nextOpening() {
	if int(m.seat)+1 == len(m.players) {
		m.startTurn(0, 0)
		return
	}
	m.seat++
	m.earn(m.start(m.round))
}

// startTurn hands all dice to a seat.
func (m *Match) startTurn(active, seat uint8) {
	m.phase, m.active, m.seat, m.roll, m.spent = throwing, active, seat, 1, 0
	m.faces, m.place = [dice]uint8{}, [dice]engine.Place{}
}

// nextSeat goes on to the next passive player, the next turn or the next round.
func (m *Match) nextSeat() {
	next := m.seat + 1
	switch {
	case m.solo() && next == 1:
		m.startTurn(m.active, next)
	case int(next) < len(m.players):
		m.phase, m.seat, m.spent = drawing, next, 0
	case int(m.active)+1 < len(m.players):
		m.startTurn(m.active+1, 0)
	default:
		m.startRound()
	}
}
