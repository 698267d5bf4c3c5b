package dice

import (
	"testing"

	"silvertray/vision"
)

// A camera that leans sees the near side of a die as well as its top: only what
// lies above the die's middle is the top.
func TestASideIsDoubted(t *testing.T) {
	leaning := newView([]float64{0, 0.5, 4, 0}, 960, 720)
	at := func(z float64) vision.Point { return leaning.pixel(t, vision.Point{0.3, -0.2}, z) }
	for _, c := range []struct {
		name   string
		centre vision.Point
		doubts int
	}{
		{"top face", at(1), 0},
		{"a side, half a die lower", at(0.1), 1},
	} {
		reading := vision.Reading{Dice: []vision.Die{{Colour: "blue", Value: 6, Sure: true}}}
		found := []sighting{{spot: spot{middle: at(0.5)}, face: face{centre: c.centre}}}
		doubtSides(&reading, found, leaning)
		if len(reading.Problems) != c.doubts || reading.Dice[0].Sure != (c.doubts == 0) {
			t.Errorf("%s: problems %v, sure %v", c.name, reading.Problems, reading.Dice[0].Sure)
		}
	}
}

// pixel searches where a place z dice above the table is seen.
func (v view) pixel(t *testing.T, place vision.Point, z float64) vision.Point {
	t.Helper()
	x := fit([]float64{v.middle[0], v.middle[1]}, func(x []float64) []float64 {
		p := v.table(vision.Point{x[0], x[1]}, z)
		return []float64{p[0] - place[0], p[1] - place[1]}
	})
	return vision.Point{x[0], x[1]}
}
