package overhead

import (
	"silvertray/internal/geometry"
	"silvertray/vision/hexboard/lattice"
)

// level holds the view to the slant it had where few pairs tell another: as if it
// were known to a fiftieth a step, against pairs known to a px.
const level = 50 * 50

// fitPairs finds the view that leads from steps to px. Pairs that lie much further
// off than far, from where most of them want it, count little.
func fitPairs(pairs []geometry.Pair, start geometry.Homography, far float64) (geometry.Homography, bool) {
	fit, err := geometry.FitNear(pairs, start, geometry.Robust{Far: far, Level: level})
	return fit, err == nil && lattice.Sound(fit)
}
