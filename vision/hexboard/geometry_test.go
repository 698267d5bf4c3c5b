package hexboard

import (
	"math"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// slanted is a board as a tilted camera sees it: steps to px.
var slanted = geometry.Homography{41, -22, 560, 19, 38, 420, 0.006, -0.011, 1}

// away is how far two planes put the corners of the board apart, px at most.
func away(a, b geometry.Homography) (most float64) {
	for _, h := range printed {
		p, q := a.At(middle(h)), b.At(middle(h))
		most = max(most, math.Hypot(p[0]-q[0], p[1]-q[1]))
	}
	return most
}

func TestPlaneAndItsInverse(t *testing.T) {
	if got := away(slanted.After(slanted.Inverse()).After(slanted), slanted); got > 1e-9 {
		t.Errorf("there and back and there again is %g px off", got)
	}
	if !sound(slanted) {
		t.Error("a usual view is not sound")
	}
	for name, p := range map[string]geometry.Homography{
		"nothing": {}, "a line": {1, 2, 0, 2, 4, 0, 0, 0, 1}, "beyond the horizon": {40, 0, 0, 0, 40, 0, 0.2, 0, 1},
	} {
		if sound(p) {
			t.Errorf("%s is sound", name)
		}
	}
}

// The edge's points tell the view but for a turn by sixths, even where a part
// of the edge is hidden.
func TestFitHexagon(t *testing.T) {
	for name, hidden := range map[string]int{"whole": 0, "a tenth hidden": 18} {
		var points []vision.Point
		for i := range turns {
			a, b := math.Pi/3*float64(i), math.Pi/3*float64(i+1)
			for k := range 30 {
				f := float64(k) / 30
				points = append(points, slanted.At(vision.Point{
					rim * ((1-f)*math.Cos(a) + f*math.Cos(b)), rim * ((1-f)*math.Sin(a) + f*math.Sin(b)),
				}))
			}
		}
		got, ok := fitHexagon(points[hidden:])
		if !ok {
			t.Fatalf("%s: no hexagon", name)
		}
		best := math.Inf(1)
		for range turns {
			_, got = turnTo(make([]sighted, len(cells)), got, 1)
			best = min(best, away(got, slanted))
		}
		if best > 2 {
			t.Errorf("%s: %.2f px off", name, best)
		}
	}
	if _, ok := fitHexagon(make([]vision.Point, 200)); ok {
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

func TestFitPairs(t *testing.T) {
	var pairs []geometry.Pair
	for i, h := range cells {
		p := geometry.Pair{From: middle(h), To: slanted.At(middle(h))}
		if i%9 == 0 {
			p.To[0] += 40 // some are wrong
		}
		pairs = append(pairs, p)
	}
	got, ok := fitPairs(pairs, slanted, 1.5)
	if off := away(got, slanted); !ok || off > 0.1 {
		t.Errorf("%.3f px off, %v", off, ok)
	}
	if _, ok := fitPairs(pairs[:2], slanted, 1.5); ok {
		t.Error("two pairs were enough")
	}
}

// seenPrinted is what the printed places show, in an order, turned by sixths.
func seenPrinted(order [turns]string, sixths int) []sighted {
	all := make([]sighted, turns)
	for i, name := range order {
		all[(i+sixths)%turns][firstPrint+slices.Index(Symbols[:], name)] = 0.99
	}
	return all
}

func TestBearing(t *testing.T) {
	other := [turns]string{"red", "yellow", "green", "purple", "blue", "orange"}
	for sixths := range turns {
		got := bearingOf(seenPrinted(Symbols, sixths), Symbols)
		if got.sixths != sixths || got.match != turns || !slices.Equal(got.order, Symbols[:]) {
			t.Errorf("turned by %d: %+v", sixths, got)
		}
		got = bearingOf(seenPrinted(other, sixths), Symbols)
		if got.sixths != sixths || got.match == turns || !slices.Equal(got.order, other[:]) {
			t.Errorf("another order turned by %d: %+v", sixths, got)
		}
		hidden := seenPrinted(Symbols, sixths)
		hidden[2] = sighted{unreadable: 1}
		got = bearingOf(hidden, Symbols)
		if got.sixths != sixths || got.match != turns-1 || got.order != nil {
			t.Errorf("one hidden, turned by %d: %+v", sixths, got)
		}
	}
}

func TestCheckOrder(t *testing.T) {
	got, err := CheckOrder([]string{"blue", "orange", "yellow", "purple", "red", "green"})
	if err != nil || got != Symbols {
		t.Errorf("%v, %v", got, err)
	}
	for _, wrong := range [][]string{{"red"}, {"red", "red", "blue", "orange", "yellow", "purple"}} {
		if _, err := CheckOrder(wrong); err == nil {
			t.Errorf("%v is an order", wrong)
		}
	}
}

// Two halves make a tile: an odd number of cells that touch is doubted.
func TestHalves(t *testing.T) {
	tile := [2]engine.Hex{{Q: 1, R: 0}, {Q: 1, R: 1}}
	r := vision.BoardReading{}
	for _, h := range cells {
		r.Cells = append(r.Cells, vision.HexCell{Hex: h, Tile: h == tile[0] || h == tile[1]})
	}
	if got := halves(r.Cells); got != nil {
		t.Errorf("a whole tile: %v", got)
	}
	r.Cells[number[tile[0]]].Tile = false
	if got := halves(r.Cells); len(got) != 1 || !slices.Equal(got[0].Places, tile[1:]) {
		t.Errorf("half a tile: %v", got)
	}
}
