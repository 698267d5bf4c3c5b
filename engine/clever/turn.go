package clever

import (
	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// play carries out a legal choice.
func (m *Match) play(mv move) {
	switch mv.verb {
	case take:
		m.take(mv)
	case pass:
		m.pass(mv)
	case again:
		m.me().Spend(paper.Reroll)
		m.phase = throwing
	case extra:
		m.me().Spend(paper.PlusOne)
		m.spent |= paper.Only(int(mv.die))
		m.mark(mv, m.value(int(mv.area), int(mv.die)))
	case use:
		m.due.drop(m.dueFor(mv))
		m.mark(mv, int(mv.number))
	case sweep:
		m.sweeps &^= paper.Only(int(mv.die))
		m.mark(mv, int(m.faces[mv.die]))
	case fetch:
		m.me().Spend(paper.TakeBack)
		m.place[mv.die] = engine.InHand
	case done:
		m.done()
	}
	m.settle()
}

// done leaves what else could have been used.
func (m *Match) done() {
	switch {
	case m.sweeps != 0:
		m.sweeps = 0
	case m.phase == returning:
		m.throwOn()
	default:
		m.nextSeat()
	}
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
	if m.layout.Sweeper(int(mv.area)) != nil {
		m.sweeps = m.below(m.faces[die], m.lie(engine.InHand))
	}
	m.put(m.swept(mv), engine.OnTray)
	m.nextRoll()
}

// swept are the dice in hand that an active player's choice moves to the tray:
// the lower ones, and at the end of the turn all that is left.
func (m *Match) swept(mv move) paper.Set {
	hand := m.lie(engine.InHand)
	if mv.verb == take {
		hand &^= paper.Only(int(mv.die))
	}
	switch {
	case m.roll == paper.PerTurn, mv.verb == pass && m.passEnds():
		return hand
	case mv.verb == take:
		return m.below(m.faces[mv.die], hand)
	}
	return 0
}

// pass marks nothing. An active player's roll is spent all the same, and its
// dice stay in hand, or the turn ends with it.
func (m *Match) pass(mv move) {
	m.put(m.swept(mv), engine.OnTray)
	if m.phase == drawing || m.passEnds() {
		m.phase = extras
		return
	}
	m.nextRoll()
}

// passEnds reports whether a roll of which no die is used ends the active turn.
func (m *Match) passEnds() bool { return m.settings[unusedRoll.name] == "ends-turn" }

// nextRoll goes on towards the next roll of the turn, if there is one.
func (m *Match) nextRoll() {
	m.phase = returning
	if m.roll == paper.PerTurn {
		m.phase = extras
	}
}

// throwOn throws the dice in hand once more; without any the turn ends.
func (m *Match) throwOn() {
	if m.lie(engine.InHand) == 0 {
		m.phase = extras
		return
	}
	m.roll++
	m.phase = throwing
}

// throw lets the dice in hand come to rest. In a solo player's passive turn
// the dice of low go to the tray at once.
func (m *Match) throw(values [dice]uint8, low paper.Set) {
	for i := range m.lie(engine.InHand).Each() {
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
	m.layout.Mark(m.me(), int(mv.area), int(mv.box), value, func(p paper.Prize) { m.earn(p.Bonus) })
}

// earn gives a bonus to the player who acts, and with the last circle of an
// action track what stands at its end.
func (m *Match) earn(b paper.Bonus) {
	if !m.me().Count(b) {
		m.due.add(b)
	} else if t := m.layout.Track(b); t != nil && m.me().Circled(b) == t.Slots {
		m.earn(t.End)
	}
}

// settle drops bonuses that cannot be used and goes on until there is
// something to ask.
func (m *Match) settle() {
	m.dropUseless()
	for !m.pending() && m.idle() {
		switch m.phase {
		case opening:
			m.nextOpening()
		case returning:
			m.throwOn()
		default:
			m.nextSeat()
		}
		m.dropUseless()
	}
}

// dropUseless loses the bonuses that have no open box left, and the marks for
// dice moved to the tray. None could have one again: boxes only fill up, and a
// 6 fits any box to be written in.
func (m *Match) dropUseless() {
	for die := range m.sweeps.Each() {
		if m.sweepBoxes(die) == 0 {
			m.sweeps &^= paper.Only(die)
		}
	}
	for i := int(m.due.n) - 1; i >= 0; i-- {
		if !m.usable(m.due.list[i]) {
			m.due.drop(i)
		}
	}
}

// idle reports whether the phase has nothing to ask.
func (m *Match) idle() bool {
	switch m.phase {
	case extras:
		return !m.hasExtra()
	case returning:
		return m.me().Left(paper.TakeBack) == 0 || m.lie(engine.OnTray) == 0
	}
	return m.phase == opening
}

// startRound opens the next round, or ends the match after the last.
func (m *Match) startRound() {
	if int(m.round) == m.rounds() {
		m.phase = over
		return
	}
	m.round++
	m.phase, m.active, m.seat = opening, 0, 0
	m.earn(m.layout.Start(m.round))
}

// nextOpening gives the round's bonus to the next player, then begins the
// first turn.
func (m *Match) nextOpening() {
	if int(m.seat)+1 == len(m.players) {
		m.startTurn(0, 0)
		return
	}
	m.seat++
	m.earn(m.layout.Start(m.round))
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
