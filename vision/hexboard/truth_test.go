package hexboard

import (
	"context"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/engine"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// ownBoards are rendered by testdata/boards.
const ownBoards = "testdata/boards"

// truth is what a rendered picture shows.
type truth struct {
	Board []vision.Point
	// Tiles in the order laid: own pictures have halves [q, r, symbol], those
	// beside the checkout another form.
	Tiles  []any
	Hand   []float64
	Nudged *int
	// Markers are the cells on which one stands.
	Markers [][2]int
	Aside   []float64
	Cells   []struct {
		engine.Hex
		Symbol *string
		Tile   bool
		Centre vision.Point
	}
}

// special reports whether something is in the picture to be asked about.
func (t truth) special() bool {
	return t.Hand != nil || t.Nudged != nil || t.Markers != nil || t.Aside != nil
}

func truthOf(t testing.TB, name string) (all truth) {
	t.Helper()
	fromJSON(t, filepath.Join(ownBoards, name+".json"), &all)
	return all
}

// fromJSON fills in what a file holds.
func fromJSON(t testing.TB, path string, what any) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, what); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
}

// named are the names of all rendered boards.
func named(t testing.TB) (all []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(ownBoards, "*.jpg"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures in %s: %v", ownBoards, err)
	}
	for _, f := range files {
		name := filepath.Base(f)
		all = append(all, name[:len(name)-len(".jpg")])
	}
	return all
}

func load(t testing.TB, name string) gocv.Mat {
	t.Helper()
	return loadFrom(t, ownBoards, name)
}

func loadFrom(t testing.TB, folder, name string) gocv.Mat {
	t.Helper()
	m, err := camera.Load(context.Background(), filepath.Join(folder, name+".jpg"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.Close() })
	return m
}

func newReader(t testing.TB, o Options) *Reader {
	t.Helper()
	r, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	return r
}

func read(t testing.TB, r *Reader, m gocv.Mat) vision.BoardReading {
	t.Helper()
	got, err := r.Read(m)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Cells) != 169 {
		t.Fatalf("%d cells, want 169", len(got.Cells))
	}
	if got.Sure != (len(got.Problems) == 0) {
		t.Errorf("sure is %v with problems %v", got.Sure, got.Problems)
	}
	return got
}

// wrong are the cells of a reading that are not as the truth has them.
func (t truth) wrong(got vision.BoardReading) (all []engine.Hex) {
	at := map[engine.Hex]vision.HexCell{}
	for _, c := range got.Cells {
		at[c.Hex] = c
	}
	step := math.Hypot(t.Cells[1].Centre[0]-t.Cells[0].Centre[0], t.Cells[1].Centre[1]-t.Cells[0].Centre[1])
	for _, want := range t.Cells {
		is, symbol := at[want.Hex], ""
		if want.Symbol != nil {
			symbol = *want.Symbol
		}
		far := math.Hypot(is.Centre[0]-want.Centre[0], is.Centre[1]-want.Centre[1]) > step/2
		if is.Shows() != symbol || is.Tile != want.Tile || far {
			all = append(all, want.Hex)
		}
	}
	return all
}
