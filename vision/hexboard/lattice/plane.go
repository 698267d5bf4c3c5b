package lattice

import (
	"math"

	"silvertray/internal/geometry"
)

// Sound reports whether a view from steps to px has a way back, and the board lies
// before the camera.
func Sound(p geometry.Homography) bool {
	if !p.Finite() || !p.Inverse().Finite() {
		return false
	}
	for i := range Turns {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		if w := p[6]*Rim*cos + p[7]*Rim*sin + p[8]; w*p[8] <= 0 {
			return false
		}
	}
	return true
}
