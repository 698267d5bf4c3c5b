package pose

import (
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

// leanReach is how far from another die or from the tray's edge a die may be said
// to lie that leans on it, in dice: what leans, leans on something. The network that
// knows them was weighed with this reach; see README.md.
const leanReach = 0.8

// Feet is where dice stand on the table: straight below their top faces.
func Feet(found []sight.Sighting, v View) [][4]vision.Point {
	feet := make([][4]vision.Point, len(found))
	for i, s := range found {
		feet[i] = v.Quad(s.Face.Outline, 1)
	}
	return feet
}

// MayLean reports whether a die lies so near to another or to the tray's edge that it
// may lean on it.
func MayLean(i int, feet [][4]vision.Point, edge [4]vision.Point) bool {
	for k := range feet {
		if gap, _ := geometry.Gap(feet[i], feet[k]); k != i && gap <= leanReach {
			return true
		}
	}
	for k := range edge {
		if gap, _ := geometry.Gap(feet[i], rim(edge[k], edge[(k+1)%4])); gap <= leanReach {
			return true
		}
	}
	return false
}

// rim is a narrow strip along one side of a tray.
func rim(a, b vision.Point) [4]vision.Point {
	const width = 0.05 // dice
	long := max(geometry.Distance(a, b), 1e-9)
	x, y := -width*(b[1]-a[1])/long, width*(b[0]-a[0])/long
	return [4]vision.Point{a, b, {b[0] + x, b[1] + y}, {a[0] + x, a[1] + y}}
}

// LeanOdds is the logarithm of the odds that the network's answer stands for.
func LeanOdds(terms []float32, slant float64) float64 {
	sum, power := 0.0, 1.0
	for _, t := range terms {
		sum += float64(t) * power
		power *= slant
	}
	return sum
}

// Logit is the logarithm of a probability's odds.
func Logit(p float64) float64 {
	p = min(max(p, sight.LeastProbability), 1-sight.LeastProbability)
	return math.Log(p / (1 - p))
}
