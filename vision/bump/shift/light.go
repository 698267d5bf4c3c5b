package shift

import (
	"math"

	"silvertray/vision"
)

// Gamma is the rough exponent between a picture's bytes and the light, that of the
// sRGB curve (IEC 61966-2-1).
const Gamma = 2.2

const (
	// brighter is by the light may become brighter, or dimmer, without a word:
	// a cloud halves it, and cameras follow.
	brighter = 3.0
	// tinted is how much a colour may change against the others: daylight
	// instead of a lamp makes 2 and more, a cloud less than 1.2.
	tinted = 1.35
)

// bumpMM is a shift that counts: more than following is off by, and half of what
// has to be noticed.
const bumpMM = 2.5

// Light is the mean light of a table, linear blue, green and red.
type Light [3]float64

// Against compares the light with how it was.
func (l Light) Against(was Light) Change {
	var part [3]float64
	for i := range part {
		part[i] = l[i] / was[i]
	}
	least, most := min(part[0], part[1], part[2]), max(part[0], part[1], part[2])
	return Change{Light: math.Cbrt(part[0] * part[1] * part[2]), Tint: most / least}
}

// Relit reports whether the light differs by more than a cloud makes.
func (c Change) Relit() bool {
	return c.Light > brighter || c.Light < 1/brighter || c.Tint > tinted
}

// Problem says what a person has to know of a change: that the camera was
// bumped, where the tray's place matters, or that the light has changed, where
// a reading is in doubt. Nil when nothing.
func (c Change) Problem(r vision.Reading, tray bool) *vision.Problem {
	switch {
	case tray && c.Bumped():
		return &vision.Problem{Kind: vision.Moved, Text: "The camera or the tray was moved by some millimetres. " +
			"Put it back, or set up the table again with \"silvertray calibrate\"."}
	case !r.Sure && c.Relit():
		return &vision.Problem{Kind: vision.Relit, Text: "The light has changed since the table was set up. " +
			"Put it back as it was, or set up the table again with \"silvertray calibrate\"."}
	}
	return nil
}

// Change is how a table differs from what is remembered.
type Change struct {
	// MM is how far the tray or the ground has moved in the picture, at the
	// scale of the dice; 0 where nothing can be said.
	MM float64
	// Light is how much brighter it is, 1 for as bright; Tint by how much a
	// colour of the light changed against the others, 1 for not.
	Light, Tint float64
}

// Bumped reports whether the camera or the tray was moved.
func (c Change) Bumped() bool { return c.MM > bumpMM }
