package catalogue

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"silvertray/internal/words"
)

// Fault is something missing or wrong in a catalogue.
type Fault struct {
	// Line of the file, from 1.
	Line int
	// Card is its id, or "card 7" by its place in the list; empty where the fault
	// is not a card's.
	Card string
	// Field is the key, as written; empty for the whole card.
	Field string
	// Problem says what is wrong and how it should be.
	Problem words.Phrase
}

// Phrase is the fault as a person reads it who does not see the file.
func (f Fault) Phrase() words.Phrase {
	said := f.Problem
	for _, part := range []string{f.Field, f.Card} {
		if part != "" {
			said = words.Say("%s: %s", part, said)
		}
	}
	return said
}

func (f Fault) Error() string {
	var where []string
	for _, part := range []string{f.Card, f.Field} {
		if part != "" {
			where = append(where, part)
		}
	}
	return fmt.Sprintf("line %d: %s: %s", f.Line, strings.Join(where, ": "), f.Problem)
}

// Faults are all that were found, in the order of the file.
type Faults []Fault

func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, fault := range f {
		lines[i] = fault.Error()
	}
	return strings.Join(lines, "\n")
}

// nth names a card by its place in the list.
func nth(i int) string { return fmt.Sprintf("card %d", i+1) }

// IsName reports whether a text can name a card or a catalogue.
func IsName(s string) bool {
	return s != "" && len(s) <= maxWord && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789-") == "" && s[0] != '-'
}

// IsColour reports whether a text can name a die.
func IsColour(s string) bool {
	return s != "" && len(s) <= maxWord && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz") == "" && s != "white" && s != "joker"
}

// maxTitle is the longest title in bytes.
const maxTitle = 80

// plainText reports whether a title is one short line.
func plainText(s string) bool {
	return len(s) <= maxTitle && utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) })
}
