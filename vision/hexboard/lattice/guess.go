package lattice

import (
	"image"
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// CropAt returns the top left corner of the crop around a px of the overhead
// picture, moved so that it lies in the picture.
func CropAt(p vision.Point) image.Point {
	inside := func(v float64, most int) int {
		return int(math.Round(min(max(v-Side/2+0.5, 0), float64(most-Side))))
	}
	return image.Pt(inside(p[0], Wide), inside(p[1], High))
}

// guessedScales are the sizes of the views guessed, against the first: a hexagon
// fitted to an edge a ring too far out or in is off by about as much. Of 46 rendered
// boards that were found, the first view's size was 0.97 to 1.05 of the last one's; five
// needed a guess.
var guessedScales = []float64{1, 0.94, 1.06}

// guessedHalfSteps is how far the views guessed are shifted at most, in half steps.
const guessedHalfSteps = 3

// Guesses returns the views around one: shifted by half steps up to one and a half,
// and a little nearer or farther.
func Guesses(p geometry.Homography) (all []geometry.Homography) {
	for _, k := range guessedScales {
		for _, h := range Cells {
			if h.Ring() > guessedHalfSteps {
				continue
			}
			at := Middle(h)
			all = append(all, p.After(geometry.Homography{k, 0, at[0] / 2, 0, k, at[1] / 2, 0, 0, 1}))
		}
	}
	return all
}
