package clever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
	"silvertray/internal/words"
)

// refuse says in words which rule forbids the move with this text. What is
// legal is settled elsewhere: this only looks for the reason.
func (m *Match) refuse(text string) error {
	return &engine.Refusal{Move: text, Rule: m.reason(strings.Fields(text))}
}

// reason is the rule that forbids what the words say.
func (m *Match) reason(said []string) words.Phrase {
	i := -1
	if len(said) > 0 {
		i = slices.Index(verbWords[:], said[0])
	}
	switch {
	case m.phase == over, i < 0:
		return m.awaited()
	case m.rolls():
		return m.whyNotNow(verb(i))
	case m.before(verb(i)) != "":
		return m.before(verb(i))
	case m.wants(verb(i)) != "":
		return m.wants(verb(i))
	case verb(i) == use:
		return m.whyNotBonus(said)
	case verb(i) == take || verb(i) == extra:
		return m.whyNotDie(verb(i), said)
	case verb(i) == sweep:
		return m.whyNotSweep(said)
	case verb(i) == fetch:
		return m.whyNotBack(said)
	}
	return m.whyNotWord(verb(i), said)
}

// awaited says what the match waits for.
func (m *Match) awaited() words.Phrase {
	name := m.players[m.player()]
	switch {
	case m.phase == over:
		return "the game is over"
	case m.rolls():
		return words.Say("a roll of %s is needed now", words.List(phrases(m.inHand())))
	case m.due.n > 0:
		return words.Say("%s has a bonus to use now, such as %q", name, m.first())
	}
	return words.Say("%s has to choose now, such as %q", name, m.first())
}

// before says what comes before a verb, if anything does.
func (m *Match) before(v verb) words.Phrase {
	name := m.players[m.player()]
	switch {
	case !m.pending() || v == use || v == sweep || v == done && m.sweeps != 0:
		return ""
	case m.due.n > 0:
		return words.Say("%s has to use a bonus first", name)
	}
	return words.Say("%s has to mark the dice moved to the tray first, or say %q", name, done.String())
}

// first is the first legal choice.
func (m *Match) first() string { return Move{m.layout, m.choices(nil)[0]}.String() }

// wants says why a verb has no place at this moment, if it has none.
func (m *Match) wants(v verb) words.Phrase {
	switch {
	case v == use && m.due.n == 0:
		return "no bonus is waiting to be used"
	case v == sweep && m.sweeps == 0:
		return "only dice that this very pick moved to the tray may be marked for it"
	case v == fetch && m.layout.Track(paper.Plain(paper.TakeBack)) == nil:
		return "there is no taking dice back in this game"
	case v == fetch && m.phase != returning:
		return "dice are taken back by the active player between a pick and the next roll"
	case v == done && (m.sweeps != 0 || m.phase == returning):
		return ""
	case v == extra && m.phase != extras:
		return m.whyNoExtra()
	case v == done && m.phase != extras:
		return "extra dice come at the end of a player's turn"
	case (v == take || v == pass) && m.phase == returning:
		return "the dice are thrown first"
	case (v == take || v == pass) && m.phase == extras:
		return "the choice of a die is over, only extra dice are left"
	case v == again && m.phase != picking:
		return "only the active player rolls again, right after a roll"
	}
	return ""
}

// whyNotWord is the reason against a verb that stands alone.
func (m *Match) whyNotWord(v verb, said []string) words.Phrase {
	switch {
	case len(said) > 1:
		return words.Name(fmt.Sprintf("%q stands alone", v))
	case v == again:
		return "no reroll is left"
	}
	return "a die can be used, so one has to be taken"
}

// whyNotBonus is the reason against a bonus: the words "bonus x blue.7".
func (m *Match) whyNotBonus(said []string) words.Phrase {
	if len(said) != 3 {
		return words.Name(fmt.Sprintf("a bonus is written like %q", m.first()))
	}
	area, box, rule := m.findBox(said[2])
	if rule != "" {
		return rule
	}
	for _, b := range m.due.all() {
		for _, b := range m.layout.Meanings(b) {
			if m.layout.Area(b.Area) == area && (move{number: b.Number}).what() == said[1] {
				return m.whyNotBox(area, box, int(b.Number))
			}
		}
	}
	return words.Say("the bonus to use is %s", m.dueWords())
}

// whyNotDie is the reason against a die: the words "take white green.3".
func (m *Match) whyNotDie(v verb, said []string) words.Phrase {
	if len(said) != 3 {
		return words.Name(fmt.Sprintf(`a die is used like "%s white yellow.a1"`, v))
	}
	die := slices.Index(paper.Names(m.layout.Dice), said[1])
	if die < 0 {
		return words.Name(fmt.Sprintf("no die is called %q: there are %s", said[1], strings.Join(paper.Names(m.layout.Dice), ", ")))
	}
	area, box, rule := m.findBox(said[2])
	switch {
	case rule != "":
		return rule
	case !m.layout.Takes(&m.layout.Areas[area], m.layout.Dice[die]):
		return words.Say("the %s die is not used in the %s area", m.layout.Dice[die].Phrase(), m.layout.Areas[area].Colour.Phrase())
	case v == extra && m.spent.Has(die):
		return words.Say("the %s die has been an extra die in this turn", m.layout.Dice[die].Phrase())
	case v == take && !m.within(die).Has(die):
		return m.whyNotThere(die)
	}
	return m.whyNotBox(area, box, m.value(area, die))
}

// within are the dice that may be taken now, whether or not they fit.
func (m *Match) within(die int) paper.Set {
	if m.phase == picking {
		return m.lie(engine.InHand)
	}
	tray := m.lie(engine.OnTray)
	if m.fitsAny(tray) {
		return tray
	}
	return tray | m.fallback()
}

// whyNotSweep is the reason against a mark for a die moved to the tray: the
// words "sweep blue silver.blue3".
func (m *Match) whyNotSweep(said []string) words.Phrase {
	if len(said) != 3 {
		return words.Name(fmt.Sprintf("a die moved to the tray is marked like %q", "sweep blue silver.blue3"))
	}
	die := slices.Index(paper.Names(m.layout.Dice), said[1])
	if die < 0 || !m.sweeps.Has(die) {
		return words.Say("%s is not among the dice that may be marked now: %s", words.Phrase(said[1]), m.named(m.sweeps))
	}
	area, box, rule := m.findBox(said[2])
	switch {
	case rule != "":
		return rule
	case area != m.layout.SweepArea():
		return words.Say("dice moved to the tray are marked in the %s area", m.layout.Areas[m.layout.SweepArea()].Colour.Phrase())
	}
	if rule = m.layout.Areas[area].Why(&m.me().Areas[area], box, int(m.faces[die])); m.fitting(area, int(m.faces[die])).Has(box) {
		rule = words.Say("is in another row than that of the %s die", m.layout.Dice[die].Phrase())
	}
	return words.Say("%s %s", said[2], rule)
}

// whyNotBack is the reason against taking a die back: the words "return blue".
func (m *Match) whyNotBack(said []string) words.Phrase {
	if len(said) != 2 {
		return words.Name(fmt.Sprintf("a die is taken back like %q", m.first()))
	}
	return words.Say("%s is not among the dice on the tray: %s", words.Phrase(said[1]), m.named(m.lie(engine.OnTray)))
}

// named lists dice.
func (m *Match) named(some paper.Set) words.Phrase {
	var list []words.Phrase
	for i := range some.Each() {
		list = append(list, m.layout.Dice[i].Phrase())
	}
	return words.List(list)
}

// phrases are the names of dice, to be said.
func phrases(dice []string) []words.Phrase {
	said := make([]words.Phrase, len(dice))
	for i, die := range dice {
		said[i] = words.Phrase(die)
	}
	return said
}

// whyNotThere is the reason against taking a die from where it lies.
func (m *Match) whyNotThere(die int) words.Phrase {
	colour := m.layout.Dice[die].Phrase()
	switch {
	case m.phase == picking && m.place[die] == engine.OnTray:
		return words.Say("the %s die lies on the tray", colour)
	case m.phase == picking:
		return words.Say("the %s die has been taken already", colour)
	case m.solo():
		return words.Say("the %s die is not on the tray", colour)
	}
	return "a tray die fits, so the active player's dice may not be used"
}

// whyNotBox is the reason against a value in a box.
func (m *Match) whyNotBox(area, box, value int) words.Phrase {
	return words.Say("%s %s", m.layout.Box(area, box), m.layout.Areas[area].Why(&m.me().Areas[area], box, value))
}

// findBox looks a box up by its name, or says why there is none.
func (m *Match) findBox(name string) (area, box int, rule words.Phrase) {
	colour, rest, _ := strings.Cut(name, ".")
	for i := range m.layout.Areas {
		if a := &m.layout.Areas[i]; a.Colour.String() == colour {
			for box := range a.Size() {
				if a.Name(box) == rest {
					return i, box, ""
				}
			}
			return 0, 0, words.Name(fmt.Sprintf("the %s area has no box %s", colour, strconv.Quote(rest)))
		}
	}
	return 0, 0, words.Name(fmt.Sprintf("%q names no box, such as %s", name, m.layout.Box(0, 0)))
}
