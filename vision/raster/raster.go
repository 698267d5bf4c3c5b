// Package raster holds pictures as plain bytes, so that what is computed from
// pixels builds and tests without a C library.
package raster

import "math"

// Image is a picture of 8 bits a channel, row by row from the top, the channels of
// a px side by side: blue, green, red, or grey alone.
type Image struct {
	Px                   []uint8
	Cols, Rows, Channels int
}

// Contains reports whether a place lies in the picture.
func (m Image) Contains(x, y float64) bool {
	return x >= 0 && y >= 0 && x <= float64(m.Cols-1) && y <= float64(m.Rows-1)
}

// Grey returns the brightness, 0 to 255, at a place between the px of a grey
// picture. Beyond its edge the nearest px counts.
func (m Image) Grey(x, y float64) float64 {
	x = min(max(x, 0), float64(m.Cols-1))
	y = min(max(y, 0), float64(m.Rows-1))
	left, top := int(x), int(y)
	right, bottom := min(left+1, m.Cols-1), min(top+1, m.Rows-1)
	fx, fy := x-float64(left), y-float64(top)
	upper := float64(m.Px[top*m.Cols+left])*(1-fx) + float64(m.Px[top*m.Cols+right])*fx
	lower := float64(m.Px[bottom*m.Cols+left])*(1-fx) + float64(m.Px[bottom*m.Cols+right])*fx
	return upper*(1-fy) + lower*fy
}

// Linear turns a byte of the sRGB curve (IEC 61966-2-1) into light from 0 to 1.
var Linear = func() (table [256]float64) {
	for i := range table {
		v := float64(i) / 255
		if v <= 0.04045 {
			table[i] = v / 12.92
		} else {
			table[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return table
}()
