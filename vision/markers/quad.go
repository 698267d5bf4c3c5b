package markers

import (
	"image"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/markers/mark"
)

const (
	// window around a px that its brightness is compared with, as part of the
	// picture's longer side: wider than a large mark's rim.
	window = 1.0 / 30
	// straight is how far a side may bend, as part of the circumference.
	straight = 0.04
)

// quads finds dark quadrangles in a grey picture, corners clockwise.
func quads(grey gocv.Mat) [][4]vision.Point {
	dark := gocv.NewMat()
	defer dark.Close()
	gocv.GaussianBlur(grey, &dark, image.Pt(3, 3), 0, 0, gocv.BorderDefault)
	size := int(window*float64(max(grey.Cols(), grey.Rows())))/2*2 + 1
	gocv.AdaptiveThreshold(dark, &dark, 255, gocv.AdaptiveThresholdMean, gocv.ThresholdBinaryInv, max(size, 15), mark.Darker)
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
	if length < 3*mark.Smallest { // a diagonal px counts as one
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
	return mark.Clockwise(q)
}
