package markers

import (
	"fmt"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// pixels are the brightnesses of a picture, row by row. They live as long as
// the picture does.
type pixels struct {
	data          []uint8
	width, height int
}

func pixelsOf(grey gocv.Mat) (pixels, error) {
	data, err := grey.DataPtrUint8()
	if err != nil {
		return pixels{}, fmt.Errorf("look at the picture's pixels: %w", err)
	}
	return pixels{data, grey.Cols(), grey.Rows()}, nil
}

// at returns the brightness at a place between pixels; beyond the edge the
// nearest pixel counts.
func (p pixels) at(x, y float64) float64 {
	x = min(max(x, 0), float64(p.width-1))
	y = min(max(y, 0), float64(p.height-1))
	left, top := int(x), int(y)
	right, bottom := min(left+1, p.width-1), min(top+1, p.height-1)
	fx, fy := x-float64(left), y-float64(top)
	upper := float64(p.data[top*p.width+left])*(1-fx) + float64(p.data[top*p.width+right])*fx
	lower := float64(p.data[bottom*p.width+left])*(1-fx) + float64(p.data[bottom*p.width+right])*fx
	return upper*(1-fy) + lower*fy
}

// contains reports whether a place lies in the picture.
func (p pixels) contains(q vision.Point) bool {
	return q[0] >= 0 && q[1] >= 0 && q[0] <= float64(p.width-1) && q[1] <= float64(p.height-1)
}
