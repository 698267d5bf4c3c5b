package calibration

import (
	"math"

	"silvertray/calibration/mat"
)

// between is the gap of two convex areas, 0 when they meet, and the direction
// from the first to the second where they are nearest.
func between(a, b [4]mat.Point) (gap float64, towards mat.Point) {
	for i := range a {
		if within(a[i], b) || within(b[i], a) {
			return 0, mat.Point{}
		}
	}
	gap = math.Inf(1)
	for i := range a {
		for k := range b {
			if d, v := fromSide(a[i], b[k], b[(k+1)%4]); d < gap {
				gap, towards = d, v
			}
			if d, v := fromSide(b[i], a[k], a[(k+1)%4]); d < gap {
				gap, towards = d, mat.Point{-v[0], -v[1]}
			}
		}
	}
	return gap, towards
}

// fromSide is how far a point is from the side between two others, and the
// direction to it.
func fromSide(p, a, b mat.Point) (gap float64, towards mat.Point) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / max(dx*dx+dy*dy, 1e-12)
	t = min(max(t, 0), 1)
	vx, vy := a[0]+t*dx-p[0], a[1]+t*dy-p[1]
	gap = math.Hypot(vx, vy)
	return gap, mat.Point{vx / max(gap, 1e-12), vy / max(gap, 1e-12)}
}

// within tells whether a point lies in a convex area, corners either way round.
func within(p mat.Point, q [4]mat.Point) bool {
	left, right := false, false
	for i, a := range q {
		b := q[(i+1)%4]
		turn := (b[0]-a[0])*(p[1]-a[1]) - (b[1]-a[1])*(p[0]-a[0])
		left, right = left || turn < 0, right || turn > 0
	}
	return !left || !right
}

func middle(q [4]mat.Point) mat.Point {
	var m mat.Point
	for _, p := range q {
		m[0] += p[0] / 4
		m[1] += p[1] / 4
	}
	return m
}
