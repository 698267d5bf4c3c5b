package dice

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Check draws a prompt.Check.
type Check prompt.Check

// buttons stand behind the dice on a Check screen.
func (s Check) buttons() []words.Phrase {
	if s.Counted {
		return []words.Phrase{"Counts", "As it was"}
	}
	return []words.Phrase{"Counts", "Look again"}
}

// Draw draws the screen.
func (s Check) Draw(c *canvas.Canvas) {
	st := c.Style
	r := c.Question(s.Heading, c.Say(s.Title))
	r = c.HeldHints(r, s.Held, s.hints()...)
	r, row := canvas.CutBottom(r, st.Strong.Line()+4)
	Buttons(c, row, s.buttons(), s.Cursor-len(s.Dice))
	rest := drawRoll(c, r, s)
	_, rest = canvas.CutTop(rest, st.Margin/3)
	rest.Max.Y -= st.Margin / 2
	if s.Note != "" {
		rest = Warning(c, rest, c.Say(s.Note))
	}
	c.Paragraph(st.Text, rest, canvas.Left, c.Say(s.near()))
}

// hints are what the keys do at the cursor.
func (s Check) hints() []words.Phrase {
	switch {
	case s.Editing:
		return []words.Phrase{"▲▼ value", "OK done", "◄ undo"}
	case s.Cursor < len(s.Dice):
		return []words.Phrase{"▲▼ move", "OK change", s.Keys}
	}
	return []words.Phrase{"▲▼ move", "OK take", s.Keys}
}

func (s Check) near() words.Phrase {
	if len(s.Near) == 0 {
		return ""
	}
	near := words.Phrase(s.Near[0])
	for _, die := range s.Near[1:] {
		near = words.Say("%s, then %s", near, words.Phrase(die))
	}
	return words.Say("Nearest the tray: %s", near)
}

// drawRoll draws the dice with the cursor at one of them, and returns what is
// left below.
func drawRoll(c *canvas.Canvas, r image.Rectangle, s Check) image.Rectangle {
	dice := make([]Die, len(s.Dice))
	for i, d := range s.Dice {
		dice[i] = seenDie(d)
		if s.Editing && i == s.Cursor {
			dice[i].State = Chosen
		}
	}
	air := c.Style.Margin + 3
	boxes, rest := DiceRow(c, r, dice, air, Below(c, r, air, c.Say(s.Note), c.Say(s.near())))
	if s.Cursor >= 0 && s.Cursor < len(boxes) {
		Cursor(c, boxes[s.Cursor], s.Editing, air)
	}
	return rest
}

// Cursor points at a die from above and below with arrows, those of the up
// and down keys while its value is being changed, or inwards otherwise.
func Cursor(c *canvas.Canvas, box image.Rectangle, editing bool, air int) {
	width := 2*air - 5
	x := (box.Min.X+box.Max.X)/2 - width/2
	height := (width + 1) / 2
	c.Arrow(image.Pt(x, box.Min.Y-2-height), width, editing)
	c.Arrow(image.Pt(x, box.Max.Y+2), width, !editing)
}

// Buttons draws the row of buttons with the selected one on black.
func Buttons(c *canvas.Canvas, r image.Rectangle, buttons []words.Phrase, selected int) {
	for i, label := range buttons {
		box := canvas.Column(r, i, len(buttons))
		if i > 0 {
			box.Min.X += c.Style.Margin / 2
		}
		if i < len(buttons)-1 {
			box.Max.X -= c.Style.Margin / 2
		}
		k := canvas.Black
		c.RoundFrame(box, c.Style.Radius, 1)
		if i == selected {
			c.Round(box, c.Style.Radius, canvas.Black)
			k = canvas.Paper
		}
		c.Text(c.Style.Strong, canvas.Inside(box, c.Style.Margin), canvas.Centre, canvas.Capital(c.Say(label)), k)
	}
}
