package dice

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice/sight"
	"silvertray/vision/mats"
	"silvertray/vision/raster"
)

// clever is the set of Ganz schön clever.
var clever = []string{"white", "yellow", "blue", "green", "orange", "purple"}

// Where the pictures lie: the project's own, and more beside the checkout.
const (
	ownScenes    = "testdata/scenes"
	sharedScenes = "../../../shared/frames"
	sharedPhotos = "../../../shared/photos"
)

// scene is the truth of a rendered picture.
type scene struct {
	path string
	Tray [4]vision.Point
	Dice []struct {
		Colour string
		Value  int
		Top    [4]vision.Point
		Foot   [4]vision.Point
		InTray bool    `json:"in_tray"`
		MM     float64 `json:"mm_to_tray"`
	}
}

// scenes loads the truth of every picture in a folder, or skips the test when
// there is no such folder.
func scenes(t testing.TB, dir string) []scene {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(dir, "[0-9]*.json"))
	if len(files) == 0 {
		t.Skipf("no pictures in %s", dir)
	}
	var all []scene
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s := scene{path: file[:len(file)-len(".json")] + ".jpg"}
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		all = append(all, s)
	}
	return all
}

// load returns a picture that is closed when the test ends.
func load(t testing.TB, path string) gocv.Mat {
	t.Helper()
	picture, err := camera.Load(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { picture.Close() })
	return picture
}

// newReader returns a reader that is closed when the test ends.
func newReader(t testing.TB, o Options) *Reader {
	t.Helper()
	r, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close() })
	return r
}

// trueFace is a face as the truth has it.
func trueFace(top [4]vision.Point) sight.Face {
	f := sight.Face{Outline: top}
	for _, p := range top {
		f.Centre[0] += p[0] / 4
		f.Centre[1] += p[1] / 4
	}
	return f
}

// pixels of a picture.
func pixels(t testing.TB, picture gocv.Mat) raster.Image {
	t.Helper()
	px, err := mats.Raster(picture)
	if err != nil {
		t.Fatal(err)
	}
	return px
}
