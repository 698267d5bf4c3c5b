package choices

import (
	"image"
	"slices"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Rethrow draws a prompt.Rethrow.
type Rethrow prompt.Rethrow

// Draw draws the screen.
func (s Rethrow) Draw(c *canvas.Canvas) {
	st := c.Style
	r := c.Question(s.Heading, c.Say(s.Title))
	r = c.HeldHints(r, s.Held, s.hints()...)
	if s.Sheet != nil && wide(c) {
		r = beside(c, r, *s.Sheet)
	}
	if len(s.Buttons) > 0 {
		var row image.Rectangle
		r, row = canvas.CutBottom(r, st.Strong.Line()+4)
		dice.Buttons(c, row, s.Buttons, s.Cursor-len(s.Faces))
	}
	r = drawDice(c, r, s)
	if s.Note != "" {
		dice.Warning(c, r, c.Say(s.Note))
	}
}

// hints are what the keys do at the cursor.
func (s Rethrow) hints() []words.Phrase {
	if s.Cursor < len(s.Faces) {
		return []words.Phrase{"▲▼ move", "OK keep or throw", s.Keys}
	}
	return []words.Phrase{"▲▼ move", "OK take", s.Keys}
}

// drawDice draws the dice with the cursor at one of them, those to be thrown again
// marked, and returns what is left below.
func drawDice(c *canvas.Canvas, r image.Rectangle, s Rethrow) image.Rectangle {
	row := make([]dice.Die, len(s.Faces))
	for i, f := range s.Faces {
		row[i] = dice.Die{Colour: f.Die, Value: f.Value, State: dice.Certain}
		if slices.Contains(s.Thrown, f.Die) {
			row[i].State = dice.Thrown
		}
	}
	air := c.Style.Margin + 3
	boxes, rest := dice.DiceRow(c, r, row, air, dice.Below(c, r, air, c.Say(s.Note), ""))
	if s.Cursor >= 0 && s.Cursor < len(boxes) {
		dice.Cursor(c, boxes[s.Cursor], false, air)
	}
	return rest
}
