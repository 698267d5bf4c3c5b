package hexboard

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"silvertray/vision"
)

// offboardBoards are rendered by testdata/boards/beside.py.
const offboardBoards = "testdata/beside"

// laidOffboard is what a rendered picture shows beside the board, and how it lies.
type laidOffboard struct {
	Lies     string
	Offboard []struct {
		Symbols [2]string
		Centres [2]vision.Point
	} `json:"beside"`
}

// tally counts what was made of the tiles of some pictures.
type tally struct{ there, right, sure, silent, invented int }

func (a tally) plus(b tally) tally {
	return tally{a.there + b.there, a.right + b.right, a.sure + b.sure, a.silent + b.silent, a.invented + b.invented}
}

// count holds the tiles of a reading against the truth: a sure one that is wrong is
// silent, wherever it is.
func (want laidOffboard) count(got []vision.Tile) (n tally) {
	n.there = len(want.Offboard)
	for _, tile := range got {
		right, known := want.shows(tile)
		switch {
		case right && tile.Sure:
			n.right, n.sure = n.right+1, n.sure+1
		case right:
			n.right++
		case !known:
			n.invented++
		}
		if tile.Sure && !right {
			n.silent++
		}
	}
	return n
}

// shows reports whether a tile lies where it was read, and that its symbols are right.
func (want laidOffboard) shows(got vision.Tile) (right, known bool) {
	for _, w := range want.Offboard {
		x, y := (w.Centres[0][0]+w.Centres[1][0])/2, (w.Centres[0][1]+w.Centres[1][1])/2
		if math.Hypot(got.Centre[0]-x, got.Centre[1]-y) < 8 {
			return got.Symbols == w.Symbols || got.Symbols == [2]string{w.Symbols[1], w.Symbols[0]}, true
		}
	}
	return false, false
}

// readOffboard counts what is read in all pictures of a folder.
func readOffboard(t *testing.T, folder string) (all tally) {
	t.Helper()
	r := newReader(t, Options{})
	files, err := filepath.Glob(filepath.Join(folder, "*.jpg"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures in %s: %v", folder, err)
	}
	for _, f := range files {
		var want laidOffboard
		text, err := os.ReadFile(f[:len(f)-len(".jpg")] + ".json")
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &want); err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		got, err := r.ReadOffboard(loadFrom(t, folder, filepath.Base(f[:len(f)-len(".jpg")])))
		if err != nil {
			t.Fatal(err)
		}
		n := want.count(got.Offboard)
		t.Logf("%s, %s: %d there, %d right, %d sure", f, want.Lies, n.there, n.right, n.sure)
		if n.silent > 0 {
			t.Errorf("%s: %d tiles sure but wrong: %+v", f, n.silent, got.Offboard)
		}
		all = all.plus(n)
	}
	t.Logf("all: %+v", all)
	return all
}

// Tiles beside the board are read wherever they lie and however they are turned;
// under a lamp's mirror they are not seen, and without a board they are asked.
func TestTilesBesideTheBoard(t *testing.T) {
	if n := readOffboard(t, offboardBoards); n.right < 35 || n.sure < 28 || n.invented > 0 {
		t.Errorf("%+v; want 35 right, 28 of them sure, none invented", n)
	}
}

// Pictures that are kept elsewhere are read where BESIDE names their folder.
func TestMoreTilesBesideTheBoard(t *testing.T) {
	folder := os.Getenv("BESIDE")
	if folder == "" {
		t.Skip("BESIDE names no folder with more pictures")
	}
	readOffboard(t, folder)
}

// Nothing is found beside boards that lie alone, and reading for it changes
// nothing on the board.
func TestNothingBesideABoard(t *testing.T) {
	r := newReader(t, Options{})
	for _, name := range named(t) {
		m := load(t, name)
		got, err := r.ReadOffboard(m)
		if err != nil {
			t.Fatal(err)
		}
		for _, tile := range got.Offboard {
			if tile.Sure {
				t.Errorf("%s: a tile where none is: %+v", name, tile)
			}
		}
		if !same(got, read(t, r, m)) {
			t.Errorf("%s: another board where tiles are looked for", name)
		}
	}
}
