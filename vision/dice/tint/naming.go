package tint

import (
	"fmt"

	"silvertray/vision"
)

// SureMargin is how much worse the next best naming of the whole set must be, as a
// sum of squared spreads. In the photographs and scenes no wrong name had more; see
// README.md of package dice.
const SureMargin = 3.0

// Sample is a die as it looks under the lamp of one table.
type Sample struct {
	// Centre and Side of its top face in px.
	Centre vision.Point
	Side   float64
	// Outline is that face's corners.
	Outline [4]vision.Point
	// Colour is its body's light in linear red, green and blue, 0 to 1.
	Colour [3]float64
	// Strength is how plainly it is a die, 0 to 1.
	Strength float64
}

// Name returns which die of a set each sample is, all together, and which names
// are clear. A name that is new goes to the die that none of the others fits.
func Name(samples []Sample, set []string) (names []string, clear []bool, err error) {
	if err := CheckNames(set); err != nil {
		return nil, nil, err
	}
	if len(samples) > len(set) {
		return nil, nil, fmt.Errorf("name dice: there are %d, and a set of %d", len(samples), len(set))
	}
	measured := make([]Tint, len(samples))
	for i, s := range samples {
		measured[i] = floored(s.Colour, tintFloor)
	}
	names, margins := NewPalette(set, nil).NameSet(measured)
	for _, m := range margins {
		clear = append(clear, m >= SureMargin)
	}
	return names, clear, nil
}

// TooNear lists the pairs of a set whose colours the reader cannot be sure to
// tell apart under this lamp: two dice that swapped their names would be as
// likely as to make it ask.
func TooNear(colours map[string][3]float64, set []string) [][2]string {
	p := NewPalette(set, colours)
	var pairs [][2]string
	for i, a := range p.tints {
		for k, b := range p.tints[:i] {
			if p.stray(a, b, Tint{}) < nearTints {
				pairs = append(pairs, [2]string{p.names[k], p.names[i]})
			}
		}
	}
	return pairs
}

// nearTints is the least squared distance of two colours, in spreads: from
// three spreads on, a die that strays by one is still told apart with a margin
// above SureMargin.
const nearTints = 9
