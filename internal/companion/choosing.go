package companion

import (
	"errors"
	"io"
	"maps"

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
}

// choosing offers the legal moves. A die moved by hand to a die field or to
// the tray answers too, as far as it is clear what it means.
type choosing struct {
	ask engine.Ask
	// all are the legal moves, offered those that fit what was moved.
	all, offered []option
	selected     int
	// onField is what lay on die fields when the question was put.
	onField map[string]bool
	note    words.Phrase
	// blind is set when the table cannot be seen any more.
	blind bool
}

func newChoosing(t *table, ask engine.Ask) *choosing {
	c := &choosing{ask: ask, onField: make(map[string]bool)}
	maps.Copy(c.onField, t.onField)
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
	if len(options) != len(c.offered) {
		c.selected = likeliest(options)
	}
	c.offered, c.note = options, note
}

func (c *choosing) narrowed() bool { return len(c.offered) < len(c.all) }

func (c *choosing) screen(t *table) display.Screen {
	s := display.Choice{
		Heading: t.heading(), Title: c.ask.Title, Faces: c.ask.Faces,
		Selected: c.selected, Note: c.note, Keys: "◄ sheets",
	}
	sheet := t.match.Sheet(c.ask.Player)
	s.Sheet = &sheet
	if c.narrowed() {
		s.Keys = "◄ all choices"
	}
	s.Held = t.heldBack()
	if len(c.offered) > inReach {
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
		return t.play(c.offered[c.selected].move, c)
	case c.narrowed():
		c.offer(c.all, "")
	default:
		return newBrowsing(t, c)
	}
	return c
}

// hold jumps from die to die, or from area to area.
func (c *choosing) hold(_ *table, k hw.Key) state {
	if k == hw.Up || k == hw.Down {
		c.selected = jump(c.offered, c.selected, k)
	}
	return c
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
	for _, o := range c.all {
		if o.label.Die != "" || o.label.Sweeps != nil {
			return true
		}
	}
	return false
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
	c.learn(s.reading)
	return c.answer(t, s.reading)
}

// learn takes up where dice lie of which that was not known yet. Where one lies
// on a field already, it may have been put there before the question or after.
func (c *choosing) learn(r vision.Reading) {
	for _, d := range r.Dice {
		if _, known := c.onField[d.Colour]; !known && d.Field == 0 {
			c.onField[d.Colour] = false
		}
	}
}

// answer takes what was moved by hand as the choice, where only one is meant.
func (c *choosing) answer(t *table, r vision.Reading) state {
	did := handle(c.ask, c.onField, r)
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
