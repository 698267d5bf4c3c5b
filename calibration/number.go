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

func digits(x float64, n int) float64 {
	f := math.Pow10(n)
	return math.Round(x*f) / f
}

func (t *Table) file() map[string]any {
	if t == nil {
		return nil
	}
	// After division by the last number, which is one in px, ten digits leave
	// an error below a hundredth of a px in 4000.
	var plane []float64
	for _, x := range t.Plane {
		plane = append(plane, digits(x/t.Plane[8], 10))
	}
	return map[string]any{
		"plane":       plane,
		"cameraMM":    []float64{digits(t.Camera.X, 1), digits(t.Camera.Y, 1), digits(t.Camera.Height, 1)},
		"cameraDoubt": digits(t.Camera.Doubt, 4),
		"errorPx":     digits(t.ErrorPX, 3),
	}
}
