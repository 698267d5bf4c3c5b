package display

import (
	"image"
	"slices"

	"silvertray/internal/words"
)

func (s keepingScreen) draw(c *canvas) {
	st := c.style
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.hints()...)
	if s.Sheet != nil && c.wide() {
		r = c.beside(r, *s.Sheet)
	}
	if len(s.Buttons) > 0 {
		var row image.Rectangle
		r, row = cutBottom(r, st.strong.line()+4)
		c.buttons(row, s.Buttons, s.Cursor-len(s.Faces))
	}
	r = c.kept(r, s)
	if s.Note != "" {
		c.warning(r, c.say(s.Note))
	}
}

// hints are what the keys do at the cursor.
func (s keepingScreen) hints() []words.Phrase {
	if s.Cursor < len(s.Faces) {
		return []words.Phrase{"▲▼ move", "OK keep or throw", s.Keys}
	}
	return []words.Phrase{"▲▼ move", "OK take", s.Keys}
}

// kept draws the dice with the cursor at one of them, those to be thrown again
// marked, and returns what is left below.
func (c *canvas) kept(r image.Rectangle, s keepingScreen) image.Rectangle {
	dice := make([]die, len(s.Faces))
	for i, f := range s.Faces {
		dice[i] = die{f.Die, f.Value, certain}
		if slices.Contains(s.Thrown, f.Die) {
			dice[i].state = thrown
		}
	}
	air := c.style.margin + 3
	boxes, rest := c.diceRow(r, dice, air, c.below(r, air, c.say(s.Note), ""))
	if s.Cursor >= 0 && s.Cursor < len(boxes) {
		c.cursor(boxes[s.Cursor], false, air)
	}
	return rest
}
