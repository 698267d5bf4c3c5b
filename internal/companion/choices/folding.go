package choices

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// fold gathers what belongs together behind one line each, so that a long list can
// be seen at a glance: all ways to do something with one card, best first, and all
// ways to throw dice again. A short list stays as it is, but for dice.
func fold(all []option) []option {
	var lines []option
	for _, ways := range prompt.Fold(all, func(o option) engine.Label { return o.label }, len(all) > inReach) {
		line := ways[0]
		line.ways = ways
		lines = append(lines, line.gathered())
	}
	return lines
}

// gathered is a line that says its best way and how many others there are.
func (o option) gathered() option {
	others := len(o.ways) - 1
	switch {
	case o.label.Dice.Throws != nil:
		o.label = engine.Label{Text: "throw dice again", Dice: engine.Handled{Throws: o.label.Dice.Throws}}
	case others > 0:
		o.label.Brings = append(slices.Clone(o.label.Brings), words.Count(others, "or another way", "or %d other ways"))
	}
	return o
}

// flat are options that are not gathered.
func flat(options []option) []option {
	var lines []option
	for _, o := range options {
		o.ways = []option{o}
		lines = append(lines, o)
	}
	return lines
}
