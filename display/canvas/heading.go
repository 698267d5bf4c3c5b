package canvas

import (
	"image"
	"strings"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Heading draws the bar at the top and returns what is left below it, inside
// the margins.
func (c *Canvas) Heading(start, end string) image.Rectangle {
	s := c.Style
	bar, rest := CutTop(c.Bounds(), s.Strong.Line())
	c.Fill(bar, Black)
	bar = Inside(bar, s.Margin)
	bar, edge := CutRight(bar, min(s.Text.Width(end), bar.Dx()/2))
	c.Text(s.Text, edge, Right, end, Paper)
	bar.Max.X -= s.Margin
	c.Text(s.Strong, bar, Left, start, Paper)
	return Inside(rest, s.Margin)
}

// MatchHeading names the player and the round.
func (c *Canvas) MatchHeading(h prompt.Heading) image.Rectangle {
	return c.Heading(c.Name(h.Player), c.Say(roundOf(h)))
}

// roundOf says which round it is.
func roundOf(h prompt.Heading) words.Phrase {
	if h.Unstored {
		return shortRound(h)
	}
	return h.When()
}

// Question names the player, the round and what is asked, and returns what is
// left below. A low panel has all of it in one bar where that is wide enough.
func (c *Canvas) Question(h prompt.Heading, title string) image.Rectangle {
	s, round := c.Style, c.Say(shortRound(h))
	h.Player = c.Name(h.Player)
	if c.Low() && h.Player != "" && s.Strong.Width(h.Player)+s.Text.Width(title+round)+5*s.Margin <= c.Bounds().Dx() {
		r := c.Heading(h.Player, round)
		bar, _ := CutTop(c.Bounds(), s.Strong.Line())
		_, bar = CutLeft(bar, s.Strong.Width(h.Player)+3*s.Margin)
		c.Text(s.Text, bar, Left, title, Paper)
		_, r = CutTop(r, s.Margin/2)
		return r
	}
	return c.title(c.MatchHeading(h), title)
}

// Low reports whether a panel has room for seven lines of text at the most.
func (c *Canvas) Low() bool { return c.Bounds().Dy() < 150 }

// shortRound says it in few letters.
func shortRound(h prompt.Heading) words.Phrase {
	switch {
	case h.Unstored:
		kept := h
		kept.Unstored = false
		return words.Say("Not stored! %s", shortRound(kept))
	case h.Round <= 0 || h.Rounds <= 0:
		return roundOf(h)
	}
	return words.Say("%d/%d", h.Round, h.Rounds)
}

// title draws the question and returns what is left below it. A long one is
// set smaller, on two lines if it must be.
func (c *Canvas) title(r image.Rectangle, text string) image.Rectangle {
	if text == "" {
		return r
	}
	f, lines := c.Style.Title, 1
	if f.Width(text) > r.Dx() {
		f = c.Style.Strong
		lines = min(len(f.Wrap(text, r.Dx())), 2)
	}
	row, rest := CutTop(r, lines*f.Line()+c.Style.Margin/3)
	c.Paragraph(f, row, Left, text)
	return rest
}

// Hints draws what the keys do along the bottom edge and returns what is left
// above. A panel too low for it goes without.
func (c *Canvas) Hints(r image.Rectangle, keys ...words.Phrase) image.Rectangle {
	return c.HeldHints(r, "", keys...)
}

// HeldHints are hints with what a key does that is held, at the right. Where
// there is no room for all, it takes the place of the first hint, which of
// several is that for moving about.
func (c *Canvas) HeldHints(r image.Rectangle, held words.Phrase, keys ...words.Phrase) image.Rectangle {
	f, text := c.Style.Small, c.joined(keys)
	if text == "" || c.Bounds().Dy() < 11*f.Line() {
		return r
	}
	rest, row := CutBottom(r, f.Line()+1)
	c.Fill(image.Rect(row.Min.X, row.Min.Y, row.Max.X, row.Min.Y+1), Black)
	row.Min.Y++
	more, gap := c.Say(held), 2*c.Style.Margin
	if len(keys) > 1 && f.Width(text)+gap+f.Width(more) > row.Dx() {
		if short := c.joined(keys[1:]); more != "" && f.Width(short)+gap+f.Width(more) <= row.Dx() {
			text = short
		}
	}
	if more != "" && f.Width(text)+gap+f.Width(more) <= row.Dx() {
		var edge image.Rectangle
		row, edge = CutRight(row, f.Width(more))
		c.Text(f, edge, Right, more, Black)
	}
	c.Text(f, row, Left, text, Black)
	rest.Max.Y -= c.Style.Margin / 3
	return rest
}

// joined is what single keys do in one line.
func (c *Canvas) joined(keys []words.Phrase) string {
	said := make([]string, len(keys))
	for i, key := range keys {
		said[i] = c.Say(key)
	}
	return strings.TrimRight(strings.Join(said, "   "), " ")
}

// Inside takes a margin off the left and right of r.
func Inside(r image.Rectangle, margin int) image.Rectangle {
	if r.Dx() < 2*margin {
		return r
	}
	return image.Rect(r.Min.X+margin, r.Min.Y, r.Max.X-margin, r.Max.Y)
}
