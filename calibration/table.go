package calibration

import (
	"math"

	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Table is the geometry of one camera over one table.
type Table struct {
	// Plane leads from the table's mm to px. With a mat, mm count from the top
	// left corner of its paper, else from the first corner that was given.
	Plane Plane
	// Camera is where it is seen from.
	Camera Camera
	// ErrorPX is how far the points it was made of are off, root mean square.
	ErrorPX float64
}

// At returns which place at a height above the table a px shows, both in mm.
// The place is the foot of a plumb line from there.
func (t Table) At(px vision.Point, height float64) mat.Point {
	p, c := t.Plane.MM(px), t.Camera
	part := height / c.Height
	return mat.Point{p[0] + (c.X-p[0])*part, p[1] + (c.Y-p[1])*part}
}

// Px returns where a place at a height above the table is seen.
func (t Table) Px(p mat.Point, height float64) vision.Point {
	c := t.Camera
	part := height / c.Height
	return t.Plane.Px(mat.Point{(p[0] - c.X*part) / (1 - part), (p[1] - c.Y*part) / (1 - part)})
}

// Foot returns the square on which a die stands, from its top face in px.
func (t Table) Foot(top [4]vision.Point) [4]mat.Point {
	return t.area(top, mat.DieSide)
}

func (t Table) area(q [4]vision.Point, height float64) [4]mat.Point {
	var a [4]mat.Point
	for i, p := range q {
		a[i] = t.At(p, height)
	}
	return a
}

// What a gap may be off by for other reasons than the camera's height.
const (
	topPX   = 0.7 // the corners of a top face, in px
	tableMM = 0.3 // a mat that is not quite flat
)

// Gap returns how far a die stands from the tray's edge in mm, 0 when they
// meet, and the standard error of that. Both are given in px: the die by its
// top face.
func (t Table) Gap(top, tray [4]vision.Point) (gap, doubt float64) {
	foot, edge := t.Foot(top), t.area(tray, 0)
	gap, towards := geometry.Gap(foot, edge)
	// The foot is the top face moved towards the camera by a part of the way,
	// as uncertain as the camera's height.
	m := geometry.Centroid(foot[:]...)
	part := mat.DieSide / (t.Camera.Height - mat.DieSide)
	lean := ((t.Camera.X-m[0])*towards[0] + (t.Camera.Y-m[1])*towards[1]) * part
	return gap, math.Sqrt(square(lean*t.Camera.Doubt) + square(topPX/t.Plane.Scale(m)) + square(tableMM))
}

func square(x float64) float64 { return x * x }

// Tilt is the angle in degrees between the camera's axis and straight down,
// for a picture of some size.
func (t Table) Tilt(width, height int) float64 {
	aim := t.Plane.MM(vision.Point{float64(width-1) / 2, float64(height-1) / 2})
	return math.Atan2(math.Hypot(aim[0]-t.Camera.X, aim[1]-t.Camera.Y), t.Camera.Height) * 180 / math.Pi
}
