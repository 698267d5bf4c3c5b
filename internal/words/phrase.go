package words

import (
	"errors"
	"fmt"
	"strings"
)

// A Phrase is something to be said, in no language yet: an English text, or an
// English format with its arguments, which Say puts together. A constant is a
// phrase as it stands, and phrases compare.
//
// It prints and encodes as its English text.
type Phrase string

// The marks that keep a format and its arguments apart within a phrase. They
// are control characters, which no text on a screen has.
const (
	open   = '\x0e' // before a format with arguments
	shut   = '\x0f' // after the last of them
	number = '\x1c' // before a number
	name   = '\x1d' // before a text that is the same in every language
	phrase = '\x1e' // before a phrase
	marks  = string(open) + string(shut) + string(number) + string(name) + string(phrase)
)

// Say makes a phrase of a format as fmt has it. Arguments that are phrases are
// said in the language of the whole; texts and numbers stay as they are.
func Say(format Phrase, args ...any) Phrase {
	if len(args) == 0 {
		return format
	}
	var b strings.Builder
	b.WriteRune(open)
	b.WriteString(string(format))
	for _, a := range args {
		switch a := a.(type) {
		case Phrase:
			b.WriteRune(phrase)
			b.WriteString(string(a))
		case int:
			fmt.Fprintf(&b, "%c%d", number, a)
		default:
			b.WriteRune(name)
			b.WriteString(unmarked(fmt.Sprint(a)))
		}
	}
	b.WriteRune(shut)
	return Phrase(b.String())
}

// Count makes a phrase of a number of things: one as it stands, or many with
// the number in it. All four languages have these two forms and no others.
func Count(n int, one, many Phrase) Phrase {
	if n == 1 {
		return one
	}
	return Say(many, n)
}

// Name is a text that is the same in every language, such as a player's name.
func Name(text string) Phrase { return Say("%s", text) }

// List lists things: "white, blue, green".
func List(things []Phrase) Phrase {
	switch last := len(things) - 1; last {
	case -1:
		return ""
	case 0:
		return things[0]
	default:
		return Say("%s, %s", List(things[:last]), things[last])
	}
}

// And lists things as a sentence does: "white, blue and green".
func And(things []Phrase) Phrase {
	last := len(things) - 1
	if last < 1 {
		return List(things)
	}
	return Say("%s and %s", List(things[:last]), things[last])
}

// Phrases are names that are in the dictionary, such as those of dice.
func Phrases(names []string) []Phrase {
	all := make([]Phrase, len(names))
	for i, name := range names {
		all[i] = Phrase(name)
	}
	return all
}

// Error is what an error says: its phrase where it has one to tell, otherwise
// its English text.
func Error(err error) Phrase {
	if told, ok := PhraseOf(err); ok {
		return told
	}
	return Name(err.Error())
}

// PhraseOf is the phrase that an error has to tell to a person, if it has one.
func PhraseOf(err error) (p Phrase, ok bool) {
	var known interface{ Phrase() Phrase }
	if errors.As(err, &known) {
		return known.Phrase(), true
	}
	return "", false
}

// String is the English text.
func (p Phrase) String() string { return English.Say(p) }

// MarshalText is the English text, for JSON and YAML.
func (p Phrase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// unmarked makes spaces of the marks that a text from outside may have.
func unmarked(text string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(marks, r) {
			return ' '
		}
		return r
	}, text)
}
