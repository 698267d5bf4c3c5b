package display

import (
	"fmt"
	"image"
)

func (s Waiting) draw(c *canvas) {
	r := c.matchHeading(s.Heading)
	r = c.hints(r, s.Keys)
	r = c.title(r, s.Title)
	_, r = cutTop(r, c.style.margin/2)
	row, rest := cutTop(r, r.Dy()*11/20)
	c.diceRow(row, s.dice(), c.style.margin/2)
	_, rest = cutTop(rest, c.style.margin/2)
	c.note(rest, s.Note, s.progress())
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

// note draws a warning beside a bar with an exclamation mark, or else a plain
// text.
func (c *canvas) note(r image.Rectangle, warning, otherwise string) {
	f := c.style.text
	if warning == "" {
		c.paragraph(f, r, left, otherwise)
		return
	}
	height := min(len(f.wrap(warning, r.Dx()-3*c.style.margin)), r.Dy()/f.line()) * f.line()
	r, _ = cutTop(r, height)
	bar, rest := cutLeft(r, 2*c.style.margin)
	c.round(bar, c.style.radius/2, black)
	c.text(c.style.strong, bar, centre, "!", paper)
	rest.Min.X += c.style.margin
	c.paragraph(f, rest, left, warning)
}
