package clever

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// Label says a legal move in words.
func (m *Match) Label(mv engine.Move) engine.Label {
	switch mv := mv.(type) {
	case engine.Thrown:
		return labelRoll(mv)
	case Move:
		if mv.layout == m.layout {
			return m.labelChoice(mv.move)
		}
	}
	return engine.Label{Text: words.Say("%s", mv)}
}

func (m *Match) labelChoice(mv move) engine.Label {
	label := engine.Label{Text: m.text(mv), Brings: m.brings(mv), Dice: engine.Handled{Sweeps: m.goingToTray(mv)}}
	switch mv.verb {
	case take:
		label.Dice.Takes = m.layout.Dice[mv.die].String()
		label.Group = label.Dice.Takes
	case extra, sweep:
		label.Group = m.layout.Dice[mv.die].String()
	case use:
		label.Group = m.layout.Areas[mv.area].Colour.String()
	}
	return label
}

// labelRoll reads a roll aloud.
func labelRoll(roll engine.Thrown) engine.Label {
	var near []words.Phrase
	for _, die := range roll.Near {
		near = append(near, words.Phrase(die))
	}
	label := engine.Label{Text: roll.Said()}
	if near != nil {
		label.Brings = []words.Phrase{words.Say("nearest the tray: %s", words.List(near))}
	}
	return label
}

// text names a choice.
func (m *Match) text(mv move) words.Phrase {
	switch mv.verb {
	case take:
		return m.useText(mv)
	case extra:
		return words.Say("extra: %s", m.useText(mv))
	case use:
		return m.bonusText(mv)
	case again:
		return words.Say("roll again (%d left)", m.me().Left(paper.Reroll))
	case done:
		return m.doneText()
	case sweep:
		return m.sweepText(mv)
	case fetch:
		return words.Say("take %s back", m.layout.Dice[mv.die].Phrase())
	}
	return m.passText()
}

// doneText names what is left alone.
func (m *Match) doneText() words.Phrase {
	switch {
	case m.sweeps != 0:
		return "mark none of them"
	case m.phase == returning && m.lie(engine.InHand) == 0:
		return "take none back, the turn ends"
	case m.phase == returning:
		return "roll, take none back"
	}
	return "no extra die"
}

// sweepText names a die just moved to the tray with the box marked for it.
func (m *Match) sweepText(mv move) words.Phrase {
	row := m.layout.Sweeper(int(mv.area)).RowOf(int(mv.box))
	if die := m.layout.Dice[mv.die]; die != row {
		return words.Say("also %s as %s %d", die.Phrase(), row.Phrase(), int(m.faces[mv.die]))
	}
	return words.Say("also %s %d", row.Phrase(), int(m.faces[mv.die]))
}

// passText says why no die is used, or that none is though one fits.
func (m *Match) passText() words.Phrase {
	switch {
	case m.phase == picking && m.fitsAny(m.lie(engine.InHand)):
		return "take no die of this roll"
	case m.phase == drawing && m.fitsAny(m.lie(engine.OnTray)):
		return "take no die of the tray"
	case m.phase == drawing && m.fitsAny(m.fallback()):
		return "take none of the active player's dice"
	}
	return "no die fits"
}

// useText names a die with the box it is used for: "white as yellow 5, row 1",
// "blue + white = 7".
func (m *Match) useText(mv move) words.Phrase {
	area, die := int(mv.area), int(mv.die)
	a, colour := &m.layout.Areas[area], m.layout.Dice[die]
	value := m.value(area, die)
	if partner := m.layout.Partner(a, die); partner >= 0 {
		return words.Say("%s + %s = %d", colour.Phrase(), m.layout.Dice[partner].Phrase(), value)
	}
	said := words.Say("%s %s", a.Colour.Phrase(), a.Say(&m.me().Areas[area], int(mv.box), value))
	if colour != a.Colour {
		return words.Say("%s as %s", colour.Phrase(), said)
	}
	return said
}

// bonusText names a bonus with its box.
func (m *Match) bonusText(mv move) words.Phrase {
	a := &m.layout.Areas[mv.area]
	said := words.Say("%s %s", a.Colour.Phrase(), a.Say(&m.me().Areas[mv.area], int(mv.box), int(mv.number)))
	switch a.Kind.(type) {
	case *paper.Circles:
		return said // which says whether it is a circle or a cross
	case *paper.Grid, *paper.Steps, *paper.Tally:
		return words.Say("cross %s", said)
	}
	return words.Say("write %s", said)
}

// brings lists what follows at once: bonuses, points, dice to the tray.
func (m *Match) brings(mv move) []words.Phrase {
	switch mv.verb {
	case take, extra:
		value := m.value(int(mv.area), int(mv.die))
		return append(m.earns(mv, value), m.trayText(mv)...)
	case sweep:
		return m.earns(mv, int(m.faces[mv.die]))
	case use:
		return m.earns(mv, int(mv.number))
	case pass:
		return m.trayText(mv)
	}
	return nil
}

// earns lists the bonuses and points of a mark.
func (m *Match) earns(mv move, value int) []words.Phrase {
	var out []words.Phrase
	next, k := *m.me(), m.layout.Areas[mv.area].Kind
	m.layout.Mark(&next, int(mv.area), int(mv.box), value, func(p paper.Prize) {
		brought := p.Bonus.Words()
		if p.From != "" {
			brought = words.Say("%s: %s", p.From, brought)
		}
		out = append(out, brought)
	})
	gain := k.Points(&next.Areas[mv.area]) - k.Points(&m.me().Areas[mv.area])
	if gain == 0 {
		return out
	}
	return append(out, words.Count(gain, "+1 point", "%+d points"))
}

// goingToTray names the dice that go to the tray with a choice of the active
// player.
func (m *Match) goingToTray(mv move) []string {
	if m.phase != picking || mv.verb != take && mv.verb != pass {
		return nil
	}
	var dice []string
	for i := range m.swept(mv).Each() {
		dice = append(dice, m.layout.Dice[i].String())
	}
	return dice
}

// trayText says which dice go to the tray, and what they show.
func (m *Match) trayText(mv move) []words.Phrase {
	var dice []words.Phrase
	for _, name := range m.goingToTray(mv) {
		dice = append(dice, words.Say("%s %d", words.Phrase(name), int(m.faces[slices.Index(paper.Names(m.layout.Dice), name)])))
	}
	if dice == nil {
		return nil
	}
	return []words.Phrase{words.Say("%s to the tray", words.List(dice))}
}
