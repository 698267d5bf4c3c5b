// Package background looks at parts of a table on which nothing should lie: what
// colour they have, and whether something hides them.
package background

import (
	"errors"
	"fmt"
	"image"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// grid is how many cells across and down an area is looked at in: fingers are
// wider than one.
const grid = 48

// Area is part of a picture, in cells of linear red, green and blue, 0 to 1,
// row by row.
type Area [grid * grid][3]float64

// At looks at the area between four corners of a picture.
func At(picture gocv.Mat, corners [4]vision.Point) (*Area, error) {
	if picture.Empty() || picture.Type() != gocv.MatTypeCV8UC3 {
		return nil, errors.New("look at the ground: the picture has no colours of 8 bits")
	}
	small := gocv.NewMat()
	defer small.Close()
	factor := max(1, float64(max(picture.Cols(), picture.Rows()))/longest)
	size := image.Pt(max(1, int(float64(picture.Cols())/factor)), max(1, int(float64(picture.Rows())/factor)))
	gocv.Resize(picture, &small, size, 0, 0, gocv.InterpolationArea)
	pixels, err := small.DataPtrUint8()
	if err != nil {
		return nil, fmt.Errorf("look at the ground: %w", err)
	}
	a := new(Area)
	for i := range a {
		p := between(corners, (float64(i%grid)+0.5)/grid, (float64(i/grid)+0.5)/grid)
		x, y := clamp(p[0]/factor, size.X), clamp(p[1]/factor, size.Y)
		at := 3 * (y*size.X + x)
		a[i] = [3]float64{linear(pixels[at+2]), linear(pixels[at+1]), linear(pixels[at])}
	}
	return a, nil
}

// longest side in px to which a picture is reduced, so that cells are means
// rather than single pixels.
const longest = 240

// between is the place at a share of the way along the sides of a quadrangle.
func between(q [4]vision.Point, u, v float64) (p vision.Point) {
	for k := range p {
		p[k] = (1-v)*((1-u)*q[0][k]+u*q[1][k]) + v*((1-u)*q[3][k]+u*q[2][k])
	}
	return p
}

func clamp(x float64, size int) int { return min(max(int(x), 0), size-1) }

func linear(b uint8) float64 {
	v := float64(b) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

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
