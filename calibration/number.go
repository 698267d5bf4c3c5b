package calibration

import (
	"math"

	"silvertray/vision"
)

// Files hold px to a hundredth, other numbers to six digits or more: what is
// measured is not better.

func rounded(q *[4]vision.Point) []vision.Point {
	if q == nil {
		return nil
	}
	var r []vision.Point
	for _, p := range q {
		r = append(r, vision.Point{digits(p[0], 2), digits(p[1], 2)})
	}
	return r
}

func roundedAll(all [][4]vision.Point) [][]vision.Point {
	var r [][]vision.Point
	for _, q := range all {
		r = append(r, rounded(&q))
	}
	return r
}

// Measured is light as it is stored: to a ten-thousandth, a step of a camera's
// darkest greys.
func Measured(light [3]float64) Colour {
	for k, x := range light {
		light[k] = digits(x, 4)
	}
	return light
}

// digits rounds to so many digits behind the point. A number that has none stays as
// it is.
func digits(x float64, n int) float64 {
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

func (t *Table) file() map[string]any {
	if t == nil {
		return nil
	}
	// After division by the last number, which is one in px, ten digits leave
	// an error below a hundredth of a px in 4000. What cannot be divided is for Read
	// to refuse.
	plane, _ := t.Plane.unit()
	return map[string]any{
		"plane":       plane[:],
		"cameraMM":    []float64{digits(t.Camera.X, 1), digits(t.Camera.Y, 1), digits(t.Camera.Height, 1)},
		"cameraDoubt": digits(t.Camera.Doubt, 4),
		"errorPx":     digits(t.ErrorPX, 3),
	}
}
