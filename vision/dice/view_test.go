package dice

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// stood is a die on the table as an exact reader sees it.
func (v view) stood(x, y float64) sighting {
	var points []vision.Point
	s := sighting{}
	for i, corner := range [4]vision.Point{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}} {
		at := vision.Point{x + corner[0], y + corner[1]}
		s.face.outline[i] = v.pixel(at, 1)
		points = append(points, s.face.outline[i], v.pixel(at, 0))
	}
	s.face = trueFace(s.face.outline)
	s.middle = middleOf(points)
	return s
}

// The camera's place is found again from tray and dice, also when one die was
// read as twice its size.
func TestFitView(t *testing.T) {
	for _, degrees := range []float64{2, 12, 24, 33} {
		lean := math.Sin(degrees * math.Pi / 180)
		want := newView([]float64{0.3 * lean, 0.95 * lean, math.Log(42), math.Log(0.83)}, 960, 720)
		middle := want.table(vision.Point{480, 360}, 0)
		tray := want.outlineAt(middle[0]+6, middle[1], 4, 8)
		found := []sighting{}
		for _, at := range []vision.Point{{-8, -4}, {-5, 3}, {-2, -2}, {-1, 4}, {1, 1}, {-7, 0}} {
			found = append(found, want.stood(middle[0]+at[0], middle[1]+at[1]))
		}
		for _, misread := range []bool{false, true} {
			if misread {
				f := &found[2].face
				for i, p := range f.outline {
					f.outline[i] = vision.Point{2*p[0] - f.centre[0], 2*p[1] - f.centre[1]}
				}
			}
			got := fitView(960, 720, found, tray)
			off := math.Acos(math.Min(1, dot(got.normal, want.normal))) * 180 / math.Pi
			gap := geometry.Distance(got.table(found[0].face.centre, 1), got.table(found[3].face.centre, 1))
			truth := geometry.Distance(want.table(found[0].face.centre, 1), want.table(found[3].face.centre, 1))
			if off > 1 || math.Abs(gap/truth-1) > 0.05 {
				t.Errorf("camera at %.0f degrees, misread %v: %.1f degrees off, lengths %.3f of the truth", degrees, misread, off, gap/truth)
			}
		}
	}
}

// outlineAt is where the corners of a rectangle on the table are seen.
func (v view) outlineAt(x, y, width, height float64) [4]vision.Point {
	at := func(i, k float64) vision.Point { return v.pixel(vision.Point{x + i*width/2, y + k*height/2}, 0) }
	return [4]vision.Point{at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)}
}
