package display

import (
	"image"
	"slices"

	"silvertray/internal/words"
)

func (s dealingScreen) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r = c.heldHints(r, s.Held, "▲▼ choose", "OK take", s.Keys)
	tabs, r := cutTop(r, c.style.text.line()+2)
	if n := len(s.Piles) - 1; n > 0 {
		tabs = c.caption(tabs, c.say(words.Count(n, "1 more", "%d more")))
	}
	c.tabs(tabs, s)
	_, r = cutTop(r, c.style.margin/2)
	if len(s.Buttons) > 0 && !s.Inside {
		var row image.Rectangle
		r, row = cutBottom(r, c.style.strong.line()+2)
		c.buttons(row, s.Buttons, s.Group-len(s.Groups))
		r.Max.Y -= c.style.margin / 2
	}
	if s.Note != "" {
		r = c.warning(r, c.say(s.Note))
		_, r = cutTop(r, c.style.margin/2)
	}
	c.dealt(r, s)
}

// caption draws a small text at the right end of r and returns what is left.
func (c *canvas) caption(r image.Rectangle, text string) image.Rectangle {
	r, edge := cutRight(r, c.style.small.width(text))
	c.text(c.style.small, edge, right, text, black)
	r.Max.X -= c.style.margin / 2
	return r
}

// tabs draws the groups side by side, the one at the cursor on black, or in a frame
// while the cursor is among its cards.
func (c *canvas) tabs(r image.Rectangle, s dealingScreen) {
	f := c.style.text
	whole := true
	if c.tabsWidth(s.Groups, f, true) > r.Dx() {
		whole, f = c.tabsWidth(s.Groups, c.style.small, true) <= r.Dx(), c.style.small
	}
	for i, group := range s.Groups {
		var tab image.Rectangle
		tab, r = cutLeft(r, c.tabWidth(group, f, whole))
		k := black
		switch {
		case i == s.Group && !s.Inside:
			c.round(tab, c.style.radius/2, black)
			k = paper
		case i == s.Group:
			c.frame(tab, 1, black)
		}
		_, tab = cutLeft(tab, wordGap(f))
		tab = c.swatch(tab, f, string(group))
		c.word(tab, f, c.colourWord(string(group), whole), k)
	}
}

// tabWidth is the room for a group's pattern and name.
func (c *canvas) tabWidth(group words.Phrase, f *face, whole bool) int {
	return wordGap(f) + c.swatchWidth(f, string(group)) + c.wordWidth(f, c.colourWord(string(group), whole))
}

func (c *canvas) tabsWidth(groups []words.Phrase, f *face, whole bool) int {
	width := 0
	for _, group := range groups {
		width += c.tabWidth(group, f, whole)
	}
	return width
}

// The cards of a group lie in so many columns and rows; more of them scroll.
const dealtCols, dealtRows = 4, 2

// dealt draws the cards of a group in lines, with a bar at the right edge where there
// are more.
func (c *canvas) dealt(r image.Rectangle, s dealingScreen) {
	if len(s.Cards) == 0 || r.Dy() < c.style.text.line() {
		return
	}
	cols := dealtCols
	if n := len(s.Cards); n <= dealtCols*dealtRows {
		cols = max((n+1)/2, min(n, dealtCols-1))
	}
	rows := (len(s.Cards) + cols - 1) / cols
	at := min(max(s.Selected, 0), len(s.Cards)-1)
	first := min(max(at/cols-dealtRows/2, 0), max(rows-dealtRows, 0))
	if rows > dealtRows {
		r.Max.X -= c.style.margin + 2
		c.scrollBar(image.Rect(r.Max.X+3, r.Min.Y, r.Max.X+c.style.margin+2, r.Max.Y), first, dealtRows, rows)
	}
	shown := slices.Clone(s.Cards[first*cols : min((first+dealtRows)*cols, len(s.Cards))])
	for i := range shown {
		shown[i].Row, shown[i].Col, shown[i].Place = i/cols, i%cols, shown[i].ID
	}
	cursor := ""
	if s.Inside {
		cursor = s.Cards[at].ID
	}
	c.spread(r, image.Rect(0, 0, cols, min(rows, dealtRows)), shown, cursor)
}
