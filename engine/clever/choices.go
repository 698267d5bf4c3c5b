package clever

import (
	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// choices appends the legal choices in their fixed order: by die, area and
// box as printed, then pass, reroll, done.
func (m *Match) choices(to []move) []move {
	switch {
	case m.pending():
		to = m.bonuses(to)
		if m.sweeps != 0 {
			to = append(m.sweepMarks(to), move{verb: done})
		}
	case m.phase == picking:
		to = m.uses(to, take, m.lie(engine.InHand))
		if len(to) == 0 || m.layout.Declines {
			to = append(to, move{verb: pass})
		}
		if m.me().Left(paper.Reroll) > 0 {
			to = append(to, move{verb: again})
		}
	case m.phase == drawing:
		to = m.uses(to, take, m.lie(engine.OnTray))
		switch {
		case len(to) == 0:
			to = append(m.uses(to, take, m.fallback()), move{verb: pass})
		case m.layout.Declines:
			to = append(to, move{verb: pass})
		}
	case m.phase == returning:
		for die := range m.lie(engine.OnTray).Each() {
			to = append(to, move{verb: fetch, die: uint8(die)})
		}
		to = append(to, move{verb: done})
	case m.phase == extras:
		to = append(m.uses(to, extra, m.unspent()), move{verb: done})
	}
	return to
}

// uses appends every way to use one of some dice.
func (m *Match) uses(to []move, v verb, among paper.Set) []move {
	for die := range among.Each() {
		for area := range m.layout.Areas {
			for box := range m.fits(area, die).Each() {
				to = append(to, move{verb: v, die: uint8(die), area: uint8(area), box: uint8(box)})
			}
		}
	}
	return to
}

// sweepBoxes are the boxes where a die just swept may be marked.
func (m *Match) sweepBoxes(die int) paper.Set {
	area := m.layout.SweepArea()
	return m.layout.Sweeper(area).Sweeps(&m.me().Areas[area], m.layout.Dice[die], int(m.faces[die]))
}

// sweepMarks appends every mark for a die just swept.
func (m *Match) sweepMarks(to []move) []move {
	for die := range m.sweeps.Each() {
		for box := range m.sweepBoxes(die).Each() {
			to = append(to, move{verb: sweep, die: uint8(die), area: uint8(m.layout.SweepArea()), box: uint8(box)})
		}
	}
	return to
}

// bonuses appends every way to use one of the bonuses due. Equal ones are
// offered once.
func (m *Match) bonuses(to []move) []move {
	for i, b := range m.due.all() {
		if m.dueBefore(i) {
			continue
		}
		for _, b := range m.layout.Meanings(b) {
			area := m.layout.Area(b.Area)
			for box := range m.fitting(area, int(b.Number)).Each() {
				to = append(to, move{verb: use, area: uint8(area), box: uint8(box), number: b.Number})
			}
		}
	}
	return to
}

// dueBefore reports whether an equal bonus comes earlier among those due.
func (m *Match) dueBefore(i int) bool {
	for _, b := range m.due.list[:i] {
		if b == m.due.list[i] {
			return true
		}
	}
	return false
}

// dueFor finds the bonus due that a move uses, or -1.
func (m *Match) dueFor(mv move) int {
	for i, b := range m.due.all() {
		for _, b := range m.layout.Meanings(b) {
			if m.layout.Area(b.Area) == int(mv.area) && b.Number == mv.number {
				return i
			}
		}
	}
	return -1
}

// usable reports whether a bonus has an open box.
func (m *Match) usable(b paper.Bonus) bool {
	for _, b := range m.layout.Meanings(b) {
		if m.fitting(m.layout.Area(b.Area), int(b.Number)) != 0 {
			return true
		}
	}
	return false
}

// fits are the boxes of an area that a die may be used for, as the dice lie.
func (m *Match) fits(area, die int) paper.Set {
	if !m.layout.Takes(&m.layout.Areas[area], m.layout.Dice[die]) {
		return 0
	}
	return m.fitting(area, m.value(area, die))
}

// fitting are the boxes of an area that take a value.
func (m *Match) fitting(area, value int) paper.Set {
	return m.layout.Areas[area].Fits(&m.me().Areas[area], value)
}

// value is what a die is worth in an area: its face, and its partner's where
// the area adds one, wherever the two lie.
func (m *Match) value(area, die int) int {
	value := int(m.faces[die])
	if partner := m.layout.Partner(&m.layout.Areas[area], die); partner >= 0 {
		value += int(m.faces[partner])
	}
	return value
}

// fitsAny reports whether one of some dice can be used.
func (m *Match) fitsAny(among paper.Set) bool {
	for die := range among.Each() {
		for area := range m.layout.Areas {
			if m.fits(area, die) != 0 {
				return true
			}
		}
	}
	return false
}

// fallback are the dice a passive player may use when no tray die fits: those
// on the active player's fields, and in a solo game what the setting says.
func (m *Match) fallback() paper.Set {
	if m.solo() && m.settings[soloFallback.name] == "nothing" {
		return 0
	}
	return m.lie(engine.InHand) | m.lie(engine.OnField)
}

// unspent are the dice not used as extra dice in this turn.
func (m *Match) unspent() paper.Set { return m.allDice() &^ m.spent }

// hasExtra reports whether the player who acts can use an extra die.
func (m *Match) hasExtra() bool {
	if m.me().Left(paper.PlusOne) == 0 || m.passive() && m.solo() && m.settings[soloExtra.name] == "no" {
		return false
	}
	return m.fitsAny(m.unspent())
}
