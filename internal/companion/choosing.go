package companion

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// option is a legal move in words.
type option struct {
	move  engine.Move
	label engine.Label
	// worth is a guess at how much the player wants it.
	worth int
	// ways are the options behind a line, itself for a single one.
	ways []option
}

// choosing offers the legal moves. A die moved by hand to a die field or to
// the tray answers too, as far as it is clear what it means.
type choosing struct {
	ask engine.Ask
	// all are the legal moves, and offered the lines for those that fit what was
	// moved or that lie behind one line.
	all, offered []option
	selected     int
	// narrow tells that the lines are not for all moves; line is the one that they lie
	// behind, -1 for none.
	narrow bool
	line   int
	// aside is what was set aside when the question was put.
	aside map[string]bool
	note  words.Phrase
	// blind is set when the table cannot be seen any more.
	blind bool
}

func newChoosing(t *table, ask engine.Ask) *choosing {
	c := &choosing{ask: ask, aside: make(map[string]bool)}
	maps.Copy(c.aside, t.aside)
	for move := range ask.Moves {
		o := option{move: move, label: t.match.Label(move)}
		o.worth = estimate(t.match, o)
		c.all = append(c.all, o)
	}
	c.offer(c.all, "")
	return c
}

// offer narrows the options, or widens them again, with the cursor at the
// likeliest one.
func (c *choosing) offer(options []option, note words.Phrase) {
	lines := fold(options)
	if len(lines) != len(c.offered) {
		c.selected = likeliest(lines)
	}
	c.offered, c.note, c.narrow, c.line = lines, note, len(options) < len(c.all), -1
}

// goBehind offers the ways behind the line at the cursor, the best one first.
func (c *choosing) goBehind() {
	c.line = c.selected
	c.offered, c.note, c.narrow, c.selected = flat(c.offered[c.selected].ways), "", true, 0
}

// widen offers all moves again, with the cursor on the line that it was behind.
func (c *choosing) widen() {
	line := c.line
	c.offer(c.all, "")
	if line >= 0 {
		c.selected = line
	}
}

func (c *choosing) screen(t *table) prompt.Prompt {
	s := prompt.Choice{
		Heading: t.heading(), Title: c.ask.Title, Faces: c.ask.Faces(),
		Selected: c.selected, Note: c.note, Keys: "◄ sheets",
	}
	sheet := t.match.Sheet(c.ask.Player)
	s.Sheet = &sheet
	if m, ok := t.match.(engine.Marketed); ok {
		s.Market = m.Market()
	}
	if c.narrow {
		s.Keys = "◄ all choices"
	}
	s.Held = t.heldBack()
	if len(c.offered) > inReach && !c.folds() {
		s.Held = "hold ▲▼: next colour"
	}
	for _, o := range c.offered {
		s.Options = append(s.Options, o.label)
	}
	return s
}

func (c *choosing) press(t *table, k hw.Key) state {
	switch {
	case k == hw.Up || k == hw.Down:
		c.selected = turn(c.selected, len(c.offered), k)
	case k == hw.OK:
		return c.take(t)
	case c.narrow:
		c.widen()
	default:
		return newBrowsing(t, c)
	}
	return c
}

// take makes the move at the cursor, or goes on to what lies behind its line.
func (c *choosing) take(t *table) state {
	o := c.offered[c.selected]
	switch {
	case o.label.Dice.Throws != nil:
		return newKeeping(c, o.ways)
	case len(o.ways) > 1:
		c.goBehind()
		return c
	}
	return t.play(o.move, c)
}

// hold jumps from die to die, or from area to area; where options lie behind lines
// already, it steps on.
func (c *choosing) hold(_ *table, k hw.Key) state {
	switch {
	case k != hw.Up && k != hw.Down:
	case c.folds():
		c.selected = turn(c.selected, len(c.offered), k)
	default:
		c.selected = jump(c.offered, c.selected, k)
	}
	return c
}

// folds tells that options are about cards, of which each has a line.
func (c *choosing) folds() bool {
	return slices.ContainsFunc(c.all, func(o option) bool { return o.label.Card != nil })
}

// inReach is how many options two presses lead to, round and round.
const inReach = 5

// jump is the first option of the next group, or of the one before.
func jump(options []option, at int, k hw.Key) int {
	for range options {
		next := turn(at, len(options), k)
		if k == hw.Down && begins(options, next) || k == hw.Up && begins(options, at) {
			at = next
			break
		}
		at = next
	}
	for !begins(options, at) {
		at--
	}
	return at
}

// begins tells that an option is the first of its group.
func begins(options []option, at int) bool {
	group := options[at].label.Group
	return at == 0 || group == "" || group != options[at-1].label.Group
}
