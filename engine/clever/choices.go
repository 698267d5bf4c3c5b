package clever

import "silvertray/engine"

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
		if len(to) == 0 || m.declines {
			to = append(to, move{verb: pass})
		}
		if m.me().left(reroll) > 0 {
			to = append(to, move{verb: again})
		}
	case m.phase == drawing:
		to = m.uses(to, take, m.lie(engine.OnTray))
		switch {
		case len(to) == 0:
			to = append(m.uses(to, take, m.fallback()), move{verb: pass})
		case m.declines:
			to = append(to, move{verb: pass})
		}
	case m.phase == returning:
		for die := range m.lie(engine.OnTray).each() {
			to = append(to, move{verb: fetch, die: uint8(die)})
		}
		to = append(to, move{verb: done})
	case m.phase == extras:
		to = append(m.uses(to, extra, m.unspent()), move{verb: done})
	}
	return to
}

// uses appends every way to use one of some dice.
func (m *Match) uses(to []move, v verb, among set) []move {
	for die := range among.each() {
		for area := range m.areas {
			for box := range m.fits(area, die).each() {
				to = append(to, move{verb: v, die: uint8(die), area: uint8(area), box: uint8(box)})
			}
		}
	}
	return to
}

// sweeper is an area where a pick may also mark the dice that it moved to the
// tray.
type sweeper interface {
	// sweeps are the boxes for such a die.
	sweeps(m *marks, die colour, value int) set
	// rowOf is the colour of a box's row.
	rowOf(box int) colour
}

// sweeper is the area as one that marks swept dice, or nil.
func (l *layout) sweeper(area int) sweeper {
	s, _ := l.areas[area].kind.(sweeper)
	return s
}

// sweepArea is the area where swept dice may be marked; it is asked for only
// where there is one.
func (l *layout) sweepArea() int {
	for area := range l.areas {
		if l.sweeper(area) != nil {
			return area
		}
	}
	return -1
}

// sweepBoxes are the boxes where a die just swept may be marked.
func (m *Match) sweepBoxes(die int) set {
	area := m.sweepArea()
	return m.sweeper(area).sweeps(&m.me().areas[area], m.dice[die], int(m.faces[die]))
}

// sweepMarks appends every mark for a die just swept.
func (m *Match) sweepMarks(to []move) []move {
	for die := range m.sweeps.each() {
		for box := range m.sweepBoxes(die).each() {
			to = append(to, move{verb: sweep, die: uint8(die), area: uint8(m.sweepArea()), box: uint8(box)})
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
		for _, b := range m.meanings(b) {
			area := m.area(b.area)
			for box := range m.fitting(area, int(b.number)).each() {
				to = append(to, move{verb: use, area: uint8(area), box: uint8(box), number: b.number})
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
		for _, b := range m.meanings(b) {
			if m.area(b.area) == int(mv.area) && b.number == mv.number {
				return i
			}
		}
	}
	return -1
}

// usable reports whether a bonus has an open box.
func (m *Match) usable(b bonus) bool {
	for _, b := range m.meanings(b) {
		if m.fitting(m.area(b.area), int(b.number)) != 0 {
			return true
		}
	}
	return false
}

// fits are the boxes of an area that a die may be used for, as the dice lie.
func (m *Match) fits(area, die int) set {
	if !m.takes(&m.areas[area], m.dice[die]) {
		return 0
	}
	return m.fitting(area, m.value(area, die))
}

// fitting are the boxes of an area that take a value.
func (m *Match) fitting(area, value int) set {
	return m.areas[area].fits(&m.me().areas[area], value)
}

// value is what a die is worth in an area: its face, and its partner's where
// the area adds one, wherever the two lie.
func (m *Match) value(area, die int) int {
	value := int(m.faces[die])
	if partner := m.partner(&m.areas[area], die); partner >= 0 {
		value += int(m.faces[partner])
	}
	return value
}

// fitsAny reports whether one of some dice can be used.
func (m *Match) fitsAny(among set) bool {
	for die := range among.each() {
		for area := range m.areas {
			if m.fits(area, die) != 0 {
				return true
			}
		}
	}
	return false
}

// fallback are the dice a passive player may use when no tray die fits: those
// on the active player's fields, and in a solo game what the setting says.
func (m *Match) fallback() set {
	if m.solo() && m.settings[soloFallback.name] == "nothing" {
		return 0
	}
	return m.lie(engine.InHand) | m.lie(engine.OnField)
}

// unspent are the dice not used as extra dice in this turn.
func (m *Match) unspent() set { return (1<<len(m.dice) - 1) &^ m.spent }

// hasExtra reports whether the player who acts can use an extra die.
func (m *Match) hasExtra() bool {
	if m.me().left(plusOne) == 0 || m.passive() && m.solo() && m.settings[soloExtra.name] == "no" {
		return false
	}
	return m.fitsAny(m.unspent())
}
