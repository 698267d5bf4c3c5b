package display

import (
	"image"
	"strings"
	"unicode"
	"unicode/utf8"
)

// align is where text stands in its region.
type align uint8

// The alignments.
const (
	left align = iota
	centre
	right
)

// width of a text in pixels.
func (f *face) width(s string) int {
	w := 0
	for _, r := range s {
		w += f.glyph(r).advance
	}
	return w
}

// overhang is how far the last letter of a text stands out beyond its width.
func (f *face) overhang(s string) int {
	last, _ := utf8.DecodeLastRuneInString(s)
	g := f.glyph(last)
	if len(g.dots) == 0 {
		return 0
	}
	return max(g.at.X+len(g.dots[0])-g.advance, 0)
}

// shorten ends a text with an ellipsis where it is wider than room.
func (f *face) shorten(s string, room int) string {
	s = plain(s)
	if f.width(s) <= room {
		return s
	}
	w := f.width("…")
	for i, r := range s {
		w += f.glyph(r).advance
		if w > room {
			if head := strings.TrimRight(s[:i], " "); head != "" {
				return head + "…"
			}
			break
		}
	}
	return ""
}

// plain makes one line of a text: control characters become spaces.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.IsSpace(r) {
			return ' '
		}
		return r
	}, s)
}

// wrap breaks a text into lines no wider than room, between words where it
// can. Line breaks in the text are kept.
func (f *face) wrap(s string, room int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(strings.TrimSpace(s), "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if next := strings.TrimLeft(line+" "+word, " "); f.width(next)+f.overhang(next) <= room {
				line = next
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			var whole []string
			whole, line = f.split(word, room)
			lines = append(lines, whole...)
		}
		lines = append(lines, line)
	}
	return lines
}

// split cuts a word that is wider than a line into whole lines and a rest.
func (f *face) split(word string, room int) (lines []string, rest string) {
	w := 0
	for _, r := range word {
		advance := f.glyph(r).advance
		if w+advance > room && rest != "" {
			lines, rest, w = append(lines, rest), "", 0
		}
		rest += string(r)
		w += advance
	}
	return lines, rest
}

// text draws one line in the middle of r's height, shortened to its width.
func (c *canvas) text(f *face, r image.Rectangle, a align, s string, k ink) {
	s = f.shorten(s, r.Dx())
	x := r.Min.X
	switch free := r.Dx() - f.width(s); a {
	case centre:
		x += free / 2
	case right:
		x += free
	}
	pen := image.Pt(x, r.Min.Y+(r.Dy()+f.cap)/2)
	inks := image.Rectangle{}
	for _, ch := range s {
		g := f.glyph(ch)
		inks = inks.Union(c.stamp(g, pen, k))
		pen.X += g.advance
	}
	if s != "" {
		c.placed = append(c.placed, placed{s, r, inks})
	}
}

// stamp draws a glyph with the pen at a point and returns where its ink lies.
func (c *canvas) stamp(g *glyph, pen image.Point, k ink) image.Rectangle {
	inks := image.Rectangle{}
	for y, row := range g.dots {
		for x, dot := range row {
			if dot {
				p := pen.Add(g.at).Add(image.Pt(x, y))
				c.set(p.X, p.Y, k)
				inks = inks.Union(image.Rectangle{Min: p, Max: p.Add(image.Pt(1, 1))})
			}
		}
	}
	return inks
}

// paragraph wraps a text into r from its top and returns what is left of r
// below it. Where r is too low for all lines, the last one ends in an ellipsis.
func (c *canvas) paragraph(f *face, r image.Rectangle, a align, s string) image.Rectangle {
	lines := f.wrap(s, r.Dx())
	if room := r.Dy() / f.line(); len(lines) > room {
		lines = lines[:max(room, 0)]
		if room > 0 {
			lines[room-1] = f.ellipsis(lines[room-1], r.Dx())
		}
	}
	for _, line := range lines {
		var row image.Rectangle
		row, r = cutTop(r, f.line())
		c.text(f, row, a, line, black)
	}
	return r
}

// ellipsis ends a line with an ellipsis even though it would fit.
func (f *face) ellipsis(line string, room int) string {
	if f.width(line+"…") <= room {
		return line + "…"
	}
	return f.shorten(line+"…", room)
}
