package overhead

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision/hexboard/lattice"
)

// leaning is a board as a tilted camera sees it: steps to px.
var leaning = geometry.Homography{41, -22, 560, 19, 38, 420, 0.006, -0.011, 1}

// apart is how far two planes put the corners of the board apart, px at most.
func apart(a, b geometry.Homography) (most float64) {
	for _, h := range lattice.Printed {
		p, q := a.At(lattice.Middle(h)), b.At(lattice.Middle(h))
		most = max(most, math.Hypot(p[0]-q[0], p[1]-q[1]))
	}
	return most
}

func TestFitPairs(t *testing.T) {
	var pairs []geometry.Pair
	for i, h := range lattice.Cells {
		p := geometry.Pair{From: lattice.Middle(h), To: leaning.At(lattice.Middle(h))}
		if i%9 == 0 {
			p.To[0] += 40 // some are wrong
		}
		pairs = append(pairs, p)
	}
	got, ok := fitPairs(pairs, leaning, 1.5)
	if off := apart(got, leaning); !ok || off > 0.1 {
		t.Errorf("%.3f px off, %v", off, ok)
	}
	if _, ok := fitPairs(pairs[:2], leaning, 1.5); ok {
		t.Error("two pairs were enough")
	}
}
