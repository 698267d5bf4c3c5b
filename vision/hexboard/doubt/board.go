package doubt

import (
	"silvertray/internal/geometry"
	"silvertray/vision/hexboard/lattice"
)

// Board is a board as it was found: the view from steps to px, what each cell
// shows, and the straightened picture.
type Board struct {
	Found   bool
	View    geometry.Homography
	Cells   []lattice.Likelihood
	Bearing lattice.Bearing
	// Flat is the straightened picture, as it was before the board was turned, and
	// gain what makes its grey neutral.
	Flat []uint8
	Gain [3]float64
}
