package calibration

import (
	"errors"
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Camera is where the camera hangs.
type Camera struct {
	// X, Y is the place on the table straight below it, Height how far above,
	// all in mm.
	X, Y, Height float64
	// Doubt is the standard error of Height as part of it. Seen straight from
	// above, a picture does not tell a near camera with a wide lens from a far
	// one with a narrow lens; then it is that of usualFocal.
	Doubt float64
}

// Cameras without an unusual lens have a focal length between 0.65 and 1.15
// of the picture's longer side: 47 to 75 degrees of view.
const (
	usualFocal = 0.87
	focalSpan  = 0.2 // standard deviation of its logarithm
)

var errCamera = errors.New("no camera can see the table like that; are the corners right, and the picture not mirrored?")

// cameraOver finds the camera that sees pairs in a picture of some size. The
// noise is the error of the pairs in px.
func cameraOver(h Plane, pairs []geometry.Pair, width, height int, noise float64) (Camera, error) {
	v := viewOf(h, width, height)
	doubt, ok := v.refine(pairs, noise)
	if !ok {
		return Camera{}, errCamera
	}
	c := v.camera()
	c.Doubt = doubt
	if !(c.Height > 0) || math.IsInf(c.Height, 0) {
		return Camera{}, errCamera
	}
	return c, nil
}

// view is a camera with its pose: x = turn·X + shift, seen at
// middle + focal·x/z. On the table x runs right, y down and z into it.
type view struct {
	focal, usual float64
	middle       vision.Point
	turn         [3]geometry.Vector
	shift        geometry.Vector
}

// viewOf reads the pose off a plane, for a lens of the usual focal length.
func viewOf(h Plane, width, height int) view {
	v := view{
		usual:  usualFocal * float64(max(width, height)),
		middle: vision.Point{float64(width-1) / 2, float64(height-1) / 2},
	}
	v.focal = v.usual
	lens := geometry.Homography{v.focal, 0, v.middle[0], 0, v.focal, v.middle[1], 0, 0, 1}
	p := lens.Inverse().After(geometry.Homography(h))
	x, y, s := geometry.Vector{p[0], p[3], p[6]}, geometry.Vector{p[1], p[4], p[7]}, geometry.Vector{p[2], p[5], p[8]}
	size := 2 / (x.Length() + y.Length())
	if s[2] < 0 {
		size = -size
	}
	x, y = x.Scale(size).Unit(), y.Scale(size)
	z := x.Cross(y).Unit()
	y = z.Cross(x)
	for i := range v.turn {
		v.turn[i] = geometry.Vector{x[i], y[i], z[i]}
	}
	v.shift = s.Scale(size)
	return v
}

// camera is the place from which the view is seen.
func (v view) camera() Camera {
	var c geometry.Vector
	for i := range c {
		for k := range v.shift {
			c[i] -= v.turn[k][i] * v.shift[k]
		}
	}
	return Camera{X: c[0], Y: c[1], Height: -c[2]}
}

// px is where a place on the table is seen.
func (v view) px(p [2]float64) vision.Point {
	var x geometry.Vector
	for i := range x {
		x[i] = v.turn[i][0]*p[0] + v.turn[i][1]*p[1] + v.shift[i]
	}
	return vision.Point{v.middle[0] + v.focal*x[0]/x[2], v.middle[1] + v.focal*x[1]/x[2]}
}

// freedoms of a view: three of turning, three of shift, one of focal length.
const freedoms = 7

// moved is the view a little turned, shifted and zoomed.
func (v view) moved(by [freedoms]float64) view {
	m := v
	r := geometry.Rotation(geometry.Vector{by[0], by[1], by[2]})
	for i := range r {
		m.shift[i] = by[3+i] * v.shift[2]
		for k := range r {
			m.shift[i] += r[i][k] * v.shift[k]
			m.turn[i][k] = 0
			for l := range r {
				m.turn[i][k] += r[i][l] * v.turn[l][k]
			}
		}
	}
	m.focal *= math.Exp(by[6])
	return m
}

// misfits are the errors of a view in units of their standard deviation.
func (v view) misfits(pairs []geometry.Pair, noise float64) []float64 {
	e := []float64{math.Log(v.focal/v.usual) / focalSpan}
	for _, p := range pairs {
		q := v.px(p.From)
		e = append(e, (q[0]-p.To[0])/noise, (q[1]-p.To[1])/noise)
	}
	return e
}

// refine fits the view to pairs by Levenberg and Marquardt's method, and
// returns the standard error of the focal length as part of it. The camera's
// height goes with the focal length.
func (v *view) refine(pairs []geometry.Pair, noise float64) (doubt float64, ok bool) {
	const rounds = 40 // far more than it needs: a round takes microseconds
	damping := 1e-3
	for range rounds {
		e := v.misfits(pairs, noise)
		n := v.equations(pairs, noise, e)
		n.Damp(damping, 0)
		by, err := n.Solve()
		if err != nil {
			return 0, false
		}
		better := v.moved([freedoms]float64(by))
		if geometry.SumOfSquares(better.misfits(pairs, noise)) < geometry.SumOfSquares(e) {
			*v, damping = better, damping/5
		} else {
			damping *= 5
		}
	}
	variance, err := v.equations(pairs, noise, v.misfits(pairs, noise)).Variance(freedoms - 1)
	if err != nil {
		return 0, false
	}
	return math.Sqrt(variance), true
}

// equations are those of a step that makes the misfits least.
func (v view) equations(pairs []geometry.Pair, noise float64, misfits []float64) *geometry.Normal {
	n := geometry.NewNormal(freedoms)
	for i, row := range v.slopes(pairs, noise) {
		n.Add(row, -misfits[i], 1)
	}
	return n
}

// slopes are how every misfit changes with every freedom.
func (v view) slopes(pairs []geometry.Pair, noise float64) [][]float64 {
	const d = 1e-6
	rows := make([][]float64, 2*len(pairs)+1)
	for i := range rows {
		rows[i] = make([]float64, freedoms)
	}
	for k := range freedoms {
		var by [freedoms]float64
		by[k] = d
		after := v.moved(by).misfits(pairs, noise)
		by[k] = -d
		for i, before := range v.moved(by).misfits(pairs, noise) {
			rows[i][k] = (after[i] - before) / (2 * d)
		}
	}
	return rows
}
