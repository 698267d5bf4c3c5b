package dice

import (
	"silvertray/vision/dice/sight"
	"silvertray/vision/dice/tint"
	"silvertray/vision/raster"
)

// tintsOf measures the body colour of every face.
func tintsOf(picture raster.Image, faces []sight.Face) []tint.Tint {
	measured := make([]tint.Tint, len(faces))
	for i, f := range faces {
		measured[i] = tint.At(picture, f.Centre, f.Outline)
	}
	return measured
}
