package companion

import (
	"errors"
	"io"
	"maps"
	"slices"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/words"
	"silvertray/vision"
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
	// narrow tells that the lines are not for all moves; line is where the cursor
	// was before it went behind one.
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
	c.offered, c.note, c.narrow = lines, note, len(options) < len(c.all)
}

// goBehind offers the ways behind the line at the cursor, the best one first.
func (c *choosing) goBehind() {
	c.line = c.selected
	c.offered, c.note, c.narrow, c.selected = flat(c.offered[c.selected].ways), "", true, 0
}

// widen offers all moves again, with the cursor where it was.
func (c *choosing) widen() {
	c.offer(c.all, "")
	c.selected = min(c.line, len(c.offered)-1)
}

func (c *choosing) screen(t *table) display.Screen {
	s := display.Choice{
		Heading: t.heading(), Title: c.ask.Title, Faces: c.ask.Faces,
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
	case o.label.Throws != nil:
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

// looking waits for dice moved by hand, where they can be an answer.
func (c *choosing) looking(*table) vision.Want {
	if c.blind || !c.byHand() {
		return vision.Want{}
	}
	want := inView(c.ask)
	want.Moved, want.NoThrow = true, true
	return want
}

// byHand tells that moving dice can answer the question.
func (c *choosing) byHand() bool {
	return slices.ContainsFunc(c.all, func(o option) bool { return movesDice(o.label) })
}

// movesDice tells that dice are laid elsewhere with a move, or kept with it where
// they are laid.
func movesDice(l engine.Label) bool { return l.Die != "" || l.Sweeps != nil || l.Throws != nil }

// throws are the options that throw dice again.
func (c *choosing) throws() []option {
	return slices.DeleteFunc(slices.Clone(c.all), func(o option) bool { return o.label.Throws == nil })
}

func (c *choosing) see(t *table, s sighting) state {
	if s.err != nil {
		c.blind = c.blind || errors.Is(s.err, io.EOF)
		return c
	}
	t.saw(s.reading)
	if note := unclear(s.reading); note != "" {
		c.offer(c.all, note)
		return c
	}
	before := maps.Clone(c.aside)
	c.learn(s.reading)
	if ways := c.throws(); len(ways) > 0 {
		if keptByHand(c.ask, before, s.reading) {
			return newKeeping(c, ways).see(t, s)
		}
		return c
	}
	return c.answer(t, s.reading)
}

// learn takes up where dice lie of which that was not known yet. Where one lies
// on a field already, it may have been put there before the question or after.
func (c *choosing) learn(r vision.Reading) {
	for _, d := range r.Dice {
		if _, known := c.aside[d.Colour]; !known && !d.Aside() {
			c.aside[d.Colour] = false
		}
	}
}

// answer takes what was moved by hand as the choice, where only one is meant.
func (c *choosing) answer(t *table, r vision.Reading) state {
	did := handle(c.ask, c.aside, r)
	if len(did.picked)+len(did.swept) == 0 {
		c.offer(c.all, astray(r, c.ask.Faces)) // as they lay, or put back
		return c
	}
	fitting := did.fitting(c.all)
	note := did.unfit(fitting)
	if note == "" {
		note = turned(r, c.ask.Faces, did.picked)
	}
	if note != "" {
		c.offer(c.all, note)
		return c
	}
	if len(did.picked) == 0 { // there may be more to sweep
		c.offer(fitting, "")
		return c
	}
	note = astray(r, after(c.ask.Faces, fitting[0].label))
	if len(fitting) == 1 {
		return take(t, c, fitting[0], note)
	}
	c.offer(fitting, note)
	return c
}
