package pose

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

// stood is a die on the table as an exact reader sees it.
func stood(v View, x, y float64) sight.Sighting {
	var points []vision.Point
	s := sight.Sighting{}
	for i, corner := range [4]vision.Point{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}} {
		at := vision.Point{x + corner[0], y + corner[1]}
		s.Face.Outline[i] = v.Pixel(at, 1)
		points = append(points, s.Face.Outline[i], v.Pixel(at, 0))
	}
	s.Face = faceOf(s.Face.Outline)
	s.Middle = extentOf(points)
	return s
}

// The camera's place is found again from tray and dice, also when one die was
// read as twice its size.
func TestFitView(t *testing.T) {
	for _, degrees := range []float64{2, 12, 24, 33} {
		lean := math.Sin(degrees * math.Pi / 180)
		want := New([]float64{0.3 * lean, 0.95 * lean, math.Log(42), math.Log(0.83)}, 960, 720)
		middle := want.Table(vision.Point{480, 360}, 0)
		tray := outlineAt(want, middle[0]+6, middle[1], 4, 8)
		found := []sight.Sighting{}
		for _, at := range []vision.Point{{-8, -4}, {-5, 3}, {-2, -2}, {-1, 4}, {1, 1}, {-7, 0}} {
			found = append(found, stood(want, middle[0]+at[0], middle[1]+at[1]))
		}
		for _, misread := range []bool{false, true} {
			if misread {
				f := &found[2].Face
				for i, p := range f.Outline {
					f.Outline[i] = vision.Point{2*p[0] - f.Centre[0], 2*p[1] - f.Centre[1]}
				}
			}
			got := Fit(960, 720, found, tray)
			off := math.Acos(math.Min(1, dot(got.normal, want.normal))) * 180 / math.Pi
			gap := geometry.Distance(got.Table(found[0].Face.Centre, 1), got.Table(found[3].Face.Centre, 1))
			truth := geometry.Distance(want.Table(found[0].Face.Centre, 1), want.Table(found[3].Face.Centre, 1))
			if off > 1 || math.Abs(gap/truth-1) > 0.05 {
				t.Errorf("camera at %.0f degrees, misread %v: %.1f degrees off, lengths %.3f of the truth", degrees, misread, off, gap/truth)
			}
		}
	}
}

// outlineAt is where the corners of a rectangle on the table are seen.
func outlineAt(v View, x, y, width, height float64) [4]vision.Point {
	at := func(i, k float64) vision.Point { return v.Pixel(vision.Point{x + i*width/2, y + k*height/2}, 0) }
	return [4]vision.Point{at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)}
}

// faceOf is a face with these corners.
func faceOf(outline [4]vision.Point) sight.Face {
	return sight.Face{Outline: outline, Centre: geometry.Centroid(outline[:]...)}
}

// extentOf is the middle of what points stretch over.
func extentOf(points []vision.Point) vision.Point {
	low, high := points[0], points[0]
	for _, p := range points {
		for k := range p {
			low[k], high[k] = math.Min(low[k], p[k]), math.Max(high[k], p[k])
		}
	}
	return vision.Point{(low[0] + high[0]) / 2, (low[1] + high[1]) / 2}
}
