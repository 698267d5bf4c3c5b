package background

import (
	"context"
	"encoding/json"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"
	"pgregory.net/rapid"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/raster"
)

// left is the part of every rendered scene that is table: the tray lies at the
// right.
var left = [4]vision.Point{{10, 10}, {650, 10}, {650, 710}, {10, 710}}

// plain is a picture of one colour in blue, green and red.
func plain(b, g, r float64) gocv.Mat {
	return gocv.NewMatWithSizeFromScalar(gocv.NewScalar(b, g, r, 0), 720, 960, gocv.MatTypeCV8UC3)
}

// doubt looks at a picture's table and returns the kind of doubt, "" for none.
func doubt(t *testing.T, picture gocv.Mat) string {
	t.Helper()
	area, err := At(picture, left)
	if err != nil {
		t.Fatal(err)
	}
	if p := area.Doubt(); p != nil {
		return p.Kind
	}
	return ""
}

// An area has the colour it was painted in, whatever is dropped on less than
// half of it.
func TestColourIsTheGrounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		channel := rapid.Float64Range(0, 255)
		b, g, r := channel.Draw(t, "b"), channel.Draw(t, "g"), channel.Draw(t, "r")
		picture := plain(float64(int(b)), float64(int(g)), float64(int(r)))
		defer picture.Close()
		gocv.Rectangle(&picture, image.Rect(100, 100, 400, 400), color.RGBA{uint8(g), uint8(r), uint8(b), 0}, -1)
		area, err := At(picture, left)
		if err != nil {
			t.Fatal(err)
		}
		want := [3]float64{raster.Linear[uint8(r)], raster.Linear[uint8(g)], raster.Linear[uint8(b)]}
		if got := area.Colour(); got != want {
			t.Errorf("colour %v, want %v", got, want)
		}
	})
}

func TestDoubt(t *testing.T) {
	for name, test := range map[string]struct {
		b, g, r float64
		want    string
	}{
		"black":       {4, 4, 4, vision.Dark},
		"white":       {254, 254, 254, vision.Bright},
		"paper":       {200, 210, 215, ""},
		"black felt":  {25, 25, 25, ""},
		"table light": {180, 190, 200, ""},
	} {
		picture := plain(test.b, test.g, test.r)
		if got := doubt(t, picture); got != test.want {
			t.Errorf("%s: doubt %q, want %q", name, got, test.want)
		}
		picture.Close()
	}
}

// scenes are the rendered pictures of other packages: tables of eleven grounds
// under four lamps, no hand in any of them.
func scenes(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, dir := range []string{"../dice/testdata/scenes", "../../internal/demo/ganz-schoen-clever", "../../../shared/frames"} {
		files, err := filepath.Glob(filepath.Join(dir, "[0-9]*.jpg"))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, files...)
	}
	return all
}

func TestNoHandOnTables(t *testing.T) {
	for _, path := range scenes(t) {
		picture, err := camera.Load(context.Background(), path)
		if err != nil {
			t.Fatal(err)
		}
		if kind := doubt(t, picture); kind != "" {
			t.Errorf("%s: doubt %q about a table without a hand", path, kind)
		}
		picture.Close()
	}
}

// A hand of light or dark skin is seen on most grounds; leather and wood can
// have its own colour.
func TestAHandOverTheTable(t *testing.T) {
	tones := []color.RGBA{{224, 172, 140, 0}, {198, 134, 98, 0}, {141, 85, 58, 0}, {88, 54, 42, 0}}
	seen, all := 0, 0
	for _, path := range scenes(t) {
		for _, tone := range tones {
			picture, err := camera.Load(context.Background(), path)
			if err != nil {
				t.Fatal(err)
			}
			drawHand(&picture, tone)
			all++
			if doubt(t, picture) == vision.Unclear {
				seen++
			} else {
				t.Logf("%s %s: no hand of tone %v", path, surface(t, path), tone)
			}
			picture.Close()
		}
	}
	t.Logf("%d of %d hands seen", seen, all)
	if seen*100 < all*75 {
		t.Errorf("%d of %d hands seen, want 75 %%", seen, all)
	}
}

// drawHand reaches in from the near side with four fingers.
func drawHand(picture *gocv.Mat, tone color.RGBA) {
	gocv.Ellipse(picture, image.Pt(330, 560), image.Pt(80, 95), 0, 0, 360, tone, -1)
	gocv.Rectangle(picture, image.Rect(280, 560, 380, 720), tone, -1)
	for i := range 4 {
		x := 265 + 42*i
		gocv.Line(picture, image.Pt(x, 500), image.Pt(x-10+10*i, 370), tone, 30)
	}
}

func surface(t *testing.T, picture string) string {
	t.Helper()
	data, err := os.ReadFile(picture[:len(picture)-len("jpg")] + "json")
	if err != nil {
		t.Fatal(err)
	}
	var truth struct{ Surface, Light string }
	if err := json.Unmarshal(data, &truth); err != nil {
		t.Fatal(err)
	}
	return truth.Surface + " " + truth.Light
}

func TestAtRefusesOtherPictures(t *testing.T) {
	grey := gocv.NewMatWithSize(10, 10, gocv.MatTypeCV8UC1)
	defer grey.Close()
	empty := gocv.NewMat()
	defer empty.Close()
	for _, picture := range []gocv.Mat{grey, empty} {
		if _, err := At(picture, left); err == nil {
			t.Error("no error")
		}
	}
}
