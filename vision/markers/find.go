// Package markers finds the marks in the corners of a printed mat in a
// camera's picture.
//
// A mark is looked for as a dark quadrangle; its edges are then fitted to a
// fraction of a pixel, and its cells compared with the four that exist.
// What does not read clearly is no mark: a missing one costs little, a wrong
// one would move the whole table.
package markers

import (
	"errors"
	"fmt"
	"image"
	"math"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/markers/mark"
	"silvertray/vision/mats"
)

// largest is the longer side in px up to which a picture is searched as it
// is; larger ones are searched smaller, and only measured at full size.
const largest = 1600

// Find returns the marks in a picture by their id, each at most once. Corners
// are in the picture's px, whose centres have whole numbers.
func Find(picture gocv.Mat) ([]vision.Marker, error) {
	if picture.Empty() {
		return nil, errors.New("find the mat: the picture is empty")
	}
	grey, err := mats.Grey(picture)
	if err != nil {
		return nil, fmt.Errorf("find the mat: %w", err)
	}
	defer grey.Close()
	small, scale := shrink(grey)
	defer small.Close()
	pixels, err := mats.Raster(grey)
	if err != nil {
		return nil, fmt.Errorf("find the mat: %w", err)
	}
	var found []mark.Sighting
	for _, q := range quads(small) {
		if s, ok := mark.Read(pixels, enlarge(q, scale), scale); ok {
			found = append(found, s)
		}
	}
	return mark.Best(found), nil
}

// shrink returns a picture small enough to search, and how many px of the
// original make one of its.
func shrink(grey gocv.Mat) (gocv.Mat, float64) {
	small := gocv.NewMat()
	longer := max(grey.Cols(), grey.Rows())
	if longer <= largest {
		grey.CopyTo(&small)
		return small, 1
	}
	scale := float64(longer) / largest
	size := image.Pt(int(math.Round(float64(grey.Cols())/scale)), int(math.Round(float64(grey.Rows())/scale)))
	gocv.Resize(grey, &small, image.Pt(max(size.X, 1), max(size.Y, 1)), 0, 0, gocv.InterpolationArea)
	return small, scale
}

func enlarge(q [4]vision.Point, scale float64) [4]vision.Point {
	for i, p := range q {
		q[i] = vision.Point{(p[0]+0.5)*scale - 0.5, (p[1]+0.5)*scale - 0.5}
	}
	return q
}
