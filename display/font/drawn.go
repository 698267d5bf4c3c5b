package font

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Draws reports whether the fonts have all letters of a text, in both weights.
func Draws(text string) bool {
	for _, r := range text {
		if !draws(r) {
			return false
		}
	}
	return true
}

func draws(r rune) bool {
	if _, ok := symbols[r]; ok || r == ' ' {
		return true
	}
	for _, outlines := range truetypes() {
		if outlines.Index(r) == 0 {
			return false
		}
	}
	return unicode.IsGraphic(r) && !unicode.Is(unicode.M, r)
}

// Drawable is a text with the letters that the fonts have: accents that they lack are
// left away, and so is all else, such as emoji. It is empty where no letter and no
// digit stays.
func Drawable(text string) string {
	text = norm.NFC.String(text)
	if Draws(text) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if draws(r) {
			b.WriteRune(r)
			continue
		}
		if base := baseOf(r); draws(base) {
			b.WriteRune(base)
		}
	}
	left := strings.Join(strings.Fields(b.String()), " ")
	if !strings.ContainsFunc(left, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return ""
	}
	return left
}

// baseOf is a letter without its accents.
func baseOf(r rune) rune {
	if base, ok := strokes[r]; ok {
		return base
	}
	for _, base := range norm.NFD.String(string(r)) {
		return base
	}
	return r
}

// strokes are letters with a stroke, which Unicode does not take for an accent.
var strokes = map[rune]rune{'Ł': 'L', 'ł': 'l', 'Đ': 'D', 'đ': 'd', 'Ø': 'O', 'ø': 'o', 'Ħ': 'H', 'ħ': 'h', 'Ŧ': 'T', 'ŧ': 't', 'ı': 'i'}

// TinyDraws reports whether the tiny face has all letters of a text.
func TinyDraws(text string) bool {
	for _, r := range text {
		if _, ok := tinyOf(r); !ok {
			return false
		}
	}
	return true
}

// tinyOf are the dots of a character in the tiny face, without accents that it lacks.
func tinyOf(r rune) (dots string, ok bool) {
	if dots, ok = tinyDots[unicode.ToUpper(r)]; !ok {
		dots, ok = tinyDots[baseOf(unicode.ToUpper(r))]
	}
	return dots, ok
}

// Composed is a text whose accents are parts of their letters, as fonts have them.
func Composed(text string) string { return norm.NFC.String(text) }
