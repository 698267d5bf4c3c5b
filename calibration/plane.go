package calibration

import (
	"errors"
	"fmt"
	"math"

	"silvertray/calibration/internal/round"
	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Plane maps places on the table in mm to the picture in px: a homography, row
// by row.
type Plane [9]float64

// Px returns where a place on the table is seen.
func (h Plane) Px(p mat.Point) vision.Point {
	return geometry.Homography(h).At(geometry.Point(p))
}

// MM returns which place on the table a px shows.
func (h Plane) MM(p vision.Point) mat.Point {
	return mat.Point(geometry.Homography(h).Inverse().At(p))
}

// Scale is how many px a mm takes around a place, the mean of all directions.
func (h Plane) Scale(p mat.Point) float64 {
	const d = 0.5
	left, right := h.Px(mat.Point{p[0] - d, p[1]}), h.Px(mat.Point{p[0] + d, p[1]})
	upper, lower := h.Px(mat.Point{p[0], p[1] - d}), h.Px(mat.Point{p[0], p[1] + d})
	return math.Sqrt(math.Abs((right[0]-left[0])*(lower[1]-upper[1]) - (right[1]-left[1])*(lower[0]-upper[0])))
}

// unit is the plane as files have it: its last number is one. The error is why nothing
// can be measured by it.
func (h Plane) unit() (Plane, error) {
	last := h[8]
	for i, x := range h {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return h, fmt.Errorf("%g is no number to reckon with", x)
		}
		h[i] = round.Digits(x/last, 10)
	}
	return h, h.checkScale(mat.Point{})
}

// checkScale notices a plane that shows a place of the table as a line, a point, or far
// too large.
func (h Plane) checkScale(at mat.Point) error {
	if s := h.Scale(at); !(s >= leastScale && s <= mostScale) {
		return fmt.Errorf("gives %.3g px a mm; %g to %d is possible", s, leastScale, mostScale)
	}
	return nil
}

// planeThrough fits a plane to four pairs or more, from mm to px, so that the
// squares of the errors in px are least.
func planeThrough(pairs []geometry.Pair) (Plane, error) {
	h, err := geometry.FitHomography(pairs)
	if err != nil {
		return Plane{}, errors.New("the points lie on one line or on top of each other")
	}
	return Plane(h), nil
}

// rms is the error of a plane in px, root mean square over points.
func (h Plane) rms(pairs []geometry.Pair) float64 { return geometry.Homography(h).RMS(pairs) }
