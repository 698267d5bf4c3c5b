package clever

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/engine"
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
	return engine.Label{Text: fmt.Sprint(mv)}
}

func (m *Match) labelChoice(mv move) engine.Label {
	label := engine.Label{Text: m.text(mv), Brings: m.brings(mv), Sweeps: m.sweeps(mv)}
	if mv.verb == take {
		label.Die = m.dice[mv.die].String()
	}
	return label
}

// labelRoll reads a roll aloud.
func labelRoll(roll engine.Thrown) engine.Label {
	var words []string
	for _, f := range roll.Faces {
		words = append(words, fmt.Sprintf("%s %d", f.Die, f.Value))
	}
	label := engine.Label{Text: strings.Join(words, ", ")}
	if len(roll.Near) > 0 {
		label.Brings = []string{"nearest the tray: " + strings.Join(roll.Near, ", ")}
	}
	return label
}

// text names a choice.
func (m *Match) text(mv move) string {
	switch mv.verb {
	case take:
		return m.useText(mv)
	case extra:
		return "extra: " + m.useText(mv)
	case use:
		return m.bonusText(mv)
	case again:
		return fmt.Sprintf("roll again (%d left)", m.me().left(reroll))
	case done:
		return "no extra die"
	}
	if m.phase == drawing && m.fitsAny(m.fallback()) {
		return "take none of the active player's dice"
	}
	return "no die fits"
}

// useText names a die with the box it is used for: "white as yellow 5, row 1",
// "blue + white = 7".
func (m *Match) useText(mv move) string {
	area, die := int(mv.area), int(mv.die)
	a, colour := &m.areas[area], m.dice[die]
	value := m.value(area, die)
	if partner := m.partner(a, die); partner >= 0 {
		return fmt.Sprintf("%s + %s = %d", colour, m.dice[partner], value)
	}
	said := fmt.Sprintf("%s %s", a.colour, a.say(int(mv.box), value))
	if colour != a.colour {
		return fmt.Sprintf("%s as %s", colour, said)
	}
	return said
}

// bonusText names a bonus with its box.
func (m *Match) bonusText(mv move) string {
	a := &m.areas[mv.area]
	if mv.number == free {
		return fmt.Sprintf("cross %s %s", a.colour, a.say(int(mv.box), free))
	}
	return fmt.Sprintf("write %s %s", a.colour, a.say(int(mv.box), int(mv.number)))
}

// brings lists what follows at once: bonuses, points, dice to the tray.
func (m *Match) brings(mv move) []string {
	switch mv.verb {
	case take, extra:
		value := m.value(int(mv.area), int(mv.die))
		return append(m.earns(mv, value), m.sweepsText(mv)...)
	case use:
		return m.earns(mv, int(mv.number))
	case pass:
		return m.sweepsText(mv)
	}
	return nil
}

// earns lists the bonuses and points of a mark.
func (m *Match) earns(mv move, value int) []string {
	var out []string
	next, k := *m.me(), m.areas[mv.area].kind
	m.layout.mark(&next, int(mv.area), int(mv.box), value, func(p prize) {
		words := p.bonus.words()
		if p.from != "" {
			words = p.from + ": " + words
		}
		out = append(out, words)
	})
	gain := k.points(&next.areas[mv.area]) - k.points(&m.me().areas[mv.area])
	switch gain {
	case 0:
		return out
	case 1:
		return append(out, "+1 point")
	}
	return append(out, fmt.Sprintf("%+d points", gain))
}

// sweeps names the dice that go to the tray with a choice of the active player.
func (m *Match) sweeps(mv move) []string {
	if m.phase != picking || mv.verb != take && mv.verb != pass {
		return nil
	}
	var dice []string
	for i := range m.swept(mv).each() {
		dice = append(dice, m.dice[i].String())
	}
	return dice
}

// sweepsText says which dice go to the tray, and what they show.
func (m *Match) sweepsText(mv move) []string {
	dice := m.sweeps(mv)
	if dice == nil {
		return nil
	}
	for i, name := range dice {
		dice[i] = fmt.Sprintf("%s %d", name, m.faces[slices.Index(names(m.dice), name)])
	}
	return []string{strings.Join(dice, ", ") + " to the tray"}
}
