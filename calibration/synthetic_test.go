package calibration_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// lens is an exact camera over a mat: straight lines stay straight, and all is
// known.
type lens struct {
	width, height int
	focal         float64 // px
	away          float64 // mm from the mat's middle along its axis
	tilt, towards float64 // degrees against straight down, and to which side
	roll          float64 // degrees around its axis
	aside         mat.Point
}

// usual is a webcam over a mat on A4.
func usual() lens {
	return lens{width: 1280, height: 720, focal: 1050, away: 520}
}

type matrix [3][3]float64

func turn(axis int, degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	i, j := (axis+1)%3, (axis+2)%3
	var m matrix
	m[axis][axis], m[i][i], m[j][j], m[i][j], m[j][i] = 1, cos, cos, -sin, sin
	return m
}

func (a matrix) times(b matrix) (c matrix) {
	for i := range c {
		for j := range c {
			for k := range c {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	return c
}

func (l lens) pose() matrix {
	return turn(2, l.roll).times(turn(2, l.towards)).times(turn(0, l.tilt)).times(turn(2, -l.towards))
}

// px is where a place at a height over the mat is seen. The camera aims at the
// mat's middle, moved aside.
func (l lens) px(m mat.Mat, p mat.Point, height float64) vision.Point {
	x := [3]float64{p[0] - m.Width/2 - l.aside[0], p[1] - m.Height/2 - l.aside[1], -height}
	var c [3]float64
	for i, row := range l.pose() {
		c[i] = row[0]*x[0] + row[1]*x[1] + row[2]*x[2]
	}
	z := c[2] + l.away
	return vision.Point{float64(l.width-1)/2 + l.focal*c[0]/z, float64(l.height-1)/2 + l.focal*c[1]/z}
}

// position of the camera in mm: above which place, and how high.
func (l lens) position(m mat.Mat) (x, y, height float64) {
	// The axis is the third row of the pose.
	axis := l.pose()[2]
	return m.Width/2 + l.aside[0] - l.away*axis[0], m.Height/2 + l.aside[1] - l.away*axis[1], l.away * axis[2]
}

// markers as the lens shows them, with noise in px.
func (l lens) markers(m mat.Mat, noise float64, random *rand.Rand) []vision.Marker {
	var found []vision.Marker
	for id, r := range m.Markers {
		k := vision.Marker{ID: id}
		for i, c := range r.Corners() {
			p := l.px(m, c, 0)
			k.Corners[i] = vision.Point{p[0] + noise*random.NormFloat64(), p[1] + noise*random.NormFloat64()}
		}
		found = append(found, k)
	}
	return found
}

// die is the foot of a die in mm and its top face in px.
func (l lens) die(m mat.Mat, at mat.Point, degrees, noise float64, random *rand.Rand) (foot [4]mat.Point, top [4]vision.Point) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	const half = mat.DieSide / 2.0
	for i, c := range [4]mat.Point{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		foot[i] = mat.Point{at[0] + cos*c[0] - sin*c[1], at[1] + sin*c[0] + cos*c[1]}
		p := l.px(m, foot[i], mat.DieSide)
		top[i] = vision.Point{p[0] + noise*random.NormFloat64(), p[1] + noise*random.NormFloat64()}
	}
	return foot, top
}

func onMat(t testing.TB, paper string) mat.Mat {
	t.Helper()
	m, err := mat.New(paper)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func calibrated(t testing.TB, l lens, m mat.Mat, noise float64, random *rand.Rand) calibration.Profile {
	t.Helper()
	p, err := calibration.OnMat(l.markers(m, noise, random), m, l.width, l.height)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func seeded(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, n)) }

func apart[P ~[2]float64](a, b P) float64 { return math.Hypot(a[0]-b[0], a[1]-b[1]) }
