package geometry

import "math"

// Inside reports whether a point lies in a convex area, corners either way
// round. Points may be px or mm.
func Inside[P ~[2]float64](p P, q [4]P) bool {
	left, right := false, false
	for i, a := range q {
		b := q[(i+1)%4]
		turn := (b[0]-a[0])*(p[1]-a[1]) - (b[1]-a[1])*(p[0]-a[0])
		left, right = left || turn < 0, right || turn > 0
	}
	return !left || !right
}

// Gap is how far two convex areas are apart, 0 when they meet, and the
// direction from the first to the second where they are nearest.
func Gap[P ~[2]float64](a, b [4]P) (gap float64, towards P) {
	for i := range a {
		if Inside(a[i], b) || Inside(b[i], a) {
			return 0, P{}
		}
	}
	gap = math.Inf(1)
	for i := range a {
		for k := range b {
			if d, v := fromSide(a[i], b[k], b[(k+1)%4]); d < gap {
				gap, towards = d, v
			}
			if d, v := fromSide(b[i], a[k], a[(k+1)%4]); d < gap {
				gap, towards = d, P{-v[0], -v[1]}
			}
		}
	}
	return gap, towards
}

// fromSide is how far a point is from the side between two others, and the
// direction to it.
func fromSide[P ~[2]float64](p, a, b P) (gap float64, towards P) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / max(dx*dx+dy*dy, 1e-12)
	t = min(max(t, 0), 1)
	vx, vy := a[0]+t*dx-p[0], a[1]+t*dy-p[1]
	gap = math.Hypot(vx, vy)
	return gap, P{vx / max(gap, 1e-12), vy / max(gap, 1e-12)}
}
