package companion

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// fold gathers what belongs together behind one line each, so that a long list can
// be seen at a glance: all ways to do something with one card, best first, and all
// ways to throw dice again. A short list stays as it is, but for dice.
func fold(all []option) []option {
	var lines []option
	for _, o := range all {
		if n := len(lines) - 1; n >= 0 && together(lines[n], o, len(all)) {
			lines[n].ways = append(lines[n].ways, o)
			continue
		}
		line := o
		line.ways = []option{o}
		lines = append(lines, line)
	}
	for i := range lines {
		lines[i] = lines[i].gathered()
	}
	return lines
}

// together tells that an option goes behind the line before it, in a list of so
// many.
func together(line, o option, all int) bool {
	if o.label.Throws != nil {
		return line.label.Throws != nil
	}
	return all > inReach && o.label.Card != nil && line.label.Card != nil && o.label.Group != "" && o.label.Group == line.label.Group
}

// gathered is a line that says its best way and how many others there are.
func (o option) gathered() option {
	others := len(o.ways) - 1
	switch {
	case o.label.Throws != nil:
		o.label = engine.Label{Text: "throw dice again", Throws: o.label.Throws}
	case others > 0:
		slices.SortStableFunc(o.ways, func(a, b option) int { return b.worth - a.worth })
		best := o.ways[0]
		o.move, o.label, o.worth = best.move, best.label, best.worth
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
