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

	"silvertray/internal/geometry"
	"silvertray/vision"
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
	grey, err := inGrey(picture)
	if err != nil {
		return nil, fmt.Errorf("find the mat: %w", err)
	}
	defer grey.Close()
	small, scale := shrink(grey)
	defer small.Close()
	pixels, err := pixelsOf(grey)
	if err != nil {
		return nil, fmt.Errorf("find the mat: %w", err)
	}
	var found []sighting
	for _, q := range quads(small) {
		if s, ok := look(pixels, enlarge(q, scale), scale); ok {
			found = append(found, s)
		}
	}
	return clear(found), nil
}

// inGrey returns a picture's brightness.
func inGrey(picture gocv.Mat) (gocv.Mat, error) {
	grey := gocv.NewMat()
	switch picture.Type() {
	case gocv.MatTypeCV8UC1:
		picture.CopyTo(&grey)
	case gocv.MatTypeCV8UC3:
		gocv.CvtColor(picture, &grey, gocv.ColorBGRToGray)
	case gocv.MatTypeCV8UC4:
		gocv.CvtColor(picture, &grey, gocv.ColorBGRAToGray)
	default:
		grey.Close()
		return grey, fmt.Errorf("picture type %v: want 8 bits grey, colour or colour with alpha", picture.Type())
	}
	return grey, nil
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

// look measures one quadrangle and reads it.
func look(p pixels, q [4]vision.Point, scale float64) (sighting, bool) {
	if !likely(p, q) {
		return sighting{}, false
	}
	q, ok := fit(p, q, scale)
	if !ok {
		return sighting{}, false
	}
	return read(p, q)
}

// clear keeps the best sighting of each mark. Where one id is seen at two
// places, neither can be trusted.
func clear(found []sighting) []vision.Marker {
	var markers []vision.Marker
	for id := range vision.MarkerCount {
		best, ok := alone(found, id)
		if ok {
			markers = append(markers, best.Marker)
		}
	}
	return markers
}

func alone(found []sighting, id int) (best sighting, ok bool) {
	for _, s := range found {
		if s.ID != id {
			continue
		}
		if ok && !geometry.Inside(s.middle(), best.Corners) {
			return sighting{}, false
		}
		if !ok || s.off < best.off {
			best, ok = s, true
		}
	}
	return best, ok
}
