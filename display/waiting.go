package display

import (
	"image"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func (s waitingScreen) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, s.Keys)
	_, r = cutTop(r, c.style.margin/2)
	_, rest := c.diceRow(r, s.dice(), c.style.margin/2, c.below(r, c.style.margin/2, c.say(s.Note), c.say(s.progress())))
	_, rest = cutTop(rest, c.style.margin)
	if s.Note == "" {
		c.paragraph(c.style.text, rest, left, c.say(s.progress()))
		return
	}
	c.warning(rest, c.say(s.Note))
}

// dice are those expected, with what is seen of each, and any others seen.
func (s waitingScreen) dice() []die {
	seen := map[string]prompt.Seen{}
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
func seenDie(d prompt.Seen) die {
	state := certain
	if d.Doubt {
		state = doubtful
	}
	return die{d.Colour, d.Value, state}
}

func (s waitingScreen) progress() words.Phrase {
	if len(s.Seen) == 0 {
		return words.Count(len(s.Dice), "Throw 1 die.", "Throw %d dice.")
	}
	return words.Say("%d of %d seen.", len(s.Seen), len(s.Dice))
}

// below is the height that a note takes under a row of dice, or without one
// the text that stands in its place.
func (c *canvas) below(r image.Rectangle, air int, note, text string) int {
	gap := c.style.margin
	if note == "" {
		return len(c.style.text.wrap(text, r.Dx()))*c.style.text.line() + gap
	}
	width := r.Dx() - 3*c.style.margin
	f := c.noteFace(width, r.Dy()-c.leastRow(air)-gap, note)
	return len(f.wrap(note, width))*f.line() + gap
}

// noteFace is the text face if a note fits with it, or else the small one.
func (c *canvas) noteFace(width, height int, note string) *face {
	if f := c.style.text; len(f.wrap(note, width))*f.line() <= height {
		return f
	}
	return c.style.small
}

// warning draws a note beside a bar with an exclamation mark and returns what
// is left below.
func (c *canvas) warning(r image.Rectangle, note string) image.Rectangle {
	m := c.style.margin
	f := c.noteFace(r.Dx()-3*m, r.Dy(), note)
	lines := min(len(f.wrap(note, r.Dx()-3*m)), r.Dy()/f.line())
	if lines == 0 {
		return r
	}
	r, rest := cutTop(r, lines*f.line())
	bar, text := cutLeft(r, 2*m)
	c.round(bar, c.style.radius/2, black)
	c.text(c.style.strong, bar, centre, "!", paper)
	_, text = cutLeft(text, m)
	c.paragraph(f, text, left, note)
	return rest
}
