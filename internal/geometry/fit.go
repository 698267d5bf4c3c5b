package geometry

import "math"

// Pair is one place in two planes.
type Pair struct{ From, To Point }

// FitHomography fits a homography to four pairs or more, so that the squares of
// the errors in the second plane are least. The error is ErrSingular where the
// points lie on one line or on top of each other.
func FitHomography(pairs []Pair) (Homography, error) {
	const rounds = 4 // the depths settle in two
	toUnit, fromUnit := unitOf(pairs)
	back := fromUnit.Inverse()
	weights := make([]float64, len(pairs))
	for i := range weights {
		weights[i] = 1
	}
	h := Identity
	for range rounds {
		n := NewNormal(8)
		for i, p := range pairs {
			n.addPair(toUnit.At(p.From), back.At(p.To), weights[i])
		}
		x, err := n.Solve()
		if err != nil {
			return Homography{}, err
		}
		copy(h[:], x)
		// Divided by its depth, an equation's error is one in the second plane.
		for i, p := range pairs {
			m := toUnit.At(p.From)
			depth := h[6]*m[0] + h[7]*m[1] + 1
			if depth < 1e-6 {
				return Homography{}, ErrSingular
			}
			weights[i] = 1 / (depth * depth)
		}
	}
	return fromUnit.After(h).After(toUnit), nil
}

// Robust says how FitNear treats errors and what pairs leave open.
type Robust struct {
	// Far is the error, in the second plane, from which a pair counts little.
	Far float64
	// Level is how strongly the slant is held to that of the start, as the weight
	// of an equation.
	Level float64
}

// FitNear fits a homography to pairs of which some are wrong: those that lie much
// further off than o.Far, from where most want them, count little. The slant stays
// near that of start where few pairs tell another. The error is ErrSingular.
func FitNear(pairs []Pair, start Homography, o Robust) (Homography, error) {
	const rounds = 3 // how often the weights are set again
	h := start
	for round := range rounds {
		n := NewNormal(8)
		for _, p := range pairs {
			weight := 1.0
			if round > 0 {
				off := Distance(h.At(p.From), p.To) / o.Far
				weight = 1 / (1 + off*off*off*off)
			}
			n.addPair(p.From, p.To, weight)
		}
		n.Add([]float64{0, 0, 0, 0, 0, 0, 1, 0}, start[6], o.Level)
		n.Add([]float64{0, 0, 0, 0, 0, 0, 0, 1}, start[7], o.Level)
		x, err := n.Solve()
		if err != nil {
			return start, err
		}
		copy(h[:], x)
	}
	return h, nil
}

// addPair adds the two equations that a pair gives for a homography whose last
// entry is 1.
func (n *Normal) addPair(from, to Point, weight float64) {
	x, y, u, v := from[0], from[1], to[0], to[1]
	n.Add([]float64{x, y, 1, 0, 0, 0, -u * x, -u * y}, u, weight)
	n.Add([]float64{0, 0, 0, x, y, 1, -v * x, -v * y}, v, weight)
}

// unitOf returns homographies that take the pairs of the first plane to points
// around zero at a distance of about one, and such points to those of the second:
// this keeps the equations well posed.
func unitOf(pairs []Pair) (toUnit, fromUnit Homography) {
	var from, to []Point
	for _, p := range pairs {
		from, to = append(from, p.From), append(to, p.To)
	}
	mean, size := Spread(from)
	size = max(size, 1e-9)
	toUnit = Homography{1 / size, 0, -mean[0] / size, 0, 1 / size, -mean[1] / size, 0, 0, 1}
	mean, size = Spread(to)
	size = max(size, 1e-9)
	fromUnit = Homography{size, 0, mean[0], 0, size, mean[1], 0, 0, 1}
	return toUnit, fromUnit
}

// RMS returns the root mean square of a homography's errors over pairs.
func (h Homography) RMS(pairs []Pair) float64 {
	sum := 0.0
	for _, p := range pairs {
		d := Distance(h.At(p.From), p.To)
		sum += d * d
	}
	return math.Sqrt(sum / float64(len(pairs)))
}
