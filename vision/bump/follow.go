package bump

import (
	"image"
	"math"

	"silvertray/vision/bump/shift"

	"gocv.io/x/gocv"
)

const (
	// pieces are followed, each side px wide, over reach px either way: in the 41
	// scenes of the tests a bump of 5 mm is 6 to 12 px.
	pieces, side, reach = 40, 25, 24
	// alike is the least correlation of a piece with its place. In these scenes it
	// drops 206 of 3,680 pieces that were found again, and 67 of 104 found elsewhere.
	alike = 0.6
	// enough pieces that agree to agreePX say something: of 3,504 followed, 99 % do,
	// and after a bump never fewer than 26 in a picture. Bumps of 5 mm
	// measured 4.7 to 5.6 mm, pictures of a table left alone 0.5 at most.
	enough, agreePX = 5, 2.5
)

// distinct are places that can be told from what lies around them.
func distinct(grey gocv.Mat, covered []image.Rectangle) []image.Point {
	corners := gocv.NewMat()
	defer corners.Close()
	gocv.GoodFeaturesToTrack(grey, &corners, 4*pieces, 0.003, side/2)
	var places []image.Point
	for i := range corners.Rows() {
		v := corners.GetVecfAt(i, 0)
		p := image.Pt(int(v[0]), int(v[1]))
		area := piece(p, reach)
		if len(places) < pieces && area.In(image.Rect(0, 0, grey.Cols(), grey.Rows())) && !shift.Meets(piece(p, 0), covered) {
			places = append(places, p)
		}
	}
	return places
}

// piece is the square around a place, wider by some px.
func piece(p image.Point, wider int) image.Rectangle {
	r := side/2 + wider
	return image.Rect(p.X-r, p.Y-r, p.X+r+1, p.Y+r+1)
}

// shift is how far the pieces have moved that are found again, the middle one
// of them, in px; 0 when they are too few.
func (t *Table) shift(grey gocv.Mat, covered []image.Rectangle) float64 {
	var x, y []float64
	for _, p := range t.places {
		if shift.Meets(piece(p, 0), covered) {
			continue
		}
		if dx, dy, ok := follow(t.grey, grey, p); ok {
			x, y = append(x, dx), append(y, dy)
		}
	}
	if len(x) < enough {
		return 0
	}
	dx, dy := shift.Middle(x), shift.Middle(y)
	agree := 0
	for i := range x {
		if math.Hypot(x[i]-dx, y[i]-dy) < agreePX {
			agree++
		}
	}
	if agree < enough || 2*agree < len(x) {
		return 0
	}
	return math.Hypot(dx, dy)
}

// follow finds a piece of one picture in another.
func follow(from, to gocv.Mat, p image.Point) (dx, dy float64, ok bool) {
	what, where := from.Region(piece(p, 0)), to.Region(piece(p, reach))
	defer what.Close()
	defer where.Close()
	match, mask := gocv.NewMat(), gocv.NewMat()
	defer match.Close()
	defer mask.Close()
	gocv.MatchTemplate(where, what, &match, gocv.TmCcoeffNormed, mask)
	_, best, _, at := gocv.MinMaxLoc(match)
	return float64(at.X - reach), float64(at.Y - reach), best > alike
}
