package calibration

import (
	"math"

	"silvertray/vision"
)

// DieSize is the side of a top face in mm, from its corners in px; false
// where there is no scale.
func (p Profile) DieSize(top [4]vision.Point) (mm float64, known bool) {
	if p.Table == nil {
		return 0, false
	}
	// On the table's plane a face looks larger than it is, by its height; and
	// a cube is as high as it is wide.
	at := p.Table.area(top, 0)
	for i, c := range at {
		next := at[(i+1)%len(at)]
		mm += math.Hypot(next[0]-c[0], next[1]-c[1]) / 4
	}
	return mm / (1 + mm/p.Table.Camera.Height), true
}
