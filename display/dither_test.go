package display

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
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
		grey := canvas.Greys(recordedPicture(), image.Pt(size.Y, size.Y*3/4))
		diffused, bayered := off(grey, canvas.Diffuse(grey)), off(grey, ordered(grey))
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
		for _, dot := range canvas.Diffuse(grey) {
			if dot {
				n++
			}
		}
		if got := n * 100 / 3600; got < want-2 || got > want+2 {
			t.Errorf("%d dots in a hundred, want %d", got, want)
		}
	}
}

// TestTheKindOfPictureMakesNoDifference scales one picture in the kinds that
// cameras and decoders deliver, one of them as a part of a larger one.
func TestTheKindOfPictureMakesNoDifference(t *testing.T) {
	bounds := image.Rect(5, 7, 105, 67)
	grey := image.NewGray(bounds)
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			grey.SetGray(x, y, color.Gray{Y: uint8(2 * (x + y))})
		}
	}
	rgba, nrgba, other := image.NewRGBA(bounds), image.NewNRGBA(image.Rect(0, 0, 200, 100)), image.NewRGBA64(bounds)
	ycc := image.NewYCbCr(bounds, image.YCbCrSubsampleRatio420)
	for _, to := range []draw.Image{rgba, nrgba, other} {
		draw.Draw(to, bounds, grey, bounds.Min, draw.Src)
	}
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			ycc.Y[ycc.YOffset(x, y)] = grey.GrayAt(x, y).Y
		}
	}
	want := canvas.Scaled(grey, image.Pt(40, 20))
	for _, picture := range []image.Image{rgba, nrgba.SubImage(bounds), other, ycc} {
		got := canvas.Scaled(picture, image.Pt(40, 20))
		for i, v := range got.Pix {
			if d := int(v) - int(want.Pix[i]); d < -1 || d > 1 {
				t.Fatalf("%T: dot %d is %d, want %d", picture, i, v, want.Pix[i])
			}
		}
	}
}

// BenchmarkView draws the camera's picture, in the kind a frame comes in, from
// a quarter of a megapixel to the largest that a Raspberry Pi's camera has.
func BenchmarkView(b *testing.B) {
	for _, from := range []image.Point{{X: 640, Y: 480}, {X: 1920, Y: 1080}, {X: 4056, Y: 3040}} {
		picture := image.NewRGBA(image.Rectangle{Max: from})
		for i := range picture.Pix {
			picture.Pix[i] = uint8(i * i >> 8)
		}
		for _, size := range sizes {
			b.Run(fmt.Sprintf("%dx%d-on-%dx%d", from.X, from.Y, size.X, size.Y), func(b *testing.B) {
				for b.Loop() {
					Draw(prompt.View{Title: "Camera", Picture: picture, Note: "Waiting for a picture.", Keys: "◄ back"}, size)
				}
			})
		}
	}
}
