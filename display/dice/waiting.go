package dice

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Waiting draws a prompt.Waiting.
type Waiting prompt.Waiting

// Draw draws the screen.
func (s Waiting) Draw(c *canvas.Canvas) {
	r := c.Question(s.Heading, c.Say(s.Title))
	r = c.HeldHints(r, s.Held, s.Keys)
	_, r = canvas.CutTop(r, c.Style.Margin/2)
	_, rest := DiceRow(c, r, s.dice(), c.Style.Margin/2, Below(c, r, c.Style.Margin/2, c.Say(s.Note), c.Say(s.progress())))
	_, rest = canvas.CutTop(rest, c.Style.Margin)
	if s.Note == "" {
		c.Paragraph(c.Style.Text, rest, canvas.Left, c.Say(s.progress()))
		return
	}
	Warning(c, rest, c.Say(s.Note))
}

// dice are those expected, with what is seen of each, and any others seen.
func (s Waiting) dice() []Die {
	seen := map[string]prompt.Seen{}
	for _, d := range s.Seen {
		seen[d.Colour] = d
	}
	var dice []Die
	for _, colour := range s.Dice {
		d, ok := seen[colour]
		if !ok {
			dice = append(dice, Die{Colour: colour, State: Absent})
			continue
		}
		delete(seen, colour)
		dice = append(dice, seenDie(d))
	}
	for _, d := range s.Seen {
		if _, extra := seen[d.Colour]; extra {
			dice = append(dice, seenDie(d))
		}
	}
	return dice
}

// seenDie is a die as it is drawn.
func seenDie(d prompt.Seen) Die {
	state := Certain
	if d.Doubt {
		state = Doubtful
	}
	return Die{d.Colour, d.Value, state}
}

func (s Waiting) progress() words.Phrase {
	if len(s.Seen) == 0 {
		return words.Count(len(s.Dice), "Throw 1 die.", "Throw %d dice.")
	}
	return words.Say("%d of %d seen.", len(s.Seen), len(s.Dice))
}

// Below is the height that a note takes under a row of dice, or without one
// the text that stands in its place.
func Below(c *canvas.Canvas, r image.Rectangle, air int, note, text string) int {
	gap := c.Style.Margin
	if note == "" {
		return len(c.Style.Text.Wrap(text, r.Dx()))*c.Style.Text.Line() + gap
	}
	width := r.Dx() - 3*c.Style.Margin
	f := NoteFace(c, width, r.Dy()-leastRow(c, air)-gap, note)
	return len(f.Wrap(note, width))*f.Line() + gap
}

// NoteFace is the text face if a note fits with it, or else the small one.
func NoteFace(c *canvas.Canvas, width, height int, note string) *font.Face {
	if f := c.Style.Text; len(f.Wrap(note, width))*f.Line() <= height {
		return f
	}
	return c.Style.Small
}

// Warning draws a note beside a bar with an exclamation mark and returns what
// is left below.
func Warning(c *canvas.Canvas, r image.Rectangle, note string) image.Rectangle {
	m := c.Style.Margin
	f := NoteFace(c, r.Dx()-3*m, r.Dy(), note)
	lines := min(len(f.Wrap(note, r.Dx()-3*m)), r.Dy()/f.Line())
	if lines == 0 {
		return r
	}
	r, rest := canvas.CutTop(r, lines*f.Line())
	bar, text := canvas.CutLeft(r, 2*m)
	c.Round(bar, c.Style.Radius/2, canvas.Black)
	c.Text(c.Style.Strong, bar, canvas.Centre, "!", canvas.Paper)
	_, text = canvas.CutLeft(text, m)
	c.Paragraph(f, text, canvas.Left, note)
	return rest
}
