package outline

import (
	"cmp"
	"math"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

const (
	// fewest points of an edge that a hexagon is fitted to: five a side, where eight
	// numbers are sought.
	fewest = 30
	// worstEdge is how far the middle one of the points may lie from the
	// hexagon, in steps: half a cell, from where a view may be off by one.
	worstEdge = 0.5
	// looseEdge is how far from the hexagon, in steps, a point counts half: fingers
	// and tiles beside the board are such edges too.
	looseEdge = 0.4
	// starts are the turns from which the best is taken, one each six degrees;
	// rounds how often it is mended at most.
	starts, rounds = 10, 14
	// most points are enough for a fit: twelve a side.
	most = 72
	// meanRadius is the mean distance of a hexagon's edge from its middle as a share
	// of a corner's: between the 0.866 of a side's middle and one.
	meanRadius = 0.93
)

// Fit finds how the board lies whose edge runs through some points of a
// picture: the view from steps to px, turned in any of six ways.
func Fit(points []vision.Point) (geometry.Homography, bool) {
	if len(points) < fewest {
		return geometry.Homography{}, false
	}
	points = thinned(byTurn(points))
	centre, size := geometry.Spread(points)
	if size < 1 {
		return geometry.Homography{}, false
	}
	best, least := geometry.Homography{}, math.Inf(1)
	for i := range starts {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3 / starts)
		k := meanRadius * lattice.Rim / size
		back := geometry.Homography{k * cos, k * sin, 0, -k * sin, k * cos, 0, 0, 0, 1}
		if cost := cost(back, points, centre); cost < least {
			best, least = back, cost
		}
	}
	best = descend(best, points, centre)
	if !(off(best, points, centre) < worstEdge) {
		return geometry.Homography{}, false
	}
	away := geometry.Homography{1, 0, centre[0], 0, 1, centre[1], 0, 0, 1}
	p := away.After(best.Inverse())
	return p, lattice.Sound(p)
}

// byTurn puts points in their order around their middle. A picture's rows cross an
// edge twice: without this, thinning may leave out the same side again and again.
func byTurn(points []vision.Point) []vision.Point {
	centre := geometry.Centroid(points...)
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

// off is how far the middle one of the points lies from the edge.
func off(p geometry.Homography, points []vision.Point, centre vision.Point) float64 {
	all := make([]float64, len(points))
	for i, v := range points {
		all[i] = math.Abs(lattice.Outside(p.At(vision.Point{v[0] - centre[0], v[1] - centre[1]})))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// slopeStep is the step of numerical slopes, in units in which every entry moves a
// point by about one step.
const slopeStep = 1e-5

// descend moves the view from px to steps until the points lie on the edge.
func descend(back geometry.Homography, points []vision.Point, centre vision.Point) geometry.Homography {
	// The last row is of the size of one over px: without this, one number
	// would mean much more than another.
	size := math.Hypot(back[0], back[1])
	unit := [8]float64{size, size, 1, size, size, 1, size / lattice.Rim, size / lattice.Rim}
	damp := 1e-3
	here := cost(back, points, centre)
	for range rounds {
		n := geometry.NewNormal(8)
		row := make([]float64, 8)
		for _, v := range points {
			v = vision.Point{v[0] - centre[0], v[1] - centre[1]}
			off := lattice.Outside(back.At(v))
			for i := range row {
				moved := back
				moved[i] += slopeStep * unit[i]
				row[i] = (lattice.Outside(moved.At(v)) - off) / slopeStep
			}
			n.Add(row, -off, 1/(1+sq(off/looseEdge)))
		}
		n.Damp(damp, 1e-9)
		x, err := n.Solve()
		if err != nil {
			break
		}
		next := back
		for i, v := range x {
			next[i] += v * unit[i]
		}
		if cost := cost(next, points, centre); cost < here {
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

// cost is how badly the points fit; points far off count little.
func cost(p geometry.Homography, points []vision.Point, centre vision.Point) (sum float64) {
	for _, v := range points {
		off := lattice.Outside(p.At(vision.Point{v[0] - centre[0], v[1] - centre[1]}))
		sum += math.Log1p(sq(off / looseEdge))
	}
	return sum
}

func sq(x float64) float64 { return x * x }
