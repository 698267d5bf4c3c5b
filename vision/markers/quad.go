package markers

import (
	"image"
	"math"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

const (
	// window around a px that its brightness is compared with, as part of the
	// picture's longer side: wider than a large mark's rim.
	window = 1.0 / 30
	// darker is by how many of 255 steps a mark must be darker than around it.
	darker = 5
	// smallest side of a mark in px that is looked at.
	smallest = 8
	// straight is how far a side may bend, as part of the circumference.
	straight = 0.04
	// slender is the least ratio of two sides: a mark at 35 degrees near the
	// edge of the picture has 0.6.
	slender = 0.4
)

// quads finds dark quadrangles in a grey picture, corners clockwise.
func quads(grey gocv.Mat) [][4]vision.Point {
	dark := gocv.NewMat()
	defer dark.Close()
	gocv.GaussianBlur(grey, &dark, image.Pt(3, 3), 0, 0, gocv.BorderDefault)
	size := int(window*float64(max(grey.Cols(), grey.Rows())))/2*2 + 1
	gocv.AdaptiveThreshold(dark, &dark, 255, gocv.AdaptiveThresholdMean, gocv.ThresholdBinaryInv, max(size, 15), darker)
	contours := gocv.FindContours(dark, gocv.RetrievalList, gocv.ChainApproxNone)
	defer contours.Close()
	var found [][4]vision.Point
	for i := range contours.Size() {
		if q, ok := quad(contours.At(i)); ok {
			found = append(found, q)
		}
	}
	return found
}

// quad reports whether a contour has four straight sides.
func quad(contour gocv.PointVector) ([4]vision.Point, bool) {
	var q [4]vision.Point
	length := contour.Size()
	if length < 3*smallest { // a diagonal px counts as one
		return q, false
	}
	corners := gocv.ApproxPolyDP(contour, straight*float64(length), true)
	defer corners.Close()
	if corners.Size() != len(q) {
		return q, false
	}
	for i := range q {
		p := corners.At(i)
		q[i] = vision.Point{float64(p.X), float64(p.Y)}
	}
	return clockwise(q)
}

// clockwise puts the corners of a convex quadrangle in order, and refuses what
// no mark can look like.
func clockwise(q [4]vision.Point) ([4]vision.Point, bool) {
	turns, shortest, longest := 0, math.Inf(1), 0.0
	for i := range q {
		a, b, c := q[i], q[(i+1)%4], q[(i+2)%4]
		if (b[0]-a[0])*(c[1]-b[1])-(b[1]-a[1])*(c[0]-b[0]) > 0 {
			turns++
		}
		side := geometry.Distance(a, b)
		shortest, longest = min(shortest, side), max(longest, side)
	}
	if turns == 0 {
		q[1], q[3] = q[3], q[1]
	}
	return q, (turns == 0 || turns == 4) && shortest >= smallest && shortest > slender*longest
}
