package hexboard

import (
	"cmp"
	"math"
	"slices"

	"silvertray/vision"
)

const (
	// fewest points of an edge that a hexagon is fitted to.
	fewest = 30
	// worstEdge is how far the middle one of the points may lie from the
	// hexagon, in steps.
	worstEdge = 0.5
	// starts are the turns from which the best is taken, rounds how often it is
	// mended.
	starts, rounds = 10, 14
	// most points are enough for a fit.
	most = 72
)

// sides are the directions of the board's six sides, from its middle.
var sides = func() (all [turns]vision.Point) {
	for i := range all {
		sin, cos := math.Sincos(math.Pi/6 + float64(i)*math.Pi/3)
		all[i] = vision.Point{cos, sin}
	}
	return all
}()

// fitHexagon finds how the board lies whose edge runs through some points of a
// picture: the plane from steps to px, turned in any of six ways.
func fitHexagon(points []vision.Point) (plane, bool) {
	if len(points) < fewest {
		return plane{}, false
	}
	points = thinned(byTurn(points))
	centre, size := spread(points)
	if size < 1 {
		return plane{}, false
	}
	best, least := plane{}, math.Inf(1)
	for i := range starts {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3 / starts)
		k := 0.93 * rim / size // the mean distance of an edge is less than a corner's
		back := plane{k * cos, k * sin, 0, -k * sin, k * cos, 0, 0, 0, 1}
		if cost := back.cost(points, centre); cost < least {
			best, least = back, cost
		}
	}
	best = descend(best, points, centre)
	if !(best.off(points, centre) < worstEdge) {
		return plane{}, false
	}
	away := plane{1, 0, centre[0], 0, 1, centre[1], 0, 0, 1}
	p := away.after(best.inverse())
	return p, p.sound()
}

// byTurn puts points in their order around their middle. A picture's rows cross an
// edge twice: without this, thinning may leave out the same side again and again.
func byTurn(points []vision.Point) []vision.Point {
	centre, _ := spread(points)
	turn := func(p vision.Point) float64 { return math.Atan2(p[1]-centre[1], p[0]-centre[0]) }
	return slices.SortedFunc(slices.Values(points), func(a, b vision.Point) int { return cmp.Compare(turn(a), turn(b)) })
}

// thinned leaves out points evenly until there are few enough.
func thinned(points []vision.Point) []vision.Point {
	if len(points) <= most {
		return points
	}
	few := make([]vision.Point, most)
	for i := range few {
		few[i] = points[i*len(points)/most]
	}
	return few
}

// spread is the middle of some points and their mean distance from it.
func spread(points []vision.Point) (centre vision.Point, size float64) {
	for _, p := range points {
		centre[0] += p[0] / float64(len(points))
		centre[1] += p[1] / float64(len(points))
	}
	for _, p := range points {
		size += math.Hypot(p[0]-centre[0], p[1]-centre[1]) / float64(len(points))
	}
	return centre, size
}

// outside is how far a point of the board lies outside its edge, in steps;
// negative inside.
func outside(p vision.Point) float64 {
	furthest := math.Inf(-1)
	for _, side := range sides {
		furthest = max(furthest, p[0]*side[0]+p[1]*side[1])
	}
	return furthest - rim*math.Sqrt(3)/2
}

// off is how far the middle one of the points lies from the edge.
func (p plane) off(points []vision.Point, centre vision.Point) float64 {
	all := make([]float64, len(points))
	for i, v := range points {
		all[i] = math.Abs(outside(p.at(vision.Point{v[0] - centre[0], v[1] - centre[1]})))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// descend moves the plane from px to steps until the points lie on the edge.
func descend(back plane, points []vision.Point, centre vision.Point) plane {
	// The last row is of the size of one over px: without this, one number
	// would mean much more than another.
	unit := [8]float64{back.size(), back.size(), 1, back.size(), back.size(), 1, back.size() / rim, back.size() / rim}
	damp := 1e-3
	here := back.cost(points, centre)
	for range rounds {
		n := newNormal(8)
		row := make([]float64, 8)
		for _, v := range points {
			v = vision.Point{v[0] - centre[0], v[1] - centre[1]}
			off := outside(back.at(v))
			for i := range row {
				moved := back
				moved[i] += 1e-5 * unit[i]
				row[i] = (outside(moved.at(v)) - off) / 1e-5
			}
			n.add(row, -off, 1/(1+sq(off/0.4)))
		}
		for i := range n {
			n[i][i] *= 1 + damp
			n[i][i] += 1e-9
		}
		x, ok := solve(n)
		if !ok {
			break
		}
		next := back
		for i, v := range x {
			next[i] += v * unit[i]
		}
		if cost := next.cost(points, centre); cost < here {
			done := here-cost < 1e-6*here
			back, here, damp = next, cost, damp/4
			if done {
				break
			}
		} else {
			damp *= 8
		}
	}
	return back
}

func (p plane) size() float64 { return math.Hypot(p[0], p[1]) }

// cost is how badly the points fit; points far off count little.
func (p plane) cost(points []vision.Point, centre vision.Point) (sum float64) {
	for _, v := range points {
		off := outside(p.at(vision.Point{v[0] - centre[0], v[1] - centre[1]}))
		sum += math.Log1p(sq(off / 0.4))
	}
	return sum
}

func sq(x float64) float64 { return x * x }
