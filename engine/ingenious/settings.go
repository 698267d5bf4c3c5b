package ingenious

import (
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// teams reports whether four players are two teams of two that sit across from
// each other.
var teams = engine.Rule{
	Name: "teams", Values: []string{"no", "yes"},
	Title: "Four players", Words: []words.Phrase{"each alone", "two teams"},
}

// extraTile reports whether an extra tile has to be laid, as the rule text says,
// or may be left alone, as some players have it.
var extraTile = engine.Rule{
	Name: "extra", Values: []string{"must", "may"},
	Title: "An extra tile", Words: []words.Phrase{"must be laid", "may be left alone"},
}

// order is how the printed symbols follow each other clockwise, beginning with
// red. Editions differ; the first one is that of most boards described. A camera
// may find any other.
var order = func() engine.Rule {
	r := engine.Rule{
		Name: "symbols",
		Values: []string{
			"red-green-blue-orange-yellow-purple",
			"red-purple-yellow-orange-blue-green",
			"red-green-orange-blue-yellow-purple",
			"red-purple-green-orange-blue-yellow",
			"red-purple-orange-green-blue-yellow",
		},
		Title: "Symbols on the board, clockwise",
		Also:  func(value string) bool { _, ok := symbolsOf(value); return ok },
		Like:  "any other order that begins with red",
		Print: func(symbols []string) (string, bool) {
			value := strings.Join(symbols, "-")
			_, ok := symbolsOf(value)
			return value, ok
		},
	}
	for _, value := range r.Values {
		symbols, _ := symbolsOf(value)
		var named []words.Phrase
		for _, c := range symbols {
			named = append(named, c.phrase())
		}
		r.Words = append(r.Words, words.List(named))
	}
	return r
}()

// symbolsOf reads an order of the printed symbols.
func symbolsOf(value string) (symbols [colours]colour, ok bool) {
	named := strings.Split(value, "-")
	if len(named) != colours || named[0] != red.String() {
		return symbols, false
	}
	for i, name := range named {
		if symbols[i], ok = colourOf(name); !ok || slices.Contains(named[:i], name) {
			return symbols, false
		}
	}
	return symbols, true
}
