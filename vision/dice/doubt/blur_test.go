package doubt

import (
	"bytes"
	"math"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
	"silvertray/vision/raster"
)

// Whatever the reader makes of a picture, there is an answer, and where nothing
// is to be seen it is that nothing is blurred.
func TestNothingToSeeIsNotBlurred(t *testing.T) {
	plain := raster.Image{Px: bytes.Repeat([]byte{90}, 3*100*100), Cols: 100, Rows: 100, Channels: 3}
	at := func(x, y, side float64) sight.Face {
		outline := [4]vision.Point{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}
		return sight.Face{Outline: outline, Centre: geometry.Centroid(outline[:]...)}
	}
	for name, faces := range map[string][]sight.Face{
		"no dice":          nil,
		"a plain die":      {at(30, 30, 40)},
		"in a corner":      {at(-20, -20, 40)},
		"outside":          {at(500, -500, 40)},
		"beyond measure":   {at(0, 0, 1e300)},
		"not even a place": {at(math.NaN(), math.Inf(1), 40)},
	} {
		if Blurred(plain, faces) {
			t.Errorf("%s: told as blurred", name)
		}
	}
}
