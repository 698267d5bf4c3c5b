// Package choices offers the legal moves of a choice. Dice that are moved by hand
// answer, too.
package choices

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/advice"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Choosing offers the legal moves. A die moved by hand to a die field or to
// the tray answers too, as far as it is clear what it means.
type Choosing struct {
	ask engine.Ask
	// all are the legal moves, and offered the lines for those that fit what was
	// moved or that lie behind one line.
	all, offered []option
	selected     int
	// narrow reports that the lines are not for all moves; line is the one that they lie
	// behind, -1 for none.
	narrow bool
	line   int
	// aside is what was set aside when the question was put.
	aside map[string]bool
	note  words.Phrase
	// blind is set when the table cannot be seen any more.
	blind bool
}

// New offers the legal moves of what is asked.
func New(t *session.Table, ask engine.Ask) *Choosing {
	c := &Choosing{ask: ask, aside: make(map[string]bool)}
	maps.Copy(c.aside, t.Dice.Aside)
	for move := range ask.Moves {
		o := option{move: move, label: t.Match().Label(move)}
		o.worth = advice.Worth(t.Match(), move, o.label)
		c.all = append(c.all, o)
	}
	c.offer(c.all, "")
	return c
}

// offer narrows the options, or widens them again, with the cursor at the
// likeliest one.
func (c *Choosing) offer(options []option, note words.Phrase) {
	lines := fold(options)
	if len(lines) != len(c.offered) {
		c.selected = likeliest(lines)
	}
	c.offered, c.note, c.narrow, c.line = lines, note, len(options) < len(c.all), -1
}

// goBehind offers the ways behind the line at the cursor, the best one first.
func (c *Choosing) goBehind() {
	c.line = c.selected
	c.offered, c.note, c.narrow, c.selected = flat(c.offered[c.selected].ways), "", true, 0
}

// widen offers all moves again, with the cursor on the line that it was behind.
func (c *Choosing) widen() {
	line := c.line
	c.offer(c.all, "")
	if line >= 0 {
		c.selected = line
	}
}

// Screen implements session.State.
func (c *Choosing) Screen(t *session.Table) prompt.Prompt {
	s := prompt.Choice{
		Heading: t.Heading(), Title: c.ask.Title, Faces: c.ask.Faces(),
		Selected: c.selected, Note: c.note, Keys: "◄ sheets",
	}
	sheet := t.Match().Sheet(c.ask.Player)
	s.Sheet = &sheet
	if m, ok := t.Match().(engine.Marketed); ok {
		s.Market = m.Market()
	}
	if c.narrow {
		s.Keys = "◄ all choices"
	}
	s.Held = t.HeldBack()
	if len(c.offered) > inReach && !c.folds() {
		s.Held = "hold ▲▼: next colour"
	}
	for _, o := range c.offered {
		s.Options = append(s.Options, o.label)
	}
	return s
}

// Seat implements session.Seated.
func (c *Choosing) Seat(*session.Table) (player int, keys []hw.Key) {
	return c.ask.Player, session.AllKeys()
}

// Press implements session.State.
func (c *Choosing) Press(t *session.Table, k hw.Key) session.State {
	switch {
	case k == hw.Up || k == hw.Down:
		c.selected = session.Turn(c.selected, len(c.offered), k)
	case k == hw.OK:
		return c.take(t)
	case c.narrow:
		c.widen()
	default:
		return t.Mechanics.Sheets(t, c)
	}
	return c
}

// take makes the move at the cursor, or goes on to what lies behind its line.
func (c *Choosing) take(t *session.Table) session.State {
	o := c.offered[c.selected]
	switch {
	case o.label.Dice.Throws != nil:
		return newRethrow(c, o.ways)
	case len(o.ways) > 1:
		c.goBehind()
		return c
	}
	return t.Play(o.move, c)
}

// Hold jumps from die to die, or from area to area; where options lie behind lines
// already, it steps on.
func (c *Choosing) Hold(_ *session.Table, k hw.Key) session.State {
	switch {
	case k != hw.Up && k != hw.Down:
	case c.folds():
		c.selected = session.Turn(c.selected, len(c.offered), k)
	default:
		c.selected = jump(c.offered, c.selected, k)
	}
	return c
}

// folds reports whether options are about cards, of which each has a line.
func (c *Choosing) folds() bool {
	return slices.ContainsFunc(c.all, func(o option) bool { return o.label.Card != nil })
}
