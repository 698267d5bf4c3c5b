package dice

import (
	"encoding/json"
	"math/rand"
	"strings"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// oddPictures are what a camera may deliver when something is wrong with it.
func oddPictures(t testing.TB) map[string]gocv.Mat {
	noise := gocv.NewMatWithSize(480, 640, gocv.MatTypeCV8UC3)
	pixels, err := noise.DataPtrUint8()
	if err != nil {
		t.Fatal(err)
	}
	rand.New(rand.NewSource(1)).Read(pixels)
	flat := func(v float64, rows, cols int, kind gocv.MatType) gocv.Mat {
		return gocv.NewMatWithSizeFromScalar(gocv.NewScalar(v, v, v, v), rows, cols, kind)
	}
	return map[string]gocv.Mat{
		"noise":       noise,
		"black":       flat(0, 480, 640, gocv.MatTypeCV8UC3),
		"white":       flat(255, 480, 640, gocv.MatTypeCV8UC3),
		"grey":        flat(128, 480, 640, gocv.MatTypeCV8UC1),
		"with alpha":  flat(128, 480, 640, gocv.MatTypeCV8UC4),
		"one pixel":   flat(90, 1, 1, gocv.MatTypeCV8UC3),
		"very wide":   flat(90, 10, 10000, gocv.MatTypeCV8UC3),
		"very narrow": flat(90, 10000, 10, gocv.MatTypeCV8UC3),
	}
}

// Whatever the picture, the reader answers; where there are no dice it sees
// none, or says that it is not sure.
func TestOddPictures(t *testing.T) {
	tray := [4]vision.Point{{0, 0}, {100, 0}, {100, 100}, {0, 100}}
	for _, o := range []Options{{}, {Set: clever}, {Set: clever, Tray: &tray}} {
		r := newReader(t, o)
		for name, picture := range oddPictures(t) {
			reading, err := r.Read(picture)
			picture.Close()
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if len(reading.Dice) > 0 && reading.Sure {
				t.Errorf("%s: surely %d dice", name, len(reading.Dice))
			}
		}
	}
}

// Nobody can tell an empty table from one that is not seen.
func TestBlackAndWhitePicturesAreNotSure(t *testing.T) {
	r := newReader(t, Options{})
	for name, level := range map[string]float64{vision.Dark: 0, vision.Bright: 255} {
		picture := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(level, level, level, 0), 480, 640, gocv.MatTypeCV8UC3)
		reading, err := r.Read(picture)
		picture.Close()
		if err != nil {
			t.Fatal(err)
		}
		if reading.Sure || len(reading.Dice) > 0 || reading.Problems[0].Kind != name {
			t.Errorf("%s: %+v", name, reading)
		}
	}
}

func TestUnreadablePictures(t *testing.T) {
	r := newReader(t, Options{})
	empty, floats := gocv.NewMat(), gocv.NewMatWithSize(9, 9, gocv.MatTypeCV32FC3)
	defer empty.Close()
	defer floats.Close()
	for name, picture := range map[string]gocv.Mat{"empty": empty, "floats": floats} {
		if _, err := r.Read(picture); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// Lists are never null in JSON, so no program that reads it needs to ask.
func TestEmptyTableAsJSON(t *testing.T) {
	picture := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(40, 90, 40, 0), 480, 640, gocv.MatTypeCV8UC3)
	defer picture.Close()
	reading, err := newReader(t, Options{}).Read(picture)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(reading)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"dice":[]`, `"problems":[]`, `"width":640`, `"height":480`, `"sure":true`} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%s lacks %s", data, want)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	for name, o := range map[string]Options{
		"unknown colour": {Set: []string{"white", "mauve"}},
		"new to it":      {Set: []string{"white", "mauve"}, Colours: map[string][3]float64{"white": {}}},
		"colour twice":   {Set: []string{"white", "white"}},
		"no tray at all": {Tray: &[4]vision.Point{}},
	} {
		if r, err := New(o); err == nil {
			r.Close()
			t.Errorf("%s: no error", name)
		}
	}
}
