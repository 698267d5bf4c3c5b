package hexboard

import (
	"math"

	"silvertray/vision"
)

// plane leads from one flat picture of the board to another: a homography, row
// by row.
type plane [9]float64

// at is where a point comes to lie; far away when it lies on the horizon.
func (p plane) at(v vision.Point) vision.Point {
	w := p[6]*v[0] + p[7]*v[1] + p[8]
	if math.Abs(w) < 1e-12 {
		w = 1e-12
	}
	return vision.Point{(p[0]*v[0] + p[1]*v[1] + p[2]) / w, (p[3]*v[0] + p[4]*v[1] + p[5]) / w}
}

// after is what p makes of what q makes.
func (p plane) after(q plane) (all plane) {
	for row := range 3 {
		for column := range 3 {
			for k := range 3 {
				all[3*row+column] += p[3*row+k] * q[3*k+column]
			}
		}
	}
	return all
}

// inverse is the way back. It is no plane at all where there is none.
func (p plane) inverse() plane {
	q := plane{
		p[4]*p[8] - p[5]*p[7], p[2]*p[7] - p[1]*p[8], p[1]*p[5] - p[2]*p[4],
		p[5]*p[6] - p[3]*p[8], p[0]*p[8] - p[2]*p[6], p[2]*p[3] - p[0]*p[5],
		p[3]*p[7] - p[4]*p[6], p[1]*p[6] - p[0]*p[7], p[0]*p[4] - p[1]*p[3],
	}
	scale := p[0]*q[0] + p[1]*q[3] + p[2]*q[6]
	for i := range q {
		q[i] /= scale
	}
	return q
}

// sound tells that a plane has a way back, and that the board lies before the
// camera.
func (p plane) sound() bool {
	back := p.inverse()
	for _, v := range append(p[:], back[:]...) {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return false
		}
	}
	for i := range turns {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		if w := p[6]*rim*cos + p[7]*rim*sin + p[8]; w*p[8] <= 0 {
			return false
		}
	}
	return true
}

// solve finds x in a·x = b, a being row by row with b as its last column. It
// fails when the rows say too little.
func solve(a [][]float64) ([]float64, bool) {
	n := len(a)
	for i := range n {
		best := i
		for k := i + 1; k < n; k++ {
			if math.Abs(a[k][i]) > math.Abs(a[best][i]) {
				best = k
			}
		}
		a[i], a[best] = a[best], a[i]
		if math.Abs(a[i][i]) < 1e-12 {
			return nil, false
		}
		for k := range n {
			if k == i {
				continue
			}
			f := a[k][i] / a[i][i]
			for j := i; j <= n; j++ {
				a[k][j] -= f * a[i][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range x {
		x[i] = a[i][n] / a[i][i]
	}
	return x, true
}

// normal gathers equations for a least squares fit.
type normal [][]float64

func newNormal(n int) normal {
	rows := make(normal, n)
	for i := range rows {
		rows[i] = make([]float64, n+1)
	}
	return rows
}

// add one equation row·x = value of some weight.
func (n normal) add(row []float64, value, weight float64) {
	for i, a := range row {
		for k, b := range row {
			n[i][k] += weight * a * b
		}
		n[i][len(row)] += weight * a * value
	}
}

// pair is one place in two pictures.
type pair struct{ from, to vision.Point }

const (
	// fitRounds is how often weights are set anew in a fit.
	fitRounds = 3
	// level holds the view to the slant it had where few pairs tell another: as
	// if it were known to a fiftieth a step, against pairs known to a px.
	level = 2500
)

// fitPairs finds the plane that leads from the one to the other. Pairs that lie
// much further off than far, from where most of them want it, count little.
func fitPairs(pairs []pair, start plane, far float64) (plane, bool) {
	fit := start
	for round := range fitRounds {
		n := newNormal(8)
		for _, p := range pairs {
			at := fit.at(p.from)
			weight := 1.0
			if round > 0 {
				weight = 1 / (1 + sq(sq(math.Hypot(at[0]-p.to[0], at[1]-p.to[1])/far)))
			}
			x, y, u, v := p.from[0], p.from[1], p.to[0], p.to[1]
			n.add([]float64{x, y, 1, 0, 0, 0, -u * x, -u * y}, u, weight)
			n.add([]float64{0, 0, 0, x, y, 1, -v * x, -v * y}, v, weight)
		}
		n.add([]float64{0, 0, 0, 0, 0, 0, 1, 0}, start[6], level)
		n.add([]float64{0, 0, 0, 0, 0, 0, 0, 1}, start[7], level)
		x, ok := solve(n)
		if !ok {
			return start, false
		}
		copy(fit[:], x)
	}
	return fit, fit.sound()
}
