package calibration

import (
	"errors"
	"math"

	"silvertray/calibration/mat"
	"silvertray/vision"
)

// Plane maps places on the table in mm to the picture in px: a homography, row
// by row.
type Plane [9]float64

// Px returns where a place on the table is seen.
func (h Plane) Px(p mat.Point) vision.Point { return vision.Point(h.apply(p)) }

// MM returns which place on the table a px shows.
func (h Plane) MM(p vision.Point) mat.Point { return mat.Point(h.inverse().apply(p)) }

func (h Plane) apply(p [2]float64) [2]float64 {
	w := h[6]*p[0] + h[7]*p[1] + h[8]
	return [2]float64{(h[0]*p[0] + h[1]*p[1] + h[2]) / w, (h[3]*p[0] + h[4]*p[1] + h[5]) / w}
}

// inverse up to a factor, which apply does not see.
func (h Plane) inverse() Plane {
	return Plane{
		h[4]*h[8] - h[5]*h[7], h[2]*h[7] - h[1]*h[8], h[1]*h[5] - h[2]*h[4],
		h[5]*h[6] - h[3]*h[8], h[0]*h[8] - h[2]*h[6], h[2]*h[3] - h[0]*h[5],
		h[3]*h[7] - h[4]*h[6], h[1]*h[6] - h[0]*h[7], h[0]*h[4] - h[1]*h[3],
	}
}

func (h Plane) times(g Plane) Plane {
	var p Plane
	for i := range p {
		for k := range 3 {
			p[i] += h[i/3*3+k] * g[k*3+i%3]
		}
	}
	return p
}

// Scale is how many px a mm takes around a place, the mean of all directions.
func (h Plane) Scale(p mat.Point) float64 {
	const d = 0.5
	left, right := h.Px(mat.Point{p[0] - d, p[1]}), h.Px(mat.Point{p[0] + d, p[1]})
	upper, lower := h.Px(mat.Point{p[0], p[1] - d}), h.Px(mat.Point{p[0], p[1] + d})
	return math.Sqrt(math.Abs((right[0]-left[0])*(lower[1]-upper[1]) - (right[1]-left[1])*(lower[0]-upper[0])))
}

// pair is a place on the table and where it is seen.
type pair struct {
	mm mat.Point
	px vision.Point
}

// errFlat is why no plane goes through pairs.
var errFlat = errors.New("the points lie on one line or on top of each other")

// planeThrough fits a plane to four pairs or more, so that the squares of the
// errors in px are least.
func planeThrough(pairs []pair) (Plane, error) {
	const rounds = 4
	toUnit, fromUnit := unitOf(pairs)
	weights := make([]float64, len(pairs))
	for i := range weights {
		weights[i] = 1
	}
	var h Plane
	for range rounds {
		var rows [][]float64
		var right []float64
		for i, p := range pairs {
			m, q, w := toUnit.apply(p.mm), fromUnit.inverse().apply(p.px), weights[i]
			rows = append(rows,
				[]float64{w * m[0], w * m[1], w, 0, 0, 0, -w * m[0] * q[0], -w * m[1] * q[0]},
				[]float64{0, 0, 0, w * m[0], w * m[1], w, -w * m[0] * q[1], -w * m[1] * q[1]})
			right = append(right, w*q[0], w*q[1])
		}
		x, ok := solve(normal(rows, right))
		if !ok {
			return Plane{}, errFlat
		}
		h = Plane{x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], 1}
		// Divided by its depth, an equation's error is one in px.
		for i, p := range pairs {
			m := toUnit.apply(p.mm)
			depth := h[6]*m[0] + h[7]*m[1] + 1
			if depth < 1e-6 {
				return Plane{}, errFlat
			}
			weights[i] = 1 / depth
		}
	}
	return fromUnit.times(h).times(toUnit), nil
}

// unitOf returns mappings of table and picture that put the pairs around zero
// at a distance of about one, which keeps the equations well posed.
func unitOf(pairs []pair) (toUnit, fromUnit Plane) {
	var mm, px [][2]float64
	for _, p := range pairs {
		mm, px = append(mm, p.mm), append(px, p.px)
	}
	middle, size := spread(mm)
	toUnit = Plane{1 / size, 0, -middle[0] / size, 0, 1 / size, -middle[1] / size, 0, 0, 1}
	middle, size = spread(px)
	fromUnit = Plane{size, 0, middle[0], 0, size, middle[1], 0, 0, 1}
	return toUnit, fromUnit
}

func spread(points [][2]float64) (middle [2]float64, size float64) {
	for _, p := range points {
		middle[0] += p[0] / float64(len(points))
		middle[1] += p[1] / float64(len(points))
	}
	for _, p := range points {
		size += math.Hypot(p[0]-middle[0], p[1]-middle[1]) / float64(len(points))
	}
	return middle, max(size, 1e-9)
}

// rms is the error of a plane in px, root mean square over points.
func (h Plane) rms(pairs []pair) float64 {
	sum := 0.0
	for _, p := range pairs {
		q := h.Px(p.mm)
		sum += (q[0]-p.px[0])*(q[0]-p.px[0]) + (q[1]-p.px[1])*(q[1]-p.px[1])
	}
	return math.Sqrt(sum / float64(len(pairs)))
}
