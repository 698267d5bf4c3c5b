package markers

import (
	"fmt"
	"math"

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

// contains tells whether a place lies in the picture.
func (p pixels) contains(q vision.Point) bool {
	return q[0] >= 0 && q[1] >= 0 && q[0] <= float64(p.width-1) && q[1] <= float64(p.height-1)
}

// square maps the unit square to a quadrangle in perspective.
type square struct{ a, b, c, d, e, f, g, h float64 }

// squareTo returns the mapping that takes (0,0), (1,0), (1,1), (0,1) to the
// corners in turn.
func squareTo(q [4]vision.Point) (square, bool) {
	sx, sy := q[0][0]-q[1][0]+q[2][0]-q[3][0], q[0][1]-q[1][1]+q[2][1]-q[3][1]
	x1, y1 := q[1][0]-q[2][0], q[1][1]-q[2][1]
	x2, y2 := q[3][0]-q[2][0], q[3][1]-q[2][1]
	det := x1*y2 - x2*y1
	if math.Abs(det) < 1e-9 {
		return square{}, false
	}
	g, h := (sx*y2-x2*sy)/det, (x1*sy-sx*y1)/det
	return square{
		q[1][0] - q[0][0] + g*q[1][0], q[3][0] - q[0][0] + h*q[3][0], q[0][0],
		q[1][1] - q[0][1] + g*q[1][1], q[3][1] - q[0][1] + h*q[3][1], q[0][1],
		g, h,
	}, true
}

func (s square) at(u, v float64) vision.Point {
	w := s.g*u + s.h*v + 1
	return vision.Point{(s.a*u + s.b*v + s.c) / w, (s.d*u + s.e*v + s.f) / w}
}
