package display

import (
	"image"
	"strings"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// heading draws the bar at the top and returns what is left below it, inside
// the margins.
func (c *canvas) heading(start, end string) image.Rectangle {
	s := c.style
	bar, rest := cutTop(c.bounds(), s.strong.line())
	c.fill(bar, black)
	bar = inside(bar, s.margin)
	bar, edge := cutRight(bar, min(s.text.width(end), bar.Dx()/2))
	c.text(s.text, edge, right, end, paper)
	bar.Max.X -= s.margin
	c.text(s.strong, bar, left, start, paper)
	return inside(rest, s.margin)
}

// matchHeading names the player and the round.
func (c *canvas) matchHeading(h prompt.Heading) image.Rectangle {
	return c.heading(h.Player, c.say(roundOf(h)))
}

// roundOf says which round it is.
func roundOf(h prompt.Heading) words.Phrase {
	if h.Unkept {
		return shortRound(h)
	}
	return h.When()
}

// question names the player, the round and what is asked, and returns what is
// left below. A low panel has all of it in one bar where that is wide enough.
func (c *canvas) question(h prompt.Heading, title string) image.Rectangle {
	s, round := c.style, c.say(shortRound(h))
	if c.low() && h.Player != "" && s.strong.width(h.Player)+s.text.width(title+round)+5*s.margin <= c.bounds().Dx() {
		r := c.heading(h.Player, round)
		bar, _ := cutTop(c.bounds(), s.strong.line())
		_, bar = cutLeft(bar, s.strong.width(h.Player)+3*s.margin)
		c.text(s.text, bar, left, title, paper)
		_, r = cutTop(r, s.margin/2)
		return r
	}
	return c.title(c.matchHeading(h), title)
}

// low tells that a panel has room for seven lines of text at the most.
func (c *canvas) low() bool { return c.bounds().Dy() < 150 }

// shortRound says it in few letters.
func shortRound(h prompt.Heading) words.Phrase {
	switch {
	case h.Unkept:
		kept := h
		kept.Unkept = false
		return words.Say("Not stored! %s", shortRound(kept))
	case h.Round <= 0 || h.Rounds <= 0:
		return roundOf(h)
	}
	return words.Say("%d/%d", h.Round, h.Rounds)
}

// title draws the question and returns what is left below it. A long one is
// set smaller, on two lines if it must be.
func (c *canvas) title(r image.Rectangle, text string) image.Rectangle {
	if text == "" {
		return r
	}
	f, lines := c.style.title, 1
	if f.width(text) > r.Dx() {
		f = c.style.strong
		lines = min(len(f.wrap(text, r.Dx())), 2)
	}
	row, rest := cutTop(r, lines*f.line()+c.style.margin/3)
	c.paragraph(f, row, left, text)
	return rest
}

// hints draws what the keys do along the bottom edge and returns what is left
// above. A panel too low for it goes without.
func (c *canvas) hints(r image.Rectangle, keys ...words.Phrase) image.Rectangle {
	return c.heldHints(r, "", keys...)
}

// heldHints are hints with what a key does that is held, at the right. Where
// there is no room for all, it takes the place of the first hint, which of
// several is that for moving about.
func (c *canvas) heldHints(r image.Rectangle, held words.Phrase, keys ...words.Phrase) image.Rectangle {
	f, text := c.style.small, c.joined(keys)
	if text == "" || c.bounds().Dy() < 11*f.line() {
		return r
	}
	rest, row := cutBottom(r, f.line()+1)
	c.fill(image.Rect(row.Min.X, row.Min.Y, row.Max.X, row.Min.Y+1), black)
	row.Min.Y++
	more, gap := c.say(held), 2*c.style.margin
	if len(keys) > 1 && f.width(text)+gap+f.width(more) > row.Dx() {
		if short := c.joined(keys[1:]); more != "" && f.width(short)+gap+f.width(more) <= row.Dx() {
			text = short
		}
	}
	if more != "" && f.width(text)+gap+f.width(more) <= row.Dx() {
		var edge image.Rectangle
		row, edge = cutRight(row, f.width(more))
		c.text(f, edge, right, more, black)
	}
	c.text(f, row, left, text, black)
	rest.Max.Y -= c.style.margin / 3
	return rest
}

// joined is what single keys do in one line.
func (c *canvas) joined(keys []words.Phrase) string {
	said := make([]string, len(keys))
	for i, key := range keys {
		said[i] = c.say(key)
	}
	return strings.TrimRight(strings.Join(said, "   "), " ")
}

// inside takes a margin off the left and right of r.
func inside(r image.Rectangle, margin int) image.Rectangle {
	if r.Dx() < 2*margin {
		return r
	}
	return image.Rect(r.Min.X+margin, r.Min.Y, r.Max.X-margin, r.Max.Y)
}
