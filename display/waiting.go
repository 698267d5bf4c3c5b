package display

import (
	"fmt"
	"image"
)

func (s Waiting) draw(c *canvas) {
	r := c.question(s.Heading, s.Title)
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, c.style.margin/2)
	_, rest := c.diceRow(r, s.dice(), c.style.margin/2, c.lines(r, s.Note, s.progress()))
	_, rest = cutTop(rest, c.style.margin)
	if s.Note == "" {
		c.paragraph(c.style.text, rest, left, s.progress())
		return
	}
	c.warning(rest, s.Note)
}

// dice are those expected, with what is seen of each, and any others seen.
func (s Waiting) dice() []die {
	seen := map[string]Seen{}
	for _, d := range s.Seen {
		seen[d.Colour] = d
	}
	var dice []die
	for _, colour := range s.Dice {
		d, ok := seen[colour]
		if !ok {
			dice = append(dice, die{colour: colour, state: absent})
			continue
		}
		delete(seen, colour)
		dice = append(dice, d.die())
	}
	for _, d := range s.Seen {
		if _, extra := seen[d.Colour]; extra {
			dice = append(dice, d.die())
		}
	}
	return dice
}

func (d Seen) die() die {
	state := certain
	if d.Doubt {
		state = doubtful
	}
	return die{d.Colour, d.Value, state}
}

func (s Waiting) progress() string {
	if len(s.Seen) == 0 {
		return fmt.Sprintf("Throw %s.", count(len(s.Dice), "die", "dice"))
	}
	return fmt.Sprintf("%d of %s seen.", len(s.Seen), count(len(s.Dice), "die", "dice"))
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// lines is how many lines a note takes, or without one the text that stands in
// its place.
func (c *canvas) lines(r image.Rectangle, note, text string) int {
	if note != "" {
		return len(c.style.text.wrap(note, r.Dx()-3*c.style.margin))
	}
	return len(c.style.text.wrap(text, r.Dx()))
}

// warning draws a note beside a bar with an exclamation mark and returns what
// is left below.
func (c *canvas) warning(r image.Rectangle, note string) image.Rectangle {
	f, m := c.style.text, c.style.margin
	lines := min(len(f.wrap(note, r.Dx()-3*m)), r.Dy()/f.line())
	r, rest := cutTop(r, lines*f.line())
	bar, words := cutLeft(r, 2*m)
	c.round(bar, c.style.radius/2, black)
	c.text(c.style.strong, bar, centre, "!", paper)
	_, words = cutLeft(words, m)
	c.paragraph(f, words, left, note)
	return rest
}
