package display

import (
	"image"

	"silvertray/internal/words"
)

// buttons stand behind the dice on a Check screen.
func (s checkScreen) buttons() []words.Phrase {
	if s.Counted {
		return []words.Phrase{"Counts", "As it was"}
	}
	return []words.Phrase{"Counts", "Look again"}
}

func (s checkScreen) draw(c *canvas) {
	st := c.style
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.hints()...)
	r, row := cutBottom(r, st.strong.line()+4)
	c.buttons(row, s.buttons(), s.Cursor-len(s.Dice))
	rest := c.checked(r, s)
	_, rest = cutTop(rest, st.margin/3)
	rest.Max.Y -= st.margin / 2
	if s.Note != "" {
		rest = c.warning(rest, c.say(s.Note))
	}
	c.paragraph(st.text, rest, left, c.say(s.near()))
}

// hints are what the keys do at the cursor.
func (s checkScreen) hints() []words.Phrase {
	switch {
	case s.Editing:
		return []words.Phrase{"▲▼ value", "OK done", "◄ undo"}
	case s.Cursor < len(s.Dice):
		return []words.Phrase{"▲▼ move", "OK change", s.Keys}
	}
	return []words.Phrase{"▲▼ move", "OK take", s.Keys}
}

func (s checkScreen) near() words.Phrase {
	if len(s.Near) == 0 {
		return ""
	}
	near := words.Phrase(s.Near[0])
	for _, die := range s.Near[1:] {
		near = words.Say("%s, then %s", near, words.Phrase(die))
	}
	return words.Say("Nearest the tray: %s", near)
}

// checked draws the dice with the cursor at one of them, and returns what is
// left below.
func (c *canvas) checked(r image.Rectangle, s checkScreen) image.Rectangle {
	dice := make([]die, len(s.Dice))
	for i, d := range s.Dice {
		dice[i] = seenDie(d)
		if s.Editing && i == s.Cursor {
			dice[i].state = chosen
		}
	}
	air := c.style.margin + 3
	boxes, rest := c.diceRow(r, dice, air, c.below(r, air, c.say(s.Note), c.say(s.near())))
	if s.Cursor >= 0 && s.Cursor < len(boxes) {
		c.cursor(boxes[s.Cursor], s.Editing, air)
	}
	return rest
}

// cursor points at a die from above and below with arrows, those of the up
// and down keys while its value is being changed, or inwards otherwise.
func (c *canvas) cursor(box image.Rectangle, editing bool, air int) {
	width := 2*air - 5
	x := (box.Min.X+box.Max.X)/2 - width/2
	height := (width + 1) / 2
	c.arrow(image.Pt(x, box.Min.Y-2-height), width, editing)
	c.arrow(image.Pt(x, box.Max.Y+2), width, !editing)
}

// buttons draws the row of buttons with the selected one on black.
func (c *canvas) buttons(r image.Rectangle, buttons []words.Phrase, selected int) {
	for i, label := range buttons {
		box := column(r, i, len(buttons))
		if i > 0 {
			box.Min.X += c.style.margin / 2
		}
		if i < len(buttons)-1 {
			box.Max.X -= c.style.margin / 2
		}
		k := black
		c.roundFrame(box, c.style.radius, 1)
		if i == selected {
			c.round(box, c.style.radius, black)
			k = paper
		}
		c.text(c.style.strong, inside(box, c.style.margin), centre, capital(c.say(label)), k)
	}
}
