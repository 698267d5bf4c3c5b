package outline

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

// tilted is a board as a tilted camera sees it: steps to px.
var tilted = geometry.Homography{41, -22, 560, 19, 38, 420, 0.006, -0.011, 1}

// gap is how far two planes put the corners of the board apart, px at most.
func gap(a, b geometry.Homography) (most float64) {
	for _, h := range lattice.Printed {
		p, q := a.At(lattice.Middle(h)), b.At(lattice.Middle(h))
		most = max(most, math.Hypot(p[0]-q[0], p[1]-q[1]))
	}
	return most
}

// The edge's points tell the view but for a turn by sixths, even where a part
// of the edge is hidden.
func TestFitHexagon(t *testing.T) {
	for name, hidden := range map[string]int{"whole": 0, "a tenth hidden": 18} {
		var points []vision.Point
		for i := range lattice.Turns {
			a, b := math.Pi/3*float64(i), math.Pi/3*float64(i+1)
			for k := range 30 {
				f := float64(k) / 30
				points = append(points, tilted.At(vision.Point{
					lattice.Rim * ((1-f)*math.Cos(a) + f*math.Cos(b)), lattice.Rim * ((1-f)*math.Sin(a) + f*math.Sin(b)),
				}))
			}
		}
		got, ok := Fit(points[hidden:])
		if !ok {
			t.Fatalf("%s: no hexagon", name)
		}
		best := math.Inf(1)
		for range lattice.Turns {
			_, got = lattice.TurnTo(make([]lattice.Likelihood, len(lattice.Cells)), got, 1)
			best = min(best, gap(got, tilted))
		}
		if best > 2 {
			t.Errorf("%s: %.2f px off", name, best)
		}
	}
	if _, ok := Fit(make([]vision.Point, 200)); ok {
		t.Error("a hexagon was fitted to one point")
	}
}

// Rows of a picture cross an edge at its left and at its right, where they may cross
// it more than once. However often, thinning leaves no side bare.
func TestThinnedKeepsEverySide(t *testing.T) {
	const rows = most
	for left := 1; left <= 3; left++ {
		for right := 1; right <= 3; right++ {
			var points []vision.Point
			for y := range rows {
				for x := range left {
					points = append(points, vision.Point{float64(x), float64(y)})
				}
				for x := range right {
					points = append(points, vision.Point{100 + float64(x), float64(y)})
				}
			}
			few := thinned(byTurn(points))
			for corner := range 4 {
				of := func(p vision.Point) bool { return (p[0] > 50) == (corner%2 == 1) && (p[1] > rows/2) == (corner/2 == 1) }
				kept, all := count(few, of), count(points, of)
				if share := float64(kept) / float64(all) * float64(len(points)) / most; share < 0.8 {
					t.Errorf("%d points left and %d right in a row, corner %d: %d of %d kept", left, right, corner, kept, all)
				}
			}
		}
	}
}

func count(points []vision.Point, of func(vision.Point) bool) (n int) {
	for _, p := range points {
		if of(p) {
			n++
		}
	}
	return n
}
