package font

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Width of a text in pixels.
func (f *Face) Width(s string) int {
	w := 0
	for _, r := range s {
		w += f.Glyph(r).Advance
	}
	return w
}

// overhang is how far the last letter of a text stands out beyond its width.
func (f *Face) overhang(s string) int {
	last, _ := utf8.DecodeLastRuneInString(s)
	g := f.Glyph(last)
	if len(g.Dots) == 0 {
		return 0
	}
	return max(g.At.X+len(g.Dots[0])-g.Advance, 0)
}

// Shorten ends a text with an ellipsis where it is wider than room.
func (f *Face) Shorten(s string, room int) string {
	s = Plain(s)
	if f.Width(s) <= room {
		return s
	}
	w := f.Width("…")
	for i, r := range s {
		w += f.Glyph(r).Advance
		if w > room {
			if head := strings.TrimRight(s[:i], " "); head != "" {
				return head + "…"
			}
			break
		}
	}
	return ""
}

// Wrap breaks a text into lines no wider than room, between words where it
// can. Line breaks in the text are kept.
func (f *Face) Wrap(s string, room int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(strings.TrimSpace(s), "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			if next := strings.TrimLeft(line+" "+word, " "); f.Width(next)+f.overhang(next) <= room {
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
func (f *Face) split(word string, room int) (lines []string, rest string) {
	w := 0
	for _, r := range word {
		advance := f.Glyph(r).Advance
		if w+advance > room && rest != "" {
			lines, rest, w = append(lines, rest), "", 0
		}
		rest += string(r)
		w += advance
	}
	return lines, rest
}

// Ellipsis ends a line with an ellipsis even though it would fit.
func (f *Face) Ellipsis(line string, room int) string {
	if f.Width(line+"…") <= room {
		return line + "…"
	}
	return f.Shorten(line+"…", room)
}

// Plain makes one line of a text: control characters become spaces.
func Plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.IsSpace(r) {
			return ' '
		}
		return r
	}, s)
}

// Fitting is the largest face in which a text fits a box, with a dot of air
// around its border.
func Fitting(w Weight, text string, width, height int) *Face {
	for _, px := range []int{24, 20, 18, 16, 14, 13, 12, 11} {
		if f := Of(w, px); f.Cap <= height-4 && f.Width(text) <= width {
			return f
		}
	}
	return Tiny
}

// Tail is the end of a text that fits, behind an ellipsis where it is cut.
func (f *Face) Tail(s string, room int) string {
	s = Plain(s)
	if f.Width(s) <= room {
		return s
	}
	for i := range s {
		if t := "…" + s[i:]; i > 0 && f.Width(t) <= room {
			return t
		}
	}
	return ""
}
