package display

import (
	"image"
	"math"
	"testing"
)

// bayer is the threshold matrix of ordered dither, to compare with.
var bayer = [8][8]int{
	{0, 32, 8, 40, 2, 34, 10, 42}, {48, 16, 56, 24, 50, 18, 58, 26},
	{12, 44, 4, 36, 14, 46, 6, 38}, {60, 28, 52, 20, 62, 30, 54, 22},
	{3, 35, 11, 43, 1, 33, 9, 41}, {51, 19, 59, 27, 49, 17, 57, 25},
	{15, 47, 7, 39, 13, 45, 5, 37}, {63, 31, 55, 23, 61, 29, 53, 21},
}

func ordered(grey *image.Gray) []bool {
	w := grey.Rect.Dx()
	dots := make([]bool, len(grey.Pix))
	for i, v := range grey.Pix {
		dots[i] = int(v) < 4*bayer[i/w%8][i%w%8]+2
	}
	return dots
}

// blur is what an eye makes of dots from a distance: a Gaussian of a dot and a
// half.
func blur(values []float64, w int) []float64 {
	const sigma, reach = 1.5, 4
	once := func(in []float64, step, n int) []float64 {
		out := make([]float64, len(in))
		for i := range in {
			sum, weight := 0.0, 0.0
			for d := -reach; d <= reach; d++ {
				at := i/step%n + d
				if at < 0 || at >= n {
					continue
				}
				g := math.Exp(-float64(d*d) / (2 * sigma * sigma))
				sum, weight = sum+g*in[i+d*step], weight+g
			}
			out[i] = sum / weight
		}
		return out
	}
	return once(once(values, 1, w), w, len(values)/w)
}

// off is how far dots are from the greys, both seen from a distance.
func off(grey *image.Gray, dots []bool) float64 {
	want, got := make([]float64, len(dots)), make([]float64, len(dots))
	for i := range dots {
		want[i] = float64(grey.Pix[i])
		if !dots[i] {
			got[i] = 255
		}
	}
	want, got = blur(want, grey.Rect.Dx()), blur(got, grey.Rect.Dx())
	sum := 0.0
	for i := range want {
		sum += (want[i] - got[i]) * (want[i] - got[i])
	}
	return math.Sqrt(sum / float64(len(want)))
}

// TestDiffusionComesCloserThanOrderedDither compares both on the camera's own
// kind of picture.
func TestDiffusionComesCloserThanOrderedDither(t *testing.T) {
	for _, size := range sizes {
		grey := greys(recordedPicture(), image.Pt(size.Y, size.Y*3/4))
		diffused, bayered := off(grey, diffuse(grey)), off(grey, ordered(grey))
		t.Logf("%v: off by %.1f of 255 diffused, %.1f ordered", size, diffused, bayered)
		if diffused >= bayered {
			t.Errorf("%v: diffusion is off by %.1f, ordered dither by %.1f", size, diffused, bayered)
		}
	}
}

// TestDitherKeepsTheGrey looks at even greys: so many dots in a hundred.
func TestDitherKeepsTheGrey(t *testing.T) {
	for _, want := range []int{0, 10, 25, 50, 75, 90, 100} {
		grey := image.NewGray(image.Rect(0, 0, 60, 60))
		for i := range grey.Pix {
			grey.Pix[i] = uint8(255 - 255*want/100)
		}
		n := 0
		for _, dot := range diffuse(grey) {
			if dot {
				n++
			}
		}
		if got := n * 100 / 3600; got < want-2 || got > want+2 {
			t.Errorf("%d dots in a hundred, want %d", got, want)
		}
	}
}
