// Package geometry is the plane geometry that readers and calibration share:
// points, quadrangles, homographies and least squares, without any C library.
package geometry

import "math"

// Point is a place in a plane: x to the right, y down. Its unit is its owner's,
// such as px of a picture or steps of a board.
type Point [2]float64

// Distance returns how far two points lie apart.
func Distance[P ~[2]float64](a, b P) float64 { return math.Hypot(a[0]-b[0], a[1]-b[1]) }

// Centroid returns the mean of some points.
func Centroid[P ~[2]float64](points ...P) (mean P) {
	for _, p := range points {
		mean[0] += p[0] / float64(len(points))
		mean[1] += p[1] / float64(len(points))
	}
	return mean
}

// Spread returns the mean of some points and their mean distance from it.
func Spread[P ~[2]float64](points []P) (mean P, distance float64) {
	mean = Centroid(points...)
	for _, p := range points {
		distance += Distance(p, mean) / float64(len(points))
	}
	return mean, distance
}
