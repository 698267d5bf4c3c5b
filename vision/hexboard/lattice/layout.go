package lattice

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/geometry"
)

// The overhead picture, that the cells are cut from. The network was taught with
// these sizes; see train/nets.py.
const (
	// Across is the distance in px of two cells of a row, down that of two rows.
	Across, down = 20, 17
	// Side of a cell's crop in px.
	Side = 24
	// Wide and High are the picture's size in px.
	Wide = 2*Reach*Across + Side
	High = 2*Reach*down + Side
)

// RowStep is the distance of two rows of cells, in steps.
const RowStep = 0.8660254037844386 // half the square root of three

// ToOverhead leads from steps to px of the overhead picture.
var ToOverhead = geometry.Homography{Across, 0, Wide/2 - 0.5, 0, down / RowStep, High/2 - 0.5, 0, 0, 1}

// CropOf returns the top left corner of a cell's crop in the overhead picture.
func CropOf(h engine.Hex) image.Point {
	return image.Pt((2*h.Q+h.R+2*Reach)*Across/2, (h.R+Reach)*down)
}
