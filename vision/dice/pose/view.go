package pose

import (
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

// dieMM is the side of the dice that come with the games.
const dieMM = 16.0

// View is where the camera stands over the table: the picture's middle looks
// along the lens, and lengths are counted in dice.
type View struct {
	middle vision.Point
	focal  float64    // px
	normal [3]float64 // of the table, as the camera sees it
	height float64    // of the camera over the table
	// Two directions across the table, square to its normal and each other.
	right, down [3]float64
}

const (
	// usualFocal is a webcam's focal length in longer sides of its picture,
	// focalSpread how far lenses stray from it (as a logarithm): webcams show
	// 47 to 75 degrees, which is 1.15 to 0.65, as package calibration has it.
	usualFocal, focalSpread = 0.85, 0.2
	// leanSpread is how far cameras lean from straight down (a sine): by 20 degrees,
	// where the set-up advises 35 at most. In 48 rendered scenes it is 0.17.
	leanSpread = 0.35
	// sideSpread is the error of a face's size as read, a logarithm, and
	// bodySpread that of the finder's middle of a die, in dice. Of the 288 dice in
	// these scenes they are 0.09 and 0.11.
	sideSpread, bodySpread = 0.1, 0.15
	// traySpread is the error of a tray's side, in dice: a person or a printed
	// marker says where its corners are, a person to 1.5 px, and a die is 40 px.
	traySpread = 0.03
	// straysFrom is from how many spreads on an error counts as a mistake: one
	// die misread must not turn the whole table. In these scenes 8 % of the sizes and 4 %
	// of the middles stray so far.
	straysFrom = 1.5
)

// New makes a view of the four things unknown: two leans, the logarithms of
// the die's size in px below the camera, and of the focal length in longer
// sides.
func New(x []float64, width, height int) View {
	long := math.Max(float64(width), float64(height))
	focal := math.Exp(x[3]) * long
	n := [3]float64{x[0], x[1], -math.Sqrt(math.Max(1e-3, 1-x[0]*x[0]-x[1]*x[1]))}
	w := math.Hypot(n[0], n[2])
	right := [3]float64{-n[2] / w, 0, n[0] / w}
	return View{
		middle: vision.Point{float64(width-1) / 2, float64(height-1) / 2},
		focal:  focal,
		normal: n,
		height: focal / math.Exp(x[2]),
		right:  right,
		down:   [3]float64{n[1] * right[2], n[2]*right[0] - n[0]*right[2], -n[1] * right[0]},
	}
}

// Table returns the place over the table, z dice above it, that is seen at p.
func (v View) Table(p vision.Point, z float64) vision.Point {
	ray := [3]float64{(p[0] - v.middle[0]) / v.focal, (p[1] - v.middle[1]) / v.focal, 1}
	along := dot(v.normal, ray)
	k := (z - v.height) / math.Min(along, -1e-3)
	return vision.Point{k * dot(v.right, ray), k * dot(v.down, ray)}
}

// Pixel is where a place z dice above the table is seen: table, the other way
// round.
func (v View) Pixel(place vision.Point, z float64) vision.Point {
	var seen [3]float64
	for k := range seen {
		seen[k] = place[0]*v.right[k] + place[1]*v.down[k] + (z-v.height)*v.normal[k]
	}
	depth := math.Max(seen[2], 1e-3)
	return vision.Point{v.middle[0] + v.focal*seen[0]/depth, v.middle[1] + v.focal*seen[1]/depth}
}

// Fit finds the view in which the tray is a rectangle on the table, the
// faces are as large as a die one die above it, and the bodies below them have
// their middles where the finder saw them. That the faces are squares is not
// asked: as they are read they nearly always are.
func Fit(width, height int, found []sight.Sighting, tray [4]vision.Point) View {
	size := 0.0
	for _, s := range found {
		size += s.Face.Side() / float64(len(found))
	}
	start := []float64{0, 0, math.Log(size), math.Log(usualFocal)}
	x := geometry.Minimize(start, func(x []float64) []float64 {
		v := New(x, width, height)
		r := []float64{x[0] / leanSpread, x[1] / leanSpread, (x[3] - math.Log(usualFocal)) / focalSpread}
		for _, s := range found {
			r = append(r, v.notDie(s)...)
		}
		return append(r, notRectangle(v.Quad(tray, 0))...)
	})
	return New(x, width, height)
}

// Quad returns where four pixels lie, z dice above the table.
func (v View) Quad(px [4]vision.Point, z float64) (q [4]vision.Point) {
	for i, p := range px {
		q[i] = v.Table(p, z)
	}
	return q
}

// notDie is how little a sighting looks like a die that stands on the table:
// its size, and the middle of its body across and down.
func (v View) notDie(s sight.Sighting) []float64 {
	top := v.Quad(s.Face.Outline, 1)
	side := sight.Face{Outline: top}.Side()
	low, high := s.Face.Outline[0], s.Face.Outline[0]
	for i, p := range top {
		for _, corner := range [2]vision.Point{s.Face.Outline[i], v.Pixel(p, 0)} {
			for k := range corner {
				low[k], high[k] = math.Min(low[k], corner[k]), math.Max(high[k], corner[k])
			}
		}
	}
	r := []float64{strayed(math.Log(math.Max(side, 1e-3)) / sideSpread)}
	for k := range low {
		off := (low[k]+high[k])/2 - s.Middle[k]
		r = append(r, strayed(off/s.Face.Side()/bodySpread))
	}
	return r
}

// strayed lets an error that is a mistake count for less: its square grows no
// faster than itself.
func strayed(spreads float64) float64 {
	size := math.Abs(spreads)
	if size <= straysFrom {
		return spreads
	}
	return math.Copysign(math.Sqrt(2*straysFrom*size-straysFrom*straysFrom), spreads)
}

func notRectangle(q [4]vision.Point) []float64 {
	return []float64{
		(geometry.Distance(q[0], q[1]) - geometry.Distance(q[2], q[3])) / traySpread,
		(geometry.Distance(q[1], q[2]) - geometry.Distance(q[3], q[0])) / traySpread,
		(geometry.Distance(q[0], q[2]) - geometry.Distance(q[1], q[3])) / traySpread,
	}
}

func dot(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
