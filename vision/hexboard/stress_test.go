package hexboard

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// ownStress is the small part of the stress set that every test run reads.
const ownStress = "testdata/stress"

// hardBoard is a picture that is as bad as real tables are, with its truth.
type hardBoard struct {
	path string
	truth
	// Order in which the symbols are printed; the reader has learnt it.
	Order []string
	// Conditions of the picture by factor: light, ground, size and so on.
	Conditions map[string]string
}

// hardBoards loads the truth of every picture in a folder.
func hardBoards(t testing.TB, dir string) (all []hardBoard) {
	t.Helper()
	pictures, err := filepath.Glob(filepath.Join(dir, "[0-9]*.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range pictures {
		b := hardBoard{path: path}
		fromJSON(t, strings.TrimSuffix(path, ".jpg")+".json", &b)
		all = append(all, b)
	}
	return all
}

// read reads the picture as a box does that has learnt this board's order.
func (b hardBoard) read(t testing.TB) vision.BoardReading {
	t.Helper()
	picture, err := camera.Load(context.Background(), b.path)
	if err != nil {
		t.Fatal(err)
	}
	defer picture.Close()
	return read(t, newReader(t, Options{Order: b.Order}), picture)
}

// boardTally counts how boards were read.
type boardTally struct{ boards, cells, right, whole, asked, silent int }

// add counts a board. One on which something does not belong is right when it
// is asked about, and its cells are not counted.
func (c *boardTally) add(b hardBoard, r vision.BoardReading) (wrong []engine.Hex) {
	whole := !r.Sure
	if !b.special() {
		wrong = b.wrong(r)
		whole = len(wrong) == 0
		c.cells += len(b.Cells)
		c.right += len(b.Cells) - len(wrong)
	}
	c.boards++
	c.whole += one(whole)
	c.asked += one(!r.Sure)
	c.silent += one(r.Sure && !whole)
	return wrong
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// readHard reads every picture of a folder and counts it as a whole, and under
// each of its conditions.
func readHard(t *testing.T, dir string) (all boardTally, by map[string]*boardTally) {
	t.Helper()
	by = map[string]*boardTally{}
	for _, b := range hardBoards(t, dir) {
		reading := b.read(t)
		wrong := all.add(b, reading)
		t.Logf("%s: sure %v, %d wrong, %s; %v", filepath.Base(b.path), reading.Sure, len(wrong), kinds(reading), b.Conditions)
		for factor, condition := range b.Conditions {
			key := factor + ": " + condition
			if by[key] == nil {
				by[key] = &boardTally{}
			}
			by[key].add(b, reading)
		}
	}
	return all, by
}

// On the part of the stress set that is kept with the code no board is silently
// wrong.
func TestStress(t *testing.T) {
	c, _ := readHard(t, ownStress)
	if c.boards == 0 {
		t.Fatalf("no pictures in %s", ownStress)
	}
	t.Logf("%+v", c)
	if c.silent > 0 {
		t.Errorf("%d of %d boards silently wrong, want none", c.silent, c.boards)
	}
}
