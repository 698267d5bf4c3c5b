package dice

import (
	"fmt"
	"image"
	"math"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/internal/thorough"
	"silvertray/vision"
)

var exposures = thorough.Int("exposures", 4, 1, "every how many-th of the pictures with another light or edge is read")

// lights are what a camera makes of another lamp, by a name.
var lights = []struct {
	name  string
	shone func(picture gocv.Mat) gocv.Mat
}{
	{"a fourth", times(0.25)},
	{"half", times(0.5)},
	{"a fifth more", times(1.2)},
	{"a half more", times(1.5)},
	{"two thirds more", times(1.7)},
	{"double", times(2)},
	{"two and a half", times(2.5)},
	{"three and a half", times(3.5)},
	{"through a haze", hazy},
}

// times multiplies every channel, and clips it as a camera does.
func times(gain float32) func(gocv.Mat) gocv.Mat {
	return func(picture gocv.Mat) gocv.Mat {
		out := gocv.NewMat()
		picture.ConvertToWithParams(&out, gocv.MatTypeCV8U, gain, 0)
		return out
	}
}

// hazy lifts dark places more than light ones.
func hazy(picture gocv.Mat) gocv.Mat {
	out := gocv.NewMat()
	picture.ConvertToWithParams(&out, gocv.MatTypeCV8U, 1.4, 45)
	return out
}

// TestNoLightMakesAPictureSilentlyWrong reads the project's scenes as too much light,
// or too little, leaves them: every reading is right, or asked about.
func TestNoLightMakesAPictureSilentlyWrong(t *testing.T) {
	n, every := 0, exposures()
	c := tally{}
	for _, s := range scenes(t, ownScenes) {
		r := newReader(t, Options{Set: clever, Tray: &s.Tray})
		picture := load(t, s.path)
		for _, light := range lights {
			if n++; n%every != 0 {
				continue
			}
			lit := light.shone(picture)
			reading, err := r.Read(lit)
			lit.Close()
			if err != nil {
				t.Fatalf("%s, %s: %v", s.path, light.name, err)
			}
			before := c.silent
			c.add(t, s, reading)
			if c.silent > before {
				t.Errorf("%s with light %s is silently wrong", s.path, light.name)
			}
		}
	}
	c.log(t)
}

// TestDiceAtTheEdgeAreRightOrAskedAbout cuts the project's scenes through each die, and
// beside it, at each edge of the picture.
func TestDiceAtTheEdgeAreRightOrAskedAbout(t *testing.T) {
	n, every := 0, exposures()
	cut, sure := 0, 0
	for _, s := range scenes(t, ownScenes) {
		picture := load(t, s.path)
		for i := range s.Dice {
			for edge := range 4 {
				for _, beside := range []float64{-0.45, -0.3, -0.15, 0, 0.15, 0.4} { // in sides
					if n++; n%every != 0 {
						continue
					}
					part := s.cut(i, edge, beside, image.Rect(0, 0, picture.Cols(), picture.Rows()))
					if part.Dx() < 300 || part.Dy() < 300 {
						continue
					}
					reading := readPart(t, picture, part)
					cut++
					sure += count(reading.Sure)
					for _, d := range reading.Dice {
						if at := (vision.Point{d.Centre[0] + float64(part.Min.X), d.Centre[1] + float64(part.Min.Y)}); d.Sure {
							s.holds(t, d, at, fmt.Sprintf("cut at %v", part))
						}
					}
				}
			}
		}
	}
	t.Logf("%d pictures cut, %d sure", cut, sure)
}

// cut is the part of a picture that ends at a die, so many sides beside its top face:
// on the left, on the right, above or below.
func (s *scene) cut(die, edge int, beside float64, whole image.Rectangle) image.Rectangle {
	top := s.Dice[die].Top
	low, high := top[0], top[0]
	for _, p := range top {
		for k := range p {
			low[k], high[k] = min(low[k], p[k]), max(high[k], p[k])
		}
	}
	out := beside * trueFace(top).Side()
	switch edge {
	case 0:
		whole.Min.X = max(0, int(math.Round(low[0]-out)))
	case 1:
		whole.Max.X = min(whole.Max.X, int(math.Round(high[0]+out)))
	case 2:
		whole.Min.Y = max(0, int(math.Round(low[1]-out)))
	case 3:
		whole.Max.Y = min(whole.Max.Y, int(math.Round(high[1]+out)))
	}
	return whole
}

// readPart reads a part of a picture, of whose dice nothing is known.
func readPart(t *testing.T, picture gocv.Mat, part image.Rectangle) vision.Reading {
	t.Helper()
	region := picture.Region(part)
	defer region.Close()
	alone := region.Clone()
	defer alone.Close()
	reading, err := newReader(t, Options{}).Read(alone)
	if err != nil {
		t.Fatal(err)
	}
	return reading
}

// holds fails the test when a sure die shows another value than the one that lies there.
func (s *scene) holds(t *testing.T, d vision.Die, at vision.Point, how string) {
	t.Helper()
	for _, truth := range s.Dice {
		if geometry.Inside(at, truth.Top) && d.Value != truth.Value {
			t.Errorf("%s %s: the %s %d is read as %d, and sure", s.path, how, truth.Colour, truth.Value, d.Value)
		}
	}
}
