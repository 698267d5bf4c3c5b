package hexboard

import (
	"math"

	"silvertray/internal/geometry"
)

// sound reports whether a view from steps to px has a way back, and the board lies
// before the camera.
func sound(p geometry.Homography) bool {
	if !p.Finite() || !p.Inverse().Finite() {
		return false
	}
	for i := range turns {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		if w := p[6]*rim*cos + p[7]*rim*sin + p[8]; w*p[8] <= 0 {
			return false
		}
	}
	return true
}

// level holds the view to the slant it had where few pairs tell another: as if it
// were known to a fiftieth a step, against pairs known to a px.
const level = 50 * 50

// fitPairs finds the view that leads from steps to px. Pairs that lie much further
// off than far, from where most of them want it, count little.
func fitPairs(pairs []geometry.Pair, start geometry.Homography, far float64) (geometry.Homography, bool) {
	fit, err := geometry.FitNear(pairs, start, geometry.Robust{Far: far, Level: level})
	return fit, err == nil && sound(fit)
}
