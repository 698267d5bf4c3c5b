package area

import (
	"slices"

	"silvertray/vision"
	"silvertray/vision/raster"
)

// grid is how many cells across and down an area is looked at in: fingers are
// wider than one.
const grid = 48

// Area is part of a picture, in cells of linear red, green and blue, 0 to 1,
// row by row.
type Area [grid * grid][3]float64

// Sample looks at the area between four corners of a picture that was made smaller
// by a factor.
func Sample(small raster.Image, corners [4]vision.Point, factor float64) *Area {
	a := new(Area)
	for i := range a {
		p := between(corners, (float64(i%grid)+0.5)/grid, (float64(i/grid)+0.5)/grid)
		x, y := clamp(p[0]/factor, small.Cols), clamp(p[1]/factor, small.Rows)
		at := 3 * (y*small.Cols + x)
		a[i] = [3]float64{raster.Linear[small.Px[at+2]], raster.Linear[small.Px[at+1]], raster.Linear[small.Px[at]]}
	}
	return a
}

// between is the place at a share of the way along the sides of a quadrangle.
func between(q [4]vision.Point, u, v float64) (p vision.Point) {
	for k := range p {
		p[k] = (1-v)*((1-u)*q[0][k]+u*q[1][k]) + v*((1-u)*q[3][k]+u*q[2][k])
	}
	return p
}

func clamp(x float64, size int) int { return min(max(int(x), 0), size-1) }

// Colour is the median of each channel: what lies here and there on the area
// does not count.
func (a *Area) Colour() (colour [3]float64) {
	for k := range colour {
		values := make([]float64, len(a))
		for i, c := range a {
			values[i] = c[k]
		}
		colour[k] = median(values)
	}
	return colour
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}
