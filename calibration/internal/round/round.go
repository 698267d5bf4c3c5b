// Package round shortens numbers to what they are measured to: px to a hundredth, all
// others to six digits or more.
package round

import (
	"math"

	"silvertray/vision"
)

// Digits rounds to so many digits behind the point. A number that has none stays as
// it is.
func Digits(x float64, n int) float64 {
	f := math.Pow10(n)
	switch r := math.Round(x*f) / f; {
	case r == 0:
		return 0 // which has no sign
	case math.IsInf(r, 0):
		return x
	default:
		return r
	}
}

// Quad rounds corners to a hundredth of a px; nil has none.
func Quad(q *[4]vision.Point) []vision.Point {
	if q == nil {
		return nil
	}
	var r []vision.Point
	for _, p := range q {
		r = append(r, vision.Point{Digits(p[0], 2), Digits(p[1], 2)})
	}
	return r
}

// Quads rounds the corners of several.
func Quads(all [][4]vision.Point) [][]vision.Point {
	var r [][]vision.Point
	for _, q := range all {
		r = append(r, Quad(&q))
	}
	return r
}
