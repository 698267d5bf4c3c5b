package dice

import (
	"image"
	"image/color"
	"math"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
)

// Whatever way the camera stands, a die is cut out as the table has it: its foot
// is a square of known size, and what is farther from the camera lies above.
func TestCropIsOnTheTable(t *testing.T) {
	for _, lean := range []vision.Point{{0, 0.4}, {0.3, -0.2}, {-0.5, 0.1}} {
		v := pose.New([]float64{lean[0], lean[1], math.Log(60), math.Log(0.85)}, 960, 720)
		s := sight.Sighting{Candidate: sight.Candidate{Size: 70}, Face: sight.Face{Centre: vision.Point{500, 330}}}
		picture := gocv.NewMatWithSize(720, 960, gocv.MatTypeCV8UC3)
		defer picture.Close()
		at := v.Table(s.Face.Centre, 1)
		high, low := v.Table(v.Pixel(at, 0.5), 1), v.Table(v.Pixel(at, 0.5), 0)
		away := vision.Point{low[0] - high[0], low[1] - high[1]}
		slant := math.Hypot(away[0], away[1])
		// A mark 0.8 dice farther from the camera, as high as the die's middle.
		mark := v.Pixel(vision.Point{at[0] + 0.8*away[0]/slant, at[1] + 0.8*away[1]/slant}, 0.5)
		gocv.Circle(&picture, image.Pt(int(math.Round(mark[0])), int(math.Round(mark[1]))), 5, color.RGBA{R: 255, G: 255, B: 255}, -1)
		levels := newPyramid(picture)
		defer levels.close()
		crop, got := cropLeaning(v, levels, s)
		defer crop.Close()
		if math.Abs(got-slant) > 1e-9 {
			t.Errorf("slant %.3f, want %.3f", got, slant)
		}
		x, y := centroid(crop)
		wantY := sight.CropSide/2 - 0.8*sight.CropSide/leanBody
		if math.Abs(x-sight.CropSide/2) > 1.5 || math.Abs(y-wantY) > 1.5 {
			t.Errorf("camera at %v: the mark is at %.1f, %.1f, want %d, %.1f", lean, x, y, sight.CropSide/2, wantY)
		}
	}
}

// centroid is the middle of what is bright.
func centroid(m gocv.Mat) (x, y float64) {
	sum := 0.0
	for row := 0; row < m.Rows(); row++ {
		for col := 0; col < m.Cols(); col++ {
			w := float64(m.GetVecbAt(row, col)[0])
			x, y, sum = x+w*float64(col), y+w*float64(row), sum+w
		}
	}
	return x / sum, y / sum
}
