package clever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"silvertray/engine"
)

// refuse says in words which rule forbids the move with this text. What is
// legal is settled elsewhere: this only looks for the reason.
func (m *Match) refuse(text string) error {
	return &engine.Refusal{Move: text, Rule: m.reason(strings.Fields(text))}
}

// reason is the rule that forbids what the words say.
func (m *Match) reason(words []string) string {
	i := -1
	if len(words) > 0 {
		i = slices.Index(verbWords[:], words[0])
	}
	switch {
	case m.phase == over, m.rolls(), i < 0:
		return m.awaited()
	case m.before(verb(i)) != "":
		return m.before(verb(i))
	case m.wants(verb(i)) != "":
		return m.wants(verb(i))
	case verb(i) == use:
		return m.whyNotBonus(words)
	case verb(i) == take || verb(i) == extra:
		return m.whyNotDie(verb(i), words)
	case verb(i) == sweep:
		return m.whyNotSweep(words)
	case verb(i) == fetch:
		return m.whyNotBack(words)
	}
	return m.whyNotWord(verb(i), words)
}

// awaited says what the match waits for.
func (m *Match) awaited() string {
	name := m.players[m.player()]
	switch {
	case m.phase == over:
		return "the game is over"
	case m.rolls():
		return fmt.Sprintf("a roll of %s is needed now", strings.Join(m.inHand(), ", "))
	case m.due.n > 0:
		return fmt.Sprintf("%s has a bonus to use now, such as %q", name, m.first())
	}
	return fmt.Sprintf("%s has to choose now, such as %q", name, m.first())
}

// before says what comes before a verb, if anything does.
func (m *Match) before(v verb) string {
	name := m.players[m.player()]
	switch {
	case !m.pending() || v == use || v == sweep || v == done && m.sweeps != 0:
		return ""
	case m.due.n > 0:
		return fmt.Sprintf("%s has to use a bonus first", name)
	}
	return fmt.Sprintf("%s has to mark the dice moved to the tray first, or say %q", name, done)
}

// first is the first legal choice.
func (m *Match) first() string { return Move{m.layout, m.choices(nil)[0]}.String() }

// wants says why a verb has no place at this moment, if it has none.
func (m *Match) wants(v verb) string {
	switch {
	case v == use && m.due.n == 0:
		return "no bonus is waiting to be used"
	case v == sweep && m.sweeps == 0:
		return "only dice that this very pick moved to the tray may be marked for it"
	case v == fetch && m.phase != returning:
		return "dice are taken back by the active player between a pick and the next roll"
	case v == done && (m.sweeps != 0 || m.phase == returning):
		return ""
	case (v == extra || v == done) && m.phase != extras:
		return "extra dice come at the end of a player's turn"
	case (v == take || v == pass) && m.phase == returning:
		return "the dice are thrown first"
	case (v == take || v == pass) && m.phase == extras:
		return "a die has been chosen already, only extra dice are left"
	case v == again && m.phase != picking:
		return "only the active player rolls again, right after a roll"
	}
	return ""
}

// whyNotWord is the reason against a verb that stands alone.
func (m *Match) whyNotWord(v verb, words []string) string {
	switch {
	case len(words) > 1:
		return fmt.Sprintf("%q stands alone", v)
	case v == again:
		return "no reroll is left"
	}
	return "a die can be used, so one has to be taken"
}

// whyNotBonus is the reason against a bonus: the words "bonus x blue.7".
func (m *Match) whyNotBonus(words []string) string {
	if len(words) != 3 {
		return fmt.Sprintf("a bonus is written like %q", m.first())
	}
	area, box, rule := m.findBox(words[2])
	if rule != "" {
		return rule
	}
	for _, b := range m.due.all() {
		for _, b := range m.meanings(b) {
			if m.area(b.area) == area && (move{number: b.number}).what() == words[1] {
				return m.whyNotBox(area, box, int(b.number))
			}
		}
	}
	return fmt.Sprintf("the bonus to use is %s", m.dueWords())
}

// whyNotDie is the reason against a die: the words "take white green.3".
func (m *Match) whyNotDie(v verb, words []string) string {
	if len(words) != 3 {
		return fmt.Sprintf(`a die is used like "%s white yellow.a1"`, v)
	}
	die := slices.Index(names(m.dice), words[1])
	if die < 0 {
		return fmt.Sprintf("no die is called %q: there are %s", words[1], strings.Join(names(m.dice), ", "))
	}
	area, box, rule := m.findBox(words[2])
	switch {
	case rule != "":
		return rule
	case !m.takes(&m.areas[area], m.dice[die]):
		return fmt.Sprintf("the %s die is not used in the %s area", words[1], m.areas[area].colour)
	case v == extra && m.spent.has(die):
		return fmt.Sprintf("the %s die has been an extra die in this turn", words[1])
	case v == take && !m.within(die).has(die):
		return m.whyNotThere(die)
	}
	return m.whyNotBox(area, box, m.value(area, die))
}

// within are the dice that may be taken now, whether or not they fit.
func (m *Match) within(die int) set {
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
func (m *Match) whyNotSweep(words []string) string {
	if len(words) != 3 {
		return fmt.Sprintf("a die moved to the tray is marked like %q", "sweep blue silver.blue3")
	}
	die := slices.Index(names(m.dice), words[1])
	if die < 0 || !m.sweeps.has(die) {
		return fmt.Sprintf("%s is not among the dice that may be marked now: %s", words[1], m.named(m.sweeps))
	}
	area, box, rule := m.findBox(words[2])
	switch {
	case rule != "":
		return rule
	case area != m.sweepArea():
		return fmt.Sprintf("dice moved to the tray are marked in the %s area", m.areas[m.sweepArea()].colour)
	}
	if rule = m.areas[area].why(&m.me().areas[area], box, int(m.faces[die])); m.fitting(area, int(m.faces[die])).has(box) {
		rule = fmt.Sprintf("is in another row than that of the %s die", words[1])
	}
	return words[2] + " " + rule
}

// whyNotBack is the reason against taking a die back: the words "return blue".
func (m *Match) whyNotBack(words []string) string {
	if len(words) != 2 {
		return fmt.Sprintf("a die is taken back like %q", m.first())
	}
	return fmt.Sprintf("%s is not among the dice on the tray: %s", words[1], m.named(m.lie(engine.OnTray)))
}

// named lists dice.
func (m *Match) named(some set) string {
	var list []string
	for i := range some.each() {
		list = append(list, m.dice[i].String())
	}
	return strings.Join(list, ", ")
}

// whyNotThere is the reason against taking a die from where it lies.
func (m *Match) whyNotThere(die int) string {
	colour := m.dice[die].String()
	switch {
	case m.phase == picking && m.place[die] == engine.OnTray:
		return fmt.Sprintf("the %s die lies on the tray", colour)
	case m.phase == picking:
		return fmt.Sprintf("the %s die has been taken already", colour)
	case m.solo():
		return fmt.Sprintf("the %s die is not on the tray", colour)
	}
	return "a tray die fits, so the active player's dice may not be used"
}

// whyNotBox is the reason against a value in a box.
func (m *Match) whyNotBox(area, box, value int) string {
	return m.box(area, box) + " " + m.areas[area].why(&m.me().areas[area], box, value)
}

// findBox looks a box up by its name, or says why there is none.
func (m *Match) findBox(name string) (area, box int, rule string) {
	colour, rest, _ := strings.Cut(name, ".")
	for i := range m.areas {
		if a := &m.areas[i]; a.colour.String() == colour {
			for box := range a.size() {
				if a.name(box) == rest {
					return i, box, ""
				}
			}
			return 0, 0, fmt.Sprintf("the %s area has no box %s", colour, strconv.Quote(rest))
		}
	}
	return 0, 0, fmt.Sprintf("%q names no box, such as %s", name, m.box(0, 0))
}
