package dice

import (
	"image"
	"image/color"
	"math"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// A die leans only where there is something to lean on.
func TestMayLean(t *testing.T) {
	square := func(x, y float64) [4]vision.Point {
		return [4]vision.Point{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}
	}
	tray := [4]vision.Point{{10, 0}, {14, 0}, {14, 8}, {10, 8}}
	for name, c := range map[string]struct {
		feet [][4]vision.Point
		want bool
	}{
		"alone":                {[][4]vision.Point{square(0, 0)}, false},
		"beside a die":         {[][4]vision.Point{square(0, 0), square(1.1, 0.3)}, true},
		"a side from a die":    {[][4]vision.Point{square(0, 0), square(2, 0)}, false},
		"at the tray":          {[][4]vision.Point{square(8.8, 3)}, true},
		"at its end":           {[][4]vision.Point{square(12, 8.2)}, true},
		"across its edge":      {[][4]vision.Point{square(9.5, 3)}, true},
		"in its middle":        {[][4]vision.Point{square(11.5, 3)}, false},
		"in it, beside a side": {[][4]vision.Point{square(10.3, 3)}, true},
	} {
		t.Run(name, func(t *testing.T) {
			if got := mayLean(0, c.feet, tray); got != c.want {
				t.Errorf("may lean %v, want %v", got, c.want)
			}
		})
	}
}

// Whatever way the camera stands, a die is cut out as the table has it: its foot
// is a square of known size, and what is farther from the camera lies above.
func TestCropIsOnTheTable(t *testing.T) {
	for _, lean := range []vision.Point{{0, 0.4}, {0.3, -0.2}, {-0.5, 0.1}} {
		v := newView([]float64{lean[0], lean[1], math.Log(60), math.Log(0.85)}, 960, 720)
		s := sighting{spot: spot{size: 70}, face: face{centre: vision.Point{500, 330}}}
		picture := gocv.NewMatWithSize(720, 960, gocv.MatTypeCV8UC3)
		defer picture.Close()
		at := v.table(s.face.centre, 1)
		high, low := v.table(v.pixel(at, 0.5), 1), v.table(v.pixel(at, 0.5), 0)
		away := vision.Point{low[0] - high[0], low[1] - high[1]}
		slant := math.Hypot(away[0], away[1])
		// A mark 0.8 dice farther from the camera, as high as the die's middle.
		mark := v.pixel(vision.Point{at[0] + 0.8*away[0]/slant, at[1] + 0.8*away[1]/slant}, 0.5)
		gocv.Circle(&picture, image.Pt(int(math.Round(mark[0])), int(math.Round(mark[1]))), 5, color.RGBA{R: 255, G: 255, B: 255}, -1)
		levels := newPyramid(picture)
		defer levels.close()
		crop, got := v.crop(levels, s)
		defer crop.Close()
		if math.Abs(got-slant) > 1e-9 {
			t.Errorf("slant %.3f, want %.3f", got, slant)
		}
		x, y := centroid(crop)
		wantY := readSide/2 - 0.8*readSide/leanBody
		if math.Abs(x-readSide/2) > 1.5 || math.Abs(y-wantY) > 1.5 {
			t.Errorf("camera at %v: the mark is at %.1f, %.1f, want %d, %.1f", lean, x, y, readSide/2, wantY)
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

func TestLeanOdds(t *testing.T) {
	for _, c := range []struct{ slant, want float64 }{{0, 1}, {0.5, 2.5}, {1, 5}} {
		if got := leanOdds([]float32{1, 2, 2}, c.slant); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("odds at a slant of %g: e to the %.3f, want %.3f", c.slant, got, c.want)
		}
	}
}
