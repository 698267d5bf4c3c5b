package geometry_test

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
)

// slanted is a plane as a tilted camera sees it.
var slanted = geometry.Homography{41, -22, 560, 19, 38, 420, 0.006, -0.011, 1}

// lattice are places in the plane and where the camera sees them.
func lattice(h geometry.Homography) (pairs []geometry.Pair) {
	for x := -5.0; x <= 5; x++ {
		for y := -5.0; y <= 5; y++ {
			p := geometry.Point{x, y}
			pairs = append(pairs, geometry.Pair{From: p, To: h.At(p)})
		}
	}
	return pairs
}

func TestInverse(t *testing.T) {
	for _, p := range lattice(slanted) {
		if back := slanted.Inverse().At(p.To); geometry.Distance(back, p.From) > 1e-9 {
			t.Errorf("%v there and back is %v", p.From, back)
		}
	}
	if (geometry.Homography{1, 2, 0, 2, 4, 0, 0, 0, 1}).Inverse().Finite() {
		t.Error("a plane seen as a line has a way back")
	}
}

func TestAfter(t *testing.T) {
	turn := geometry.Homography{0, -1, 3, 1, 0, 0, 0, 0, 1}
	p := geometry.Point{2, 1}
	if got, want := slanted.After(turn).At(p), slanted.At(turn.At(p)); geometry.Distance(got, want) > 1e-9 {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestHorizonIsFarAway(t *testing.T) {
	h := geometry.Homography{1, 0, 0, 0, 1, 0, 1, 0, -1} // the horizon is at x = 1
	if p := h.At(geometry.Point{1, 0}); !(p[0] > 1e9) {
		t.Errorf("the horizon is seen at %v", p)
	}
}

func TestFromUnitSquare(t *testing.T) {
	q := [4]geometry.Point{{10, 20}, {110, 35}, {95, 120}, {5, 90}}
	h, ok := geometry.FromUnitSquare(q)
	if !ok {
		t.Fatal("no homography")
	}
	for i, corner := range [4]geometry.Point{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		if got := h.At(corner); geometry.Distance(got, q[i]) > 1e-9 {
			t.Errorf("%v comes to lie at %v, want %v", corner, got, q[i])
		}
	}
	if _, ok := geometry.FromUnitSquare([4]geometry.Point{{0, 0}, {1, 1}, {2, 2}, {3, 3}}); ok {
		t.Error("four points on one line are a square")
	}
}

func TestFitHomography(t *testing.T) {
	all := lattice(slanted)
	for name, pairs := range map[string][]geometry.Pair{
		"four corners": {all[0], all[10], all[110], all[120]}, "many": all,
	} {
		h, err := geometry.FitHomography(pairs)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if off := h.RMS(all); off > 1e-6 {
			t.Errorf("%s: %g off", name, off)
		}
	}
	for name, pairs := range map[string][]geometry.Pair{
		"one line": all[:11], "one point": make([]geometry.Pair, 9), "three": {all[0], all[10], all[110]},
	} {
		if h, err := geometry.FitHomography(pairs); err == nil {
			t.Errorf("%s decides %v", name, h)
		}
	}
}

// A ninth of the pairs is wrong by far, and the start is a little off.
func TestFitNear(t *testing.T) {
	pairs := lattice(slanted)
	start := slanted
	start[2] += 1
	for i := 0; i < len(pairs); i += 9 {
		pairs[i].To[0] += 40
	}
	h, err := geometry.FitNear(pairs, start, geometry.Robust{Far: 1.5, Level: 1e-3})
	if err != nil {
		t.Fatal(err)
	}
	if off := h.RMS(lattice(slanted)); off > 0.1 {
		t.Errorf("%.3f off", off)
	}
	if _, err := geometry.FitNear(pairs[:2], start, geometry.Robust{Far: 1.5, Level: 1}); err == nil {
		t.Error("two pairs are enough")
	}
}

func TestNormal(t *testing.T) {
	// A line through (0,1), (1,3) and (2,5), the last twice: slope 2, from 1.
	n := geometry.NewNormal(2)
	n.Add([]float64{0, 1}, 1, 1)
	n.Add([]float64{1, 1}, 3, 1)
	if v, err := n.Variance(1); err != nil || math.Abs(v-1) > 1e-12 {
		t.Errorf("the first point alone decides where the line begins: variance %v, %v, want 1", v, err)
	}
	n.Add([]float64{2, 1}, 5, 2)
	x, err := n.Solve()
	if err != nil || math.Abs(x[0]-2) > 1e-12 || math.Abs(x[1]-1) > 1e-12 {
		t.Errorf("%v, %v, want 2 and 1", x, err)
	}
	if _, err := geometry.NewNormal(2).Solve(); err == nil {
		t.Error("no equations decide two unknowns")
	}
}

// Rosenbrock's valley has its least value at 1, 1.
func TestMinimize(t *testing.T) {
	got := geometry.Minimize([]float64{-1.2, 1}, func(x []float64) []float64 {
		return []float64{1 - x[0], 10 * (x[1] - x[0]*x[0])}
	})
	if math.Hypot(got[0]-1, got[1]-1) > 1e-4 {
		t.Errorf("%v, want 1, 1", got)
	}
	// What nothing speaks about stays as it was.
	got = geometry.Minimize([]float64{3, 7}, func(x []float64) []float64 { return []float64{x[0] - 5} })
	if math.Abs(got[0]-5) > 1e-4 || got[1] != 7 {
		t.Errorf("%v, want 5 and the second as it was, 7", got)
	}
}
