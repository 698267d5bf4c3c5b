package page

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence begins what an error says with a capital and ends it with one full stop,
// which the refusals of the rules bring along and other reasons do not.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	text = string(unicode.ToUpper(first)) + text[size:]
	if last, _ := utf8.DecodeLastRuneInString(text); strings.ContainsRune(".!?…", last) {
		return text
	}
	return text + "."
}
