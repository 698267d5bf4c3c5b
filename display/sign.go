package display

import (
	"strings"
	"unicode/utf8"
)

// signs are the words' initials. Where several begin alike, a second letter
// tells them apart: the first one that no other of them has in its place.
func signs(words []string) []string {
	all := make([]string, len(words))
	for i, word := range words {
		all[i] = initial(word) + second(word, rivals(words, word))
	}
	return all
}

// rivals are the other words with the same initial.
func rivals(words []string, word string) []string {
	var others []string
	for _, w := range words {
		if w != word && initial(w) == initial(word) {
			others = append(others, w)
		}
	}
	return others
}

// second is the letter that tells a word from its rivals; empty without any.
func second(word string, rivals []string) string {
	if len(rivals) == 0 {
		return ""
	}
	letters := []rune(word)
	for i, r := range letters {
		if i > 0 && !anyHas(rivals, i, r) {
			return string(r)
		}
	}
	return string(letters[min(1, len(letters)):])
}

func anyHas(words []string, i int, letter rune) bool {
	for _, w := range words {
		if rs := []rune(w); i < len(rs) && rs[i] == letter {
			return true
		}
	}
	return false
}

// initial is the capital letter that stands for a colour.
func initial(colour string) string {
	r, size := utf8.DecodeRuneInString(colour)
	if size == 0 {
		return ""
	}
	return strings.ToUpper(string(r))
}
