package dice

import (
	"image"
	"image/color"

	"silvertray/vision/dice/sight"

	"gocv.io/x/gocv"
)

// read asks a network about every look at once.
func (n network) read(picture *pyramid, looks []sight.Crop) ([]sight.Face, error) {
	if len(looks) == 0 {
		return nil, nil
	}
	crops := make([]gocv.Mat, len(looks))
	for i, l := range looks {
		crops[i] = cut(picture.level(l.Level), l)
		defer crops[i].Close()
	}
	answers, err := n.answer(crops, image.Pt(sight.CropSide, sight.CropSide))
	if err != nil {
		return nil, err
	}
	faces := make([]sight.Face, len(looks))
	for i, l := range looks {
		faces[i] = sight.NewFace(answers[i*sight.Answers:(i+1)*sight.Answers], l)
	}
	return faces, nil
}

// cut returns a look's pixels, of the picture at the look's level, at the
// reader's size. What lies outside the picture repeats its edge.
func cut(picture gocv.Mat, l sight.Crop) gocv.Mat {
	want := image.Rect(0, 0, l.Side, l.Side).Add(l.Corner)
	have := want.Intersect(image.Rect(0, 0, picture.Cols(), picture.Rows()))
	if have.Empty() {
		return gocv.NewMatWithSize(sight.CropSide, sight.CropSide, picture.Type())
	}
	part := picture.Region(have)
	defer part.Close()
	// Reduced first and padded then, a large die at the edge costs no more.
	place := l.InCrop(have)
	crop := gocv.NewMat()
	gocv.Resize(part, &crop, place.Size(), 0, 0, gocv.InterpolationLinear)
	if have != want {
		gocv.CopyMakeBorder(crop, &crop, place.Min.Y, sight.CropSide-place.Max.Y,
			place.Min.X, sight.CropSide-place.Max.X, gocv.BorderReplicate, color.RGBA{})
	}
	if l.Turns > 0 {
		gocv.Rotate(crop, &crop, gocv.RotateFlag(l.Turns-1))
	}
	return crop
}
