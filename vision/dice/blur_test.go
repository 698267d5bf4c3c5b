package dice

import (
	"context"
	"image"
	"math"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice/doubt"
	"silvertray/vision/dice/sight"
)

// recordedGame lies under a camera that was in focus.
const recordedGame = "../../internal/demo/ganz-schoen-clever"

// flat returns the top faces of the dice that lie as they should, and the mean
// of their sides.
func (s hardScene) flat() (faces []sight.Face, side float64) {
	for _, d := range s.Dice {
		if !d.asks() {
			faces = append(faces, trueFace(d.Top))
		}
	}
	for _, f := range faces {
		side += f.Side() / float64(len(faces))
	}
	return faces, side
}

func TestSharpPicturesAreNotBlurred(t *testing.T) {
	for _, dir := range []string{ownScenes, recordedGame, ownStress, sharedScenes} {
		for _, s := range hardScenes(t, dir) {
			if s.Conditions["picture"] == "motion blur" {
				continue
			}
			faces, _ := s.flat()
			if blurredWith(t, s.path, faces, func(gocv.Mat, *gocv.Mat) {}) {
				t.Errorf("%s is sharp", s.path)
			}
		}
	}
}

// Blurs are told in parts of a die's side: the standard deviation of a lens out
// of focus, the length of a movement.
func TestBlurredPicturesAreTold(t *testing.T) {
	for name, test := range map[string]struct {
		blur func(side float64) blur
		// missed is the share of pictures that may be taken for sharp.
		missed float64
	}{
		"out of focus by a sixth":      {func(side float64) blur { return defocus(side / 6) }, 0},
		"out of focus by a tenth":      {func(side float64) blur { return defocus(side / 10) }, 0},
		"moved by a third, across":     {func(side float64) blur { return move(side/3, 0) }, 0},
		"moved by a quarter, aslant":   {func(side float64) blur { return move(side/4, 0.6) }, 0.1},
		"moved by a sixth, downwards":  {func(side float64) blur { return move(side/6, math.Pi/2) }, 0.3},
		"moved by a sixth, diagonally": {func(side float64) blur { return move(side/6, math.Pi/4) }, 0.3},
	} {
		t.Run(name, func(t *testing.T) {
			missed := 0
			scenes := hardScenes(t, ownScenes)
			for _, s := range scenes {
				faces, side := s.flat()
				if len(faces) > 0 && !blurredWith(t, s.path, faces, test.blur(side)) {
					missed++
					t.Logf("%s is taken for sharp, dice of %.0f px", s.path, side)
				}
			}
			if float64(missed) > test.missed*float64(len(scenes)) {
				t.Errorf("%d of %d pictures are taken for sharp", missed, len(scenes))
			}
		})
	}
}

// blur makes a picture worse.
type blur func(picture gocv.Mat, to *gocv.Mat)

// blurredWith loads a picture, blurs it and asks.
func blurredWith(t *testing.T, path string, faces []sight.Face, b blur) bool {
	t.Helper()
	picture, err := camera.Load(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer picture.Close()
	b(picture, &picture)
	return doubt.Blurred(pixels(t, picture), faces)
}

func defocus(px float64) blur {
	return func(picture gocv.Mat, to *gocv.Mat) {
		gocv.GaussianBlur(picture, to, image.Point{}, px, px, gocv.BorderReplicate)
	}
}

// move smears a picture along an angle in radians.
func move(px, angle float64) blur {
	return func(picture gocv.Mat, to *gocv.Mat) {
		kernel := track(px, angle)
		defer kernel.Close()
		gocv.Filter2D(picture, to, -1, kernel, image.Pt(-1, -1), 0, gocv.BorderReplicate)
	}
}

// track is a line through the middle of a kernel, drawn in fine dots that are
// spread over the cells around them.
func track(px, angle float64) gocv.Mat {
	const dots = 200
	half := int(px/2) + 2
	kernel := gocv.NewMatWithSize(2*half+1, 2*half+1, gocv.MatTypeCV32F)
	sin, cos := math.Sincos(angle)
	for i := range dots {
		along := px * ((float64(i)+0.5)/dots - 0.5)
		x, y := float64(half)+along*cos, float64(half)+along*sin
		for _, cell := range [...]image.Point{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
			cell = cell.Add(image.Pt(int(x), int(y)))
			part := (1 - math.Abs(x-float64(cell.X))) * (1 - math.Abs(y-float64(cell.Y))) / dots
			kernel.SetFloatAt(cell.Y, cell.X, kernel.GetFloatAt(cell.Y, cell.X)+float32(part))
		}
	}
	return kernel
}

func TestBlurIsSaidInWords(t *testing.T) {
	s := hardScenes(t, ownScenes)[0]
	faces, side := s.flat()
	picture := load(t, s.path)
	if problems := doubt.OutOfFocus(pixels(t, picture), faces); len(problems) > 0 {
		t.Errorf("a sharp picture: %+v", problems)
	}
	defocus(side/6)(picture, &picture)
	if problems := doubt.OutOfFocus(pixels(t, picture), faces); len(problems) != 1 || problems[0].Kind != vision.Blurred {
		t.Errorf("a blurred picture: %+v", problems)
	}
}

// BenchmarkBlurred looks at six dice of 55 px.
func BenchmarkBlurred(b *testing.B) {
	picture := load(b, filepath.Join(ownScenes, "0003.jpg"))
	var faces []sight.Face
	for i := range 6 {
		x, y := float64(100+120*i), 300.0
		faces = append(faces, trueFace([4]vision.Point{{x, y}, {x + 55, y}, {x + 55, y + 55}, {x, y + 55}}))
	}
	px := pixels(b, picture)
	for b.Loop() {
		doubt.Blurred(px, faces)
	}
}
