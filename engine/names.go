package engine

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// CheckNames refuses names that new players could not have side by side: those that
// CheckPlayers refuses, those of which nothing can be seen, and those that look the
// same. A match that was played before may have them.
func CheckNames(names []string) error {
	if len(names) == 0 {
		return nil
	}
	if err := CheckPlayers(names, len(names)); err != nil {
		return err
	}
	before := make(map[string]string)
	for i, name := range names {
		look := lookOf(name)
		twin, same := before[look]
		switch r, hidden := hidden(name); {
		case hidden:
			return fmt.Errorf("player %d: the name %+q has the character %U in it, which nobody sees", i+1, name, r)
		case !strings.ContainsFunc(look, seen):
			return fmt.Errorf("player %d: nothing can be seen of the name %+q", i+1, name)
		case strings.Join(strings.Fields(name), " ") != name:
			return fmt.Errorf("player %d: the name %+q has more than one space between two words, or one of another kind", i+1, name)
		case same:
			return fmt.Errorf("player %d: the names %q and %q look the same; add a letter or a number to one", i+1, twin, name)
		}
		before[look] = name
	}
	return nil
}

// SameName reports whether two names look the same to people: those that differ only
// in capitals or in the way that their accents are stored.
func SameName(a, b string) bool { return lookOf(a) == lookOf(b) }

// lookOf is how a name looks, in small letters.
func lookOf(name string) string {
	return strings.Map(func(r rune) rune {
		if ignored(r) {
			return -1
		}
		return r
	}, norm.NFKC.String(cases.Fold().String(norm.NFKC.String(name))))
}

// ignored reports whether a character has no look of its own.
func ignored(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// blank is the braille character without dots, which counts as a sign.
const blank = '\u2800'

// seen reports whether a character by itself is something to look at.
func seen(r rune) bool {
	return r != blank && !ignored(r) && unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S)
}

// The joiners that stand between the parts of an emoji or the letters of some scripts.
const joiners = "\u200c\u200d"

// hidden finds a character that nobody sees and that names have no need for, such as
// one that turns the direction of writing.
func hidden(name string) (rune, bool) {
	for _, r := range name {
		if unicode.In(r, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp) && !strings.ContainsRune(joiners, r) && !tag(r) || r == unicode.ReplacementChar {
			return r, true
		}
	}
	return 0, false
}

// tag reports whether a character is one of those that make up the flags of regions.
func tag(r rune) bool { return r >= 0xE0020 && r <= 0xE007F }
