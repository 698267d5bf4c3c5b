package dice

import (
	"math"

	"silvertray/vision"
)

// measure fills in which dice lie in the tray, and how far from it the others
// stand.
func measure(dice []vision.Die, faces []face, v view, tray [4]vision.Point) {
	edge := v.quad(tray, 0)
	for i := range dice {
		// A cube's foot lies straight below its top face.
		foot := v.quad(faces[i].outline, 1)
		gap := dieMM * between(foot, edge)
		dice[i].InTray = inside(v.table(faces[i].centre, 1), edge)
		dice[i].TrayMM = &gap
	}
}

// between is the gap of two quadrangles, 0 when they meet.
func between(a, b [4]vision.Point) float64 {
	least := math.Inf(1)
	for i := range a {
		if inside(a[i], b) || inside(b[i], a) {
			return 0
		}
		for j := range b {
			least = math.Min(least, fromEdge(a[i], b[j], b[(j+1)%4]))
			least = math.Min(least, fromEdge(b[i], a[j], a[(j+1)%4]))
		}
	}
	return least
}

// fromEdge is the distance of a point from the line between two others.
func fromEdge(p, a, b vision.Point) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / math.Max(dx*dx+dy*dy, 1e-12)
	t = math.Min(math.Max(t, 0), 1)
	return distance(p, vision.Point{a[0] + t*dx, a[1] + t*dy})
}

// inside tells whether a point lies in a quadrangle.
func inside(p vision.Point, q [4]vision.Point) bool {
	in := false
	for i, a := range q {
		b := q[(i+3)%4]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0]-a[0])*(p[1]-a[1])/(b[1]-a[1])+a[0] {
			in = !in
		}
	}
	return in
}
