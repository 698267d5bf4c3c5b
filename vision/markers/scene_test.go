package markers_test

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/calibration/mat"
	"silvertray/vision"
)

// scene is a picture of a printed mat, made by a camera without faults and
// then spoilt.
type scene struct {
	paper         string
	width, height int
	focal         float64 // px
	away          float64 // from the camera to the mat's middle, mm
	tilt, towards float64 // of the camera against straight down; degrees
	roll          float64 // of the camera around its axis, degrees
	ground        float64 // brightness of the table, 0 to 255
	light         float64 // brightness of white paper
	blur          float64 // sigma in px
	noise         float64 // sigma in steps of 255
	quality       int     // of JPEG; 0: none
	over          []mat.Rect
}

// plain is a usual scene: 1280 x 720, mat A4 seen from 52 cm.
func plain() scene {
	return scene{paper: "a4", width: 1280, height: 720, focal: 1050, away: 520, ground: 90, light: 215}
}

type matrix [3][3]float64

func (a matrix) times(b matrix) matrix {
	var c matrix
	for i := range c {
		for j := range c {
			for k := range c {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	return c
}

func (a matrix) at(x, y float64) vision.Point {
	w := a[2][0]*x + a[2][1]*y + a[2][2]
	return vision.Point{(a[0][0]*x + a[0][1]*y + a[0][2]) / w, (a[1][0]*x + a[1][1]*y + a[1][2]) / w}
}

func turn(axis int, degrees float64) matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	i, j := (axis+1)%3, (axis+2)%3
	var m matrix
	m[axis][axis], m[i][i], m[j][j], m[i][j], m[j][i] = 1, cos, cos, -sin, sin
	return m
}

// projection from mm on the mat to px.
func (s scene) projection(m mat.Mat) matrix {
	const z, x = 2, 0
	r := turn(z, s.roll).times(turn(z, s.towards)).times(turn(x, s.tilt)).times(turn(z, -s.towards))
	plane := matrix{{1, 0, -m.Width / 2}, {0, 1, -m.Height / 2}, {0, 0, 1}}
	pose := matrix{{r[0][0], r[0][1], 0}, {r[1][0], r[1][1], 0}, {r[2][0], r[2][1], s.away}}
	lens := matrix{{s.focal, 0, float64(s.width-1) / 2}, {0, s.focal, float64(s.height-1) / 2}, {0, 0, 1}}
	return lens.times(pose).times(plane)
}

// page draws a mat in shades of grey, so many px a mm.
type page struct {
	gocv.Mat
	scale float64
}

func (p page) Box(b mat.Box) {
	at := func(mm float64) int { return int(math.Round(mm * p.scale)) }
	r := image.Rect(at(b.X), at(b.Y), at(b.X+b.W), at(b.Y+b.H))
	if b.Fill < 1 || b.Line == 0 {
		// Not gocv.Rectangle, whose soft edges make a box larger.
		part := p.Region(r)
		part.SetTo(gocv.NewScalar(255*float64(b.Fill), 0, 0, 0))
		part.Close()
	}
	if b.Line > 0 {
		gocv.Rectangle(&p.Mat, r, grey(255*float64(b.Edge)), max(at(b.Line), 1))
	}
}

func (p page) Text(t mat.Text) {
	at := image.Pt(int(t.At[0]*p.scale), int(t.At[1]*p.scale))
	gocv.PutText(&p.Mat, t.Text, at, gocv.FontHersheySimplex, t.Size*p.scale/30, grey(255*float64(t.Grey)), 2)
}

func grey(v float64) color.RGBA {
	c := uint8(min(max(v, 0), 255))
	return color.RGBA{c, c, c, 255}
}

// fine is how many times finer than the picture a scene is drawn.
const fine = 3

// render makes the picture; the caller closes it.
func (s scene) render(t testing.TB, seed uint64) (gocv.Mat, mat.Mat) {
	t.Helper()
	m, err := mat.New(s.paper)
	if err != nil {
		t.Fatal(err)
	}
	p := page{scale: min(max(math.Round(fine*s.focal/s.away), 4), 12)}
	p.Mat = gocv.NewMatWithSizeFromScalar(gocv.NewScalar(255, 0, 0, 0), int(m.Height*p.scale), int(m.Width*p.scale), gocv.MatTypeCV8UC1)
	defer p.Close()
	m.Draw(p)
	for _, r := range s.over {
		p.Box(mat.Box{Rect: r, Fill: 0.3})
	}
	drawn := p.Mat
	drawn.ConvertToWithParams(&drawn, gocv.MatTypeCV8UC1, float32(s.light-s.light/12)/255, float32(s.light/12))
	picture := s.warp(drawn, p.scale, m)
	s.spoil(t, &picture, rand.New(rand.NewPCG(seed, 1)))
	return picture, m
}

// warp projects a drawing into the camera. Px centres have whole numbers.
func (s scene) warp(drawn gocv.Mat, scale float64, m mat.Mat) gocv.Mat {
	paper := matrix{{1 / scale, 0, 0.5 / scale}, {0, 1 / scale, 0.5 / scale}, {0, 0, 1}}
	finer := matrix{{fine, 0, (fine - 1.0) / 2}, {0, fine, (fine - 1.0) / 2}, {0, 0, 1}}
	h := finer.times(s.projection(m)).times(paper)
	hm := gocv.NewMatWithSize(3, 3, gocv.MatTypeCV64F)
	defer hm.Close()
	for i := range h {
		for j := range h {
			hm.SetDoubleAt(i, j, h[i][j])
		}
	}
	large := gocv.NewMat()
	defer large.Close()
	gocv.WarpPerspectiveWithParams(drawn, &large, hm, image.Pt(s.width*fine, s.height*fine),
		gocv.InterpolationLinear, gocv.BorderConstant, grey(s.ground))
	picture := gocv.NewMat()
	gocv.Resize(large, &picture, image.Pt(s.width, s.height), 0, 0, gocv.InterpolationArea)
	return picture
}

func (s scene) spoil(t testing.TB, picture *gocv.Mat, random *rand.Rand) {
	t.Helper()
	if s.blur > 0 {
		gocv.GaussianBlur(*picture, picture, image.Pt(0, 0), s.blur, s.blur, gocv.BorderDefault)
	}
	if s.noise > 0 {
		data, err := picture.DataPtrUint8()
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range data {
			data[i] = uint8(min(max(float64(v)+s.noise*random.NormFloat64(), 0), 255))
		}
	}
	if s.quality > 0 {
		b, err := gocv.IMEncodeWithParams(gocv.JPEGFileExt, *picture, []int{gocv.IMWriteJpegQuality, s.quality})
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		decoded, err := gocv.IMDecode(b.GetBytes(), gocv.IMReadGrayScale)
		if err != nil {
			t.Fatal(err)
		}
		picture.Close()
		*picture = decoded
	}
}

// corners of a marker in px, as the camera must see them.
func (s scene) corners(m mat.Mat, id int) [4]vision.Point {
	h := s.projection(m)
	var q [4]vision.Point
	for i, c := range m.Markers[id].Corners() {
		q[i] = h.at(c[0], c[1])
	}
	return q
}

// seen reports whether a marker lies in the picture with its quiet zone.
func (s scene) seen(m mat.Mat, id int) bool {
	h := s.projection(m)
	r, c := m.Markers[id], m.Cell()
	for _, p := range (mat.Rect{X: r.X - c, Y: r.Y - c, W: r.W + 2*c, H: r.H + 2*c}).Corners() {
		q := h.at(p[0], p[1])
		if q[0] < 0 || q[1] < 0 || q[0] > float64(s.width-1) || q[1] > float64(s.height-1) {
			return false
		}
	}
	return true
}
