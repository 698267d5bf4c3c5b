// Package mats brings OpenCV's pictures into the few forms that the readers work
// on.
package mats

import (
	"fmt"
	"image"

	"gocv.io/x/gocv"

	"silvertray/vision/raster"
)

// Raster returns a picture's pixels. They are the picture's own, and live as long
// as it does. A picture that is a part of another has to be copied first.
func Raster(m gocv.Mat) (raster.Image, error) {
	px, err := m.DataPtrUint8()
	if err != nil {
		return raster.Image{}, fmt.Errorf("read the picture's pixels: %w", err)
	}
	return raster.Image{Px: px, Cols: m.Cols(), Rows: m.Rows(), Channels: m.Channels()}, nil
}

// Colour returns the picture as blue, green, red bytes, one row after the other; a
// picture that has them already shares them. The caller closes it.
func Colour(picture gocv.Mat) (gocv.Mat, error) {
	switch kind := picture.Type(); kind {
	case gocv.MatTypeCV8UC3:
		if picture.IsContinuous() {
			return picture.Region(image.Rect(0, 0, picture.Cols(), picture.Rows())), nil
		}
		return picture.Clone(), nil
	case gocv.MatTypeCV8UC1:
		return converted(picture, gocv.ColorGrayToBGR), nil
	case gocv.MatTypeCV8UC4:
		return converted(picture, gocv.ColorBGRAToBGR), nil
	}
	return gocv.Mat{}, unknown(picture)
}

// Grey returns a copy of the picture's brightness. The caller closes it.
func Grey(picture gocv.Mat) (gocv.Mat, error) {
	switch picture.Type() {
	case gocv.MatTypeCV8UC1:
		return picture.Clone(), nil
	case gocv.MatTypeCV8UC3:
		return converted(picture, gocv.ColorBGRToGray), nil
	case gocv.MatTypeCV8UC4:
		return converted(picture, gocv.ColorBGRAToGray), nil
	}
	return gocv.Mat{}, unknown(picture)
}

func converted(picture gocv.Mat, to gocv.ColorConversionCode) gocv.Mat {
	m := gocv.NewMat()
	gocv.CvtColor(picture, &m, to)
	return m
}

func unknown(picture gocv.Mat) error {
	return fmt.Errorf("picture type %v: want 8 bits grey, colour or colour with alpha", picture.Type())
}
