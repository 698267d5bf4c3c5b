// Package background looks at parts of a table on which nothing should lie: what
// colour they have, and whether something hides them.
package background

import (
	"errors"
	"fmt"
	"image"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/background/area"
	"silvertray/vision/mats"
)

// longest side in px to which a picture is reduced, so that cells are means
// rather than single pixels.
const longest = 240

// At looks at the area between four corners of a picture.
func At(picture gocv.Mat, corners [4]vision.Point) (*area.Area, error) {
	if picture.Empty() || picture.Type() != gocv.MatTypeCV8UC3 {
		return nil, errors.New("look at the ground: the picture has no colours of 8 bits")
	}
	small := gocv.NewMat()
	defer small.Close()
	factor := max(1, float64(max(picture.Cols(), picture.Rows()))/longest)
	size := image.Pt(max(1, int(float64(picture.Cols())/factor)), max(1, int(float64(picture.Rows())/factor)))
	gocv.Resize(picture, &small, size, 0, 0, gocv.InterpolationArea)
	pixels, err := mats.Raster(small)
	if err != nil {
		return nil, fmt.Errorf("look at the ground: %w", err)
	}
	return area.Sample(pixels, corners, factor), nil
}
