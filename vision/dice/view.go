package dice

import (
	"math"

	"silvertray/vision"
)

// dieMM is the side of the dice that come with the games.
const dieMM = 16.0

// view is where the camera stands over the table: the picture's middle looks
// along the lens, and lengths are counted in dice.
type view struct {
	middle vision.Point
	focal  float64    // px
	normal [3]float64 // of the table, as the camera sees it
	height float64    // of the camera over the table
}

const (
	// usualFocal is a webcam's focal length in longer sides of its picture,
	// focalSpread how far lenses stray from it (as a logarithm).
	usualFocal, focalSpread = 1.0, 0.35
	// leanSpread is how far cameras lean from straight down (a sine).
	leanSpread = 0.35
	// lengthSpread is the error of a length read from a picture, in dice.
	lengthSpread = 0.05
)

// newView makes a view of the four things unknown: two leans, the logarithms of
// the die's size in px below the camera, and of the focal length in longer
// sides.
func newView(x []float64, width, height int) view {
	long := math.Max(float64(width), float64(height))
	focal := math.Exp(x[3]) * long
	down := math.Sqrt(math.Max(1e-3, 1-x[0]*x[0]-x[1]*x[1]))
	return view{
		middle: vision.Point{float64(width-1) / 2, float64(height-1) / 2},
		focal:  focal,
		normal: [3]float64{x[0], x[1], -down},
		height: focal / math.Exp(x[2]),
	}
}

// table returns the place over the table, z dice above it, that is seen at p.
func (v view) table(p vision.Point, z float64) vision.Point {
	ray := [3]float64{(p[0] - v.middle[0]) / v.focal, (p[1] - v.middle[1]) / v.focal, 1}
	along := dot(v.normal[:], ray[:])
	k := (z - v.height) / math.Min(along, -1e-3)
	n := v.normal
	// Two directions across the table, square to its normal and each other.
	w := math.Hypot(n[0], n[2])
	right := [3]float64{-n[2] / w, 0, n[0] / w}
	down := [3]float64{n[1] * right[2], n[2]*right[0] - n[0]*right[2], -n[1] * right[0]}
	return vision.Point{k * dot(right[:], ray[:]), k * dot(down[:], ray[:])}
}

// fitView finds the view in which the faces are unit squares one die above the
// table and the tray is a rectangle on it.
func fitView(width, height int, faces []face, tray [4]vision.Point) view {
	size := 0.0
	for _, f := range faces {
		size += f.side() / float64(len(faces))
	}
	start := []float64{0, 0, math.Log(size), math.Log(usualFocal)}
	x := fit(start, func(x []float64) []float64 {
		v := newView(x, width, height)
		r := []float64{x[0] / leanSpread, x[1] / leanSpread, (x[3] - math.Log(usualFocal)) / focalSpread}
		for _, f := range faces {
			r = append(r, notSquare(v.quad(f.outline, 1))...)
		}
		return append(r, notRectangle(v.quad(tray, 0))...)
	})
	return newView(x, width, height)
}

// quad returns where four pixels lie, z dice above the table.
func (v view) quad(px [4]vision.Point, z float64) (q [4]vision.Point) {
	for i, p := range px {
		q[i] = v.table(p, z)
	}
	return q
}

func notSquare(q [4]vision.Point) []float64 {
	var r []float64
	for i := range q {
		r = append(r, (distance(q[i], q[(i+1)%4])-1)/lengthSpread)
	}
	return append(r, (distance(q[0], q[2])-distance(q[1], q[3]))/lengthSpread)
}

func notRectangle(q [4]vision.Point) []float64 {
	return []float64{
		(distance(q[0], q[1]) - distance(q[2], q[3])) / lengthSpread,
		(distance(q[1], q[2]) - distance(q[3], q[0])) / lengthSpread,
		(distance(q[0], q[2]) - distance(q[1], q[3])) / lengthSpread,
	}
}
