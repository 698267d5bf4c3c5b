package geometry

import "math"

// Homography leads from one plane to another as a pinhole camera sees it: a 3 x 3
// matrix, row by row. Its scale has no meaning.
type Homography [9]float64

// Identity leaves every point where it is.
var Identity = Homography{1, 0, 0, 0, 1, 0, 0, 0, 1}

// horizon is the least depth, so that a point on the horizon is merely far away.
const horizon = 1e-12

// At returns where a point comes to lie; far away when it is on the horizon.
func (h Homography) At(p Point) Point {
	w := h[6]*p[0] + h[7]*p[1] + h[8]
	if math.Abs(w) < horizon {
		w = horizon
	}
	return Point{(h[0]*p[0] + h[1]*p[1] + h[2]) / w, (h[3]*p[0] + h[4]*p[1] + h[5]) / w}
}

// After returns the homography that does first what g does, then what h does.
func (h Homography) After(g Homography) (both Homography) {
	for row := range 3 {
		for column := range 3 {
			for k := range 3 {
				both[3*row+column] += h[3*row+k] * g[3*k+column]
			}
		}
	}
	return both
}

// Inverse returns the way back. Its entries are no numbers where there is none.
func (h Homography) Inverse() Homography {
	back := Homography{
		h[4]*h[8] - h[5]*h[7], h[2]*h[7] - h[1]*h[8], h[1]*h[5] - h[2]*h[4],
		h[5]*h[6] - h[3]*h[8], h[0]*h[8] - h[2]*h[6], h[2]*h[3] - h[0]*h[5],
		h[3]*h[7] - h[4]*h[6], h[1]*h[6] - h[0]*h[7], h[0]*h[4] - h[1]*h[3],
	}
	det := h[0]*back[0] + h[1]*back[3] + h[2]*back[6]
	for i := range back {
		back[i] /= det
	}
	return back
}

// Finite reports whether all entries are numbers.
func (h Homography) Finite() bool {
	for _, v := range h {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return false
		}
	}
	return true
}

// FromUnitSquare returns the homography that takes (0,0), (1,0), (1,1) and (0,1)
// to four corners in turn; false where three of them are on one line.
// It is the closed form of Heckbert, Fundamentals of Texture Mapping and Image
// Warping, 1989, section 2.2.3.
func FromUnitSquare(q [4]Point) (Homography, bool) {
	sx, sy := q[0][0]-q[1][0]+q[2][0]-q[3][0], q[0][1]-q[1][1]+q[2][1]-q[3][1]
	x1, y1 := q[1][0]-q[2][0], q[1][1]-q[2][1]
	x2, y2 := q[3][0]-q[2][0], q[3][1]-q[2][1]
	det := x1*y2 - x2*y1
	if math.Abs(det) < 1e-9 {
		return Homography{}, false
	}
	g, h := (sx*y2-x2*sy)/det, (x1*sy-sx*y1)/det
	return Homography{
		q[1][0] - q[0][0] + g*q[1][0], q[3][0] - q[0][0] + h*q[3][0], q[0][0],
		q[1][1] - q[0][1] + g*q[1][1], q[3][1] - q[0][1] + h*q[3][1], q[0][1],
		g, h, 1,
	}, true
}
