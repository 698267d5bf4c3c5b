package dice

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Checking shows a roll before it counts, so that a die can be corrected.
type Checking struct {
	ask    engine.Ask
	dice   []prompt.Seen
	gaps   gaps
	note   words.Phrase
	cursor int
	// before is the die under correction as it was; valid while editing.
	before  prompt.Seen
	editing bool
	// amends is set where the roll has counted before.
	amends *amended
}

// newChecking takes over what was read of the dice in hand.
func newChecking(ask engine.Ask, r vision.Reading) *Checking {
	c := byHand(ask)
	c.gaps = measure(r, ask.Roll.Order)
	for i := range c.dice {
		c.dice[i] = find(r, c.dice[i].Colour)
	}
	c.note = doubt(r, ask, c.dice)
	c.cursor = c.firstDoubt()
	if c.note != "" && c.cursor == len(c.dice)+counts {
		c.cursor = len(c.dice) + again // every die is sure, but not the whole
	}
	return c
}

// byHand is a roll of which nothing was read.
func byHand(ask engine.Ask) *Checking {
	c := &Checking{ask: ask, dice: make([]prompt.Seen, len(ask.Roll.Dice))}
	for i, d := range ask.Roll.Dice {
		c.dice[i] = prompt.Seen{Colour: d, Doubt: true}
	}
	return c
}

// find is the die of one colour in a reading. A die in hand that is seen in
// the tray, or seen twice, is in doubt however clear its pips are.
func find(r vision.Reading, colour string) prompt.Seen {
	seen := prompt.Seen{Colour: colour, Doubt: true}
	for n, d := range r.Dice {
		if d.Colour != colour {
			continue
		}
		if seen.Value != 0 {
			seen.Doubt = true
			return seen
		}
		seen.Value, seen.Doubt = r.Dice[n].Value, !d.Sure || d.InTray
	}
	return seen
}

// doubt says in words why a reading needs a look; empty when it does not.
func doubt(r vision.Reading, ask engine.Ask, dice []prompt.Seen) words.Phrase {
	for _, p := range r.Problems {
		return p.Text
	}
	if note := Misplaced(r, ask.Faces()); note != "" {
		return note
	}
	for _, d := range dice {
		if d.Doubt {
			return words.Say("Please look at the %s die.", words.Phrase(d.Colour))
		}
	}
	return ""
}

// The places of the cursor behind the dice.
const (
	counts = iota // take the roll as it stands
	again         // look at the table again
	buttons
)

// firstDoubt is where the cursor starts: at the die to look at, or at the
// button that lets the roll count.
func (c *Checking) firstDoubt() int {
	for i, d := range c.dice {
		if d.Doubt {
			return i
		}
	}
	return len(c.dice) + counts
}

// Screen implements session.State.
func (c *Checking) Screen(t *session.Table) prompt.Prompt {
	s := prompt.Check{
		Heading: t.Heading(), Title: c.ask.Title,
		Dice: slices.Clone(c.dice), Cursor: c.cursor, Editing: c.editing,
		Near: c.near(), Note: c.note, Keys: "◄ sheets", Held: c.held(t),
	}
	if c.amends != nil {
		s.Heading, s.Counted, s.Keys = t.HeadingAt(c.amends.before), true, "◄ back"
	}
	return s
}

// held is what a key does that is held.
func (c *Checking) held(t *session.Table) words.Phrase {
	switch {
	case c.editing, c.amends != nil:
		return ""
	case c.cursor < len(c.dice) && c.dice[c.cursor].Value != 0:
		return "hold OK: it is right"
	}
	return t.HeldBack()
}

// near is the order of equal dice at the tray as it was measured, where it
// matters and is clear.
func (c *Checking) near() []string {
	faces, unknown := c.faces()
	if !c.ask.Roll.Tray || unknown >= 0 {
		return nil
	}
	near, clear := c.gaps.order(faces)
	if !clear {
		return nil
	}
	return near
}

// faces are the dice as they stand, and the first one without a value, or -1.
func (c *Checking) faces() (faces []engine.Face, unknown int) {
	unknown = -1
	for i, d := range c.dice {
		if d.Value == 0 && unknown < 0 {
			unknown = i
		}
		faces = append(faces, engine.Face{Die: d.Colour, Value: d.Value})
	}
	return faces, unknown
}

// Seat implements session.Seated. A roll made before is corrected from a menu.
func (c *Checking) Seat(*session.Table) (player int, keys []hw.Key) {
	if c.amends != nil {
		return c.ask.Player, nil
	}
	return c.ask.Player, session.AllKeys()
}

// Press implements session.State.
func (c *Checking) Press(t *session.Table, k hw.Key) session.State {
	if c.editing {
		c.edit(k)
		return c
	}
	switch k {
	case hw.Up, hw.Down:
		c.cursor = session.Turn(c.cursor, len(c.dice)+buttons, k)
	case hw.OK:
		return c.choose(t)
	case hw.Back:
		if c.amends != nil {
			return c.amends.leave
		}
		return t.Mechanics.Sheets(t, c)
	}
	return c
}

// Hold of OK on a die says that it is right as it stands. Where no other die is
// in doubt, the roll counts.
func (c *Checking) Hold(t *session.Table, k hw.Key) session.State {
	switch {
	case k == hw.Up || k == hw.Down:
		return c.Press(t, k)
	case k != hw.OK || !c.editing || c.before.Value == 0:
		return c
	}
	c.edit(hw.OK)
	if c.cursor == len(c.dice)+counts {
		return c.Count(t)
	}
	return c
}

// edit changes the value of the die under the cursor.
func (c *Checking) edit(k hw.Key) {
	die := &c.dice[c.cursor]
	switch k {
	case hw.Up:
		die.Value = die.Value%6 + 1
	case hw.Down:
		die.Value = (die.Value+4)%6 + 1
	case hw.OK:
		die.Doubt, c.editing = false, false
		if c.cursor = c.firstDoubt(); c.cursor == len(c.dice)+counts {
			c.note = ""
		}
	case hw.Back:
		*die, c.editing = c.before, false
	}
}

// choose acts on what lies under the cursor.
func (c *Checking) choose(t *session.Table) session.State {
	switch c.cursor - len(c.dice) {
	case again:
		if c.amends != nil {
			return c.amends.leave
		}
		w := NewWaiting(c.ask)
		w.seen, w.again = c.known(), true
		return w
	case counts:
		return c.Count(t)
	}
	c.editing, c.before = true, c.dice[c.cursor]
	if c.dice[c.cursor].Value == 0 {
		c.dice[c.cursor].Value = 1
	}
	return c
}

// Count makes the roll a move, once every die has a value and the order of
// equal dice at the tray is known where it matters.
func (c *Checking) Count(t *session.Table) session.State {
	faces, unknown := c.faces()
	if unknown >= 0 {
		c.cursor, c.note = unknown, words.Say("What does the %s die show?", words.Phrase(c.dice[unknown].Colour))
		return c
	}
	roll := engine.Thrown{Faces: faces}
	if !c.ask.Roll.Tray {
		return c.rolled(t, roll)
	}
	return order(t, c, roll)
}

// rolled makes the roll a move, or puts it in the place of the one it corrects.
func (c *Checking) rolled(t *session.Table, roll engine.Thrown) session.State {
	if c.amends != nil {
		return t.Amend(c.amends.at, roll, c)
	}
	return t.Play(roll, c)
}

func (c *Checking) known() []prompt.Seen {
	var known []prompt.Seen
	for _, d := range c.dice {
		if d.Value != 0 {
			known = append(known, d)
		}
	}
	return known
}

// Set sets a die to what a person says it shows, and reports whether it is one of the
// roll and can show that.
func (c *Checking) Set(die string, value int) bool {
	for i, d := range c.dice {
		if d.Colour == die && value >= 1 && value <= 6 {
			c.editing, c.cursor = true, i
			c.dice[i].Value = value
			c.edit(hw.OK)
			return true
		}
	}
	return false
}
