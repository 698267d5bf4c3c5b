package cards

import (
	"image"
	"slices"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/display/font"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Dealing draws a prompt.Dealing.
type Dealing prompt.Dealing

// Draw draws the screen.
func (s Dealing) Draw(c *canvas.Canvas) {
	r := c.Question(s.Heading, c.Say(s.Title))
	r = c.HeldHints(r, s.Held, "▲▼ choose", "OK take", s.Keys)
	tabs, r := canvas.CutTop(r, c.Style.Text.Line()+2)
	if n := len(s.Piles) - 1; n > 0 {
		tabs = drawCaption(c, tabs, c.Say(words.Count(n, "1 more", "%d more")))
	}
	drawTabs(c, tabs, s)
	_, r = canvas.CutTop(r, c.Style.Margin/2)
	if len(s.Buttons) > 0 && !s.Inside {
		var row image.Rectangle
		r, row = canvas.CutBottom(r, c.Style.Strong.Line()+2)
		dice.Buttons(c, row, s.Buttons, s.Group-len(s.Groups))
		r.Max.Y -= c.Style.Margin / 2
	}
	if s.Note != "" {
		r = dice.Warning(c, r, c.Say(s.Note))
		_, r = canvas.CutTop(r, c.Style.Margin/2)
	}
	drawDealt(c, r, s)
}

// drawCaption draws a small text at the right end of r and returns what is left.
func drawCaption(c *canvas.Canvas, r image.Rectangle, text string) image.Rectangle {
	r, edge := canvas.CutRight(r, c.Style.Small.Width(text))
	c.Text(c.Style.Small, edge, canvas.Right, text, canvas.Black)
	r.Max.X -= c.Style.Margin / 2
	return r
}

// drawTabs draws the groups side by side, the one at the cursor on black, or in a frame
// while the cursor is among its cards.
func drawTabs(c *canvas.Canvas, r image.Rectangle, s Dealing) {
	f := c.Style.Text
	whole := true
	if tabsWidth(c, s.Groups, f, true) > r.Dx() {
		whole, f = tabsWidth(c, s.Groups, c.Style.Small, true) <= r.Dx(), c.Style.Small
	}
	for i, group := range s.Groups {
		var tab image.Rectangle
		tab, r = canvas.CutLeft(r, tabWidth(c, group, f, whole))
		k := canvas.Black
		switch {
		case i == s.Group && !s.Inside:
			c.Round(tab, c.Style.Radius/2, canvas.Black)
			k = canvas.Paper
		case i == s.Group:
			c.Frame(tab, 1, canvas.Black)
		}
		_, tab = canvas.CutLeft(tab, canvas.WordGap(f))
		tab = swatch(c, tab, f, string(group))
		c.Word(tab, f, colourWord(c, string(group), whole), k)
	}
}

// tabWidth is the room for a group's pattern and name.
func tabWidth(c *canvas.Canvas, group words.Phrase, f *font.Face, whole bool) int {
	return canvas.WordGap(f) + swatchWidth(c, f, string(group)) + c.WordWidth(f, colourWord(c, string(group), whole))
}

func tabsWidth(c *canvas.Canvas, groups []words.Phrase, f *font.Face, whole bool) int {
	width := 0
	for _, group := range groups {
		width += tabWidth(c, group, f, whole)
	}
	return width
}

// The cards of a group lie in so many columns and rows; more of them scroll.
const dealtCols, dealtRows = 4, 2

// drawDealt draws the cards of a group in lines, with a bar at the right edge where there
// are more.
func drawDealt(c *canvas.Canvas, r image.Rectangle, s Dealing) {
	if len(s.Cards) == 0 || r.Dy() < c.Style.Text.Line() {
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
		r.Max.X -= c.Style.Margin + 2
		c.ScrollBar(image.Rect(r.Max.X+3, r.Min.Y, r.Max.X+c.Style.Margin+2, r.Max.Y), first, dealtRows, rows)
	}
	shown := slices.Clone(s.Cards[first*cols : min((first+dealtRows)*cols, len(s.Cards))])
	for i := range shown {
		shown[i].Row, shown[i].Col, shown[i].Place = i/cols, i%cols, shown[i].ID
	}
	cursor := ""
	if s.Inside {
		cursor = s.Cards[at].ID
	}
	Spread(c, r, image.Rect(0, 0, cols, min(rows, dealtRows)), shown, cursor)
}
