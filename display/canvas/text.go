package canvas

import (
	"image"
	"unicode/utf8"

	"silvertray/display/font"
)

// align is where text stands in its region.
type align uint8

// The alignments.
const (
	Left align = iota
	Centre
	Right
)

// Text draws one line in the middle of r's height, shortened to its width.
func (c *Canvas) Text(f *font.Face, r image.Rectangle, a align, s string, k Ink) {
	s = f.Shorten(s, r.Dx())
	x := r.Min.X
	switch free := r.Dx() - f.Width(s); a {
	case Centre:
		x += free / 2
	case Right:
		x += free
	}
	pen := image.Pt(x, r.Min.Y+(r.Dy()+f.Cap)/2)
	inks := image.Rectangle{}
	for _, ch := range s {
		g := f.Glyph(ch)
		inks = inks.Union(c.Stamp(g, pen, k))
		pen.X += g.Advance
	}
	if s != "" {
		c.Placed = append(c.Placed, placed{s, r, inks})
	}
}

// Stamp draws a glyph with the pen at a point and returns where its ink lies.
func (c *Canvas) Stamp(g *font.Glyph, pen image.Point, k Ink) image.Rectangle {
	inks := image.Rectangle{}
	for y, row := range g.Dots {
		for x, dot := range row {
			if dot {
				p := pen.Add(g.At).Add(image.Pt(x, y))
				c.Set(p.X, p.Y, k)
				inks = inks.Union(image.Rectangle{Min: p, Max: p.Add(image.Pt(1, 1))})
			}
		}
	}
	return inks
}

// Paragraph wraps a text into r from its top and returns what is left of r
// below it. Where r is too low for all lines, the last one ends in an ellipsis.
func (c *Canvas) Paragraph(f *font.Face, r image.Rectangle, a align, s string) image.Rectangle {
	lines := f.Wrap(s, r.Dx())
	if room := r.Dy() / f.Line(); len(lines) > room {
		lines = lines[:max(room, 0)]
		if room > 0 {
			lines[room-1] = f.Ellipsis(lines[room-1], r.Dx())
		}
	}
	for _, line := range lines {
		var row image.Rectangle
		row, r = CutTop(r, f.Line())
		c.Text(f, row, a, line, Black)
	}
	return r
}

// Capital begins a word with a capital letter.
func Capital(word string) string {
	_, size := utf8.DecodeRuneInString(word)
	return initial(word) + word[size:]
}

// Word draws a text at the left of r and returns what is left beside it.
func (c *Canvas) Word(r image.Rectangle, f *font.Face, text string, k Ink) image.Rectangle {
	if text == "" {
		return r
	}
	place, rest := CutLeft(r, f.Width(text))
	c.Text(f, place, Left, text, k)
	_, rest = CutLeft(rest, WordGap(f))
	return rest
}

// WordGap is the room between words of a card.
func WordGap(f *font.Face) int { return f.Cap/3 + 1 }

// WordWidth is the room that Word takes.
func (c *Canvas) WordWidth(f *font.Face, text string) int {
	if text == "" {
		return 0
	}
	return f.Width(text) + WordGap(f)
}
