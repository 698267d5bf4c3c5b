package dice

import (
	"errors"
	"fmt"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// surveyed is the least strength of a sighting that is measured. Things that
// are no dice reached 0.18 in 75 scenes, where all but one of 411 dice had more
// than 0.2: a die that is missed is shown again, a thing taken for a die would
// give its colour away.
const surveyed = 0.2

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

// Survey measures the dice in a picture, the plainest first, without naming
// any: at most as many as the set has.
func (r *Reader) Survey(picture gocv.Mat) ([]Sample, error) {
	if picture.Empty() {
		return nil, errors.New("survey dice: the picture is empty")
	}
	colour, err := inColour(picture)
	if err != nil {
		return nil, err
	}
	defer colour.Close()
	found, _, err := r.sightings(colour)
	if err != nil {
		return nil, fmt.Errorf("survey dice: %w", err)
	}
	found = r.plainest(found)
	faces := make([]face, len(found))
	for i, s := range found {
		faces[i] = s.face
	}
	measured, err := tintsOf(colour, faces)
	if err != nil {
		return nil, fmt.Errorf("survey dice: %w", err)
	}
	samples := make([]Sample, len(faces))
	for i, f := range faces {
		samples[i] = Sample{f.centre, f.side(), f.outline, measured[i].light(), found[i].strength()}
	}
	return samples, nil
}

// plainest leaves out sightings that may be no dice, and what is too much.
func (r *Reader) plainest(found []sighting) []sighting {
	found = slices.DeleteFunc(found, func(s sighting) bool { return s.strength() < surveyed })
	if set := r.options.Set; set != nil {
		found = found[:min(len(found), len(set))]
	}
	return found
}

// Name returns which die of a set each sample is, all together, and which names
// are clear. A name that is new goes to the die that none of the others fits.
func Name(samples []Sample, set []string) (names []string, clear []bool, err error) {
	if err := checkNames(set); err != nil {
		return nil, nil, err
	}
	if len(samples) > len(set) {
		return nil, nil, fmt.Errorf("name dice: there are %d, and a set of %d", len(samples), len(set))
	}
	measured := make([]tint, len(samples))
	for i, s := range samples {
		measured[i] = floored(s.Colour, tintFloor)
	}
	names, margins := paletteFor(set, nil).nameSet(measured)
	for _, m := range margins {
		clear = append(clear, m >= surelyColour)
	}
	return names, clear, nil
}

// TooNear lists the pairs of a set whose colours the reader cannot be sure to
// tell apart under this lamp: two dice that swapped their names would be as
// likely as to make it ask.
func TooNear(colours map[string][3]float64, set []string) [][2]string {
	p := paletteFor(set, colours)
	var pairs [][2]string
	for i, a := range p.tints {
		for k, b := range p.tints[:i] {
			if p.stray(a, b, tint{}) < nearTints {
				pairs = append(pairs, [2]string{p.names[k], p.names[i]})
			}
		}
	}
	return pairs
}

// nearTints is the least squared distance of two colours, in spreads: from
// three spreads on, a die that strays by one is still told apart with a margin
// above surelyColour.
const nearTints = 9
