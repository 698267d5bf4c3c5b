package sight

import (
	"math"
	"math/cmplx"
	"testing"

	"pgregory.net/rapid"
)

// A quarter turn leaves the answer's two numbers alone, and they give back the
// half diagonals they were made from, up to such turns.
func TestDiagonals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.Float64Range(0.2, 1).Draw(t, "size")
		turn := rapid.Float64Range(0, 2*math.Pi).Draw(t, "turn")
		skew := rapid.Float64Range(0.6, 1.6).Draw(t, "skew")
		p := cmplx.Rect(size, turn)
		q := cmplx.Rect(size*skew, turn+math.Pi/2*rapid.Float64Range(0.8, 1.2).Draw(t, "angle"))
		a, b := diagonals(p*p+q*q, p*p*q*q)
		near := func(z complex128) bool {
			for _, c := range []complex128{a, b, -a, -b} {
				if cmplx.Abs(z-c) < 1e-6 {
					return true
				}
			}
			return false
		}
		if !near(p) || !near(q) {
			t.Fatalf("%v and %v came back as %v and %v", p, q, a, b)
		}
	})
}
