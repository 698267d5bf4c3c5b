// Package drift remembers how a table looks where no dice lie, and notices
// when the camera was bumped or the light has changed since.
//
// It needs no mat: it follows small pieces of whatever lies still, such as the
// tray's edge, the grain of wood or the weave of a cloth.
package drift

import (
	"fmt"
	"image"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

const (
	// cols is the width in px of the picture that is compared.
	cols = 640
	// pieces are followed, each side px wide, over reach px either way.
	pieces, side, reach = 40, 25, 24
	// alike is the least correlation of a piece with its place.
	alike = 0.6
	// enough pieces that agree to agreePX say something.
	enough, agreePX = 5, 2.5
	// dieMM is the side of a die.
	dieMM = 16.0
	// bumpMM is a shift that counts: more than following is off by, and half
	// of what has to be noticed.
	bumpMM = 2.5
)

// Table is what is remembered of a table. The zero value remembers nothing;
// Close it after use.
type Table struct {
	grey   gocv.Mat
	places []image.Point
	light  light
	known  bool
}

// Change is how a table differs from what is remembered.
type Change struct {
	// MM is how far what lies still has moved in the picture, at the scale of
	// the dice; 0 where nothing can be said.
	MM float64
	// Light is how much brighter it is, 1 for as bright; Tint by how much a
	// colour of the light changed against the others, 1 for not.
	Light, Tint float64
}

// Bumped tells that the camera or the tray was moved.
func (c Change) Bumped() bool { return c.MM > bumpMM }

// Close forgets the table.
func (t *Table) Close() error {
	if !t.known {
		return nil
	}
	t.known = false
	return t.grey.Close()
}

// See compares a frame with the table as it was first seen. The dice in it are
// left out. The first frame is remembered.
func (t *Table) See(frame gocv.Mat, dice []vision.Die) (Change, error) {
	small, err := reduce(frame)
	if err != nil {
		return Change{}, err
	}
	defer small.Close()
	scale := float64(small.Cols()) / float64(frame.Cols())
	covered := covers(dice, scale)
	lit := lightOf(small, covered)
	grey := contrasty(small)
	if !t.known || grey.Cols() != t.grey.Cols() || grey.Rows() != t.grey.Rows() {
		if t.known {
			t.grey.Close()
		}
		t.grey, t.places, t.light, t.known = grey, distinct(grey, covered), lit, true
		return Change{Light: 1, Tint: 1}, nil
	}
	defer grey.Close()
	c := lit.against(t.light)
	c.MM = t.shift(grey, covered) * mmPerPx(dice, scale)
	return c, nil
}

// reduce makes a frame small, in colour.
func reduce(frame gocv.Mat) (gocv.Mat, error) {
	if frame.Empty() || frame.Type() != gocv.MatTypeCV8UC3 {
		return gocv.Mat{}, fmt.Errorf("compare the table: want a frame in colour, 8 bits, not type %v", frame.Type())
	}
	rows := max(1, frame.Rows()*cols/frame.Cols())
	small := gocv.NewMat()
	gocv.Resize(frame, &small, image.Pt(cols, rows), 0, 0, gocv.InterpolationArea)
	return small, nil
}

// contrasty is a picture in grey in which the grain of dark cloth shows as well
// as a tray's edge.
func contrasty(small gocv.Mat) gocv.Mat {
	grey := gocv.NewMat()
	gocv.CvtColor(small, &grey, gocv.ColorBGRToGray)
	even := gocv.NewCLAHEWithParams(4, image.Pt(8, 8))
	defer even.Close()
	even.Apply(grey, &grey)
	return grey
}

// covers are the areas that dice may hide, with their sides and shadows.
func covers(dice []vision.Die, scale float64) []image.Rectangle {
	var all []image.Rectangle
	for _, d := range dice {
		s := scale * sideOf(d)
		x, y := scale*d.Centre[0], scale*d.Centre[1]
		all = append(all, image.Rect(int(x-1.5*s), int(y-1.5*s), int(x+1.5*s), int(y+1.5*s)))
	}
	return all
}

func sideOf(d vision.Die) float64 {
	return math.Hypot(d.Outline[1][0]-d.Outline[0][0], d.Outline[1][1]-d.Outline[0][1])
}

// mmPerPx is the scale that the dice give.
func mmPerPx(dice []vision.Die, scale float64) float64 {
	sum := 0.0
	for _, d := range dice {
		sum += sideOf(d) * scale
	}
	if sum == 0 {
		return 0
	}
	return dieMM * float64(len(dice)) / sum
}

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
		if len(places) < pieces && area.In(image.Rect(0, 0, grey.Cols(), grey.Rows())) && !meets(piece(p, 0), covered) {
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

func meets(r image.Rectangle, areas []image.Rectangle) bool {
	return slices.ContainsFunc(areas, r.Overlaps)
}

// shift is how far the pieces have moved that are found again, the middle one
// of them, in px; 0 when they are too few.
func (t *Table) shift(grey gocv.Mat, covered []image.Rectangle) float64 {
	var x, y []float64
	for _, p := range t.places {
		if meets(piece(p, 0), covered) {
			continue
		}
		if dx, dy, ok := follow(t.grey, grey, p); ok {
			x, y = append(x, dx), append(y, dy)
		}
	}
	if len(x) < enough {
		return 0
	}
	dx, dy := middle(x), middle(y)
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

func middle(values []float64) float64 {
	return slices.Sorted(slices.Values(values))[len(values)/2]
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
