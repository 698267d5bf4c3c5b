package series

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/camera"
)

// film is a game as testdata/boards/film.py writes it.
type film struct {
	Players int
	Quality int `json:"jpeg_quality"`
	Steps   []step
	folder  string
	hands   [2]hand
}

// step is what happens next on the table: a part of the picture changes.
type step struct {
	Picture string
	// At is where the part begins in the whole.
	At [2]int
	// Move is what has to count then; empty for nothing.
	Move string
	// Event is what is special.
	Event string
	part  pixels
}

// hand is one above the board, smaller than the picture.
type hand struct{ skin, cover, shade pixels }

// pixels are rows of blue, green, red.
type pixels struct {
	wide, high int
	px         []uint8
}

// openFilm reads a film.
func openFilm(t *testing.T, folder string) (f film) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, "film.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &f); err != nil {
		t.Fatalf("%s: %v", folder, err)
	}
	for i, s := range f.Steps {
		f.Steps[i].part = picture(t, filepath.Join(folder, s.Picture))
	}
	f.folder = folder
	for i, n := range []string{"0", "1"} {
		f.hands[i].shade = picture(t, filepath.Join(folder, "shade"+n+".jpg"))
		f.hands[i].skin, f.hands[i].cover = layer(t, filepath.Join(folder, "hand"+n+".png"))
	}
	return f
}

func picture(t *testing.T, path string) pixels {
	t.Helper()
	m, err := camera.Load(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	return copied(t, m)
}

// layer reads a picture with what it hides of what lies below.
func layer(t *testing.T, path string) (colour, cover pixels) {
	t.Helper()
	m := gocv.IMRead(path, gocv.IMReadUnchanged)
	defer m.Close()
	if m.Channels() != 4 {
		t.Fatalf("%s has %d channels, want 4", path, m.Channels())
	}
	bgr := gocv.NewMat()
	defer bgr.Close()
	gocv.CvtColor(m, &bgr, gocv.ColorBGRAToBGR)
	all := gocv.Split(m)
	for _, one := range all {
		defer one.Close()
	}
	return copied(t, bgr), copied(t, all[3])
}

func copied(t *testing.T, m gocv.Mat) pixels {
	t.Helper()
	px, err := m.DataPtrUint8()
	if err != nil {
		t.Fatal(err)
	}
	return pixels{m.Cols(), m.Rows(), append([]uint8(nil), px...)}
}
