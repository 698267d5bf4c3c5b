package icon

import "math"

// roundSteps are the corners that stand for a circle.
const roundSteps = 32

// Box is a rectangle between two corners.
func Box(x0, y0, x1, y1 float64) []Corner {
	return []Corner{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}
}

// Reversed is a contour the other way round, to cut a hole.
func Reversed(contour []Corner) []Corner {
	back := make([]Corner, len(contour))
	for i, p := range contour {
		back[len(back)-1-i] = p
	}
	return back
}

// Ring is a circle around a point, clockwise.
func Ring(x, y, radius float64) []Corner { return arc(x, y, radius, 0, 1) }

// Arc is a part of a circle around the middle of the square, from one turn to another:
// 0 is at the top, a quarter at the right.
func Arc(radius, from, to float64) []Corner { return arc(0.5, 0.5, radius, from, to) }

func arc(x, y, radius, from, to float64) []Corner {
	corners := make([]Corner, roundSteps)
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * (from + (to-from)*float64(i)/roundSteps))
		corners[i] = Corner{x + radius*sin, y - radius*cos}
	}
	return corners
}

// Star has five points, the first at the top.
func Star(radius float64) []Corner {
	const points, inner = 10, 0.45
	corners := make([]Corner, points)
	for i := range corners {
		r := radius
		if i%2 == 1 {
			r *= inner
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / points)
		corners[i] = Corner{0.5 + r*sin*1.05, 0.53 - r*cos*1.05} // a little larger and lower: it looks so in the middle
	}
	return corners
}

// Spikes are the corners of a star of n points, the first at the top; a polygon where
// the inner radius is that of its sides.
func Spikes(n int, outer, inner float64) []Corner {
	corners := make([]Corner, 2*n)
	for i := range corners {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(n))
		corners[i] = Corner{0.5 + r*sin, 0.5 - r*cos}
	}
	return corners
}

// Beams are n rays that stand off a disc.
func Beams(n int) (all Outline) {
	at := func(turn, radius float64) Corner {
		sin, cos := math.Sincos(2 * math.Pi * turn)
		return Corner{0.5 + radius*sin, 0.5 - radius*cos}
	}
	for i := range n {
		turn := float64(i) / float64(n)
		all = append(all, []Corner{at(turn-0.028, 0.34), at(turn-0.018, 0.5), at(turn+0.018, 0.5), at(turn+0.028, 0.34)})
	}
	return all
}

// Specks are small squares around all points of some columns and rows.
func Specks(columns, rows []float64) (all Outline) {
	const half = 0.07
	for _, y := range rows {
		for _, x := range columns {
			all = append(all, Box(x-half, y-half, x+half, y+half))
		}
	}
	return all
}

// Band is an arc between two radii around the middle of the square, a little lowered,
// from one turn to another, clockwise from the top.
func Band(outer, inner, from, to float64) []Corner {
	const steps = 24
	at := func(r, turn float64) Corner {
		sin, cos := math.Sincos(2 * math.Pi * turn)
		return Corner{0.5 + r*sin, 0.56 - r*cos}
	}
	var out, in []Corner
	for i := 0; i <= steps; i++ {
		turn := from + (to-from)*float64(i)/steps
		out = append(out, at(outer, turn))
		in = append(in, at(inner, turn))
	}
	return append(out, Reversed(in)...)
}
