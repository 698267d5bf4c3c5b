package dice

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// ownStress is the small part of the stress set that every test run reads.
const ownStress = "testdata/stress"

const (
	// stressFloor is the least share of its dice to be right, in percent.
	stressFloor = 92
	// stressSilent is how many of its pictures may be silently wrong. The aim
	// is none: the die that leans in 0095 is taken for flat.
	stressSilent = 1
)

// hardScene is the truth of a picture that is as bad as real tables are.
type hardScene struct {
	path string
	// Set is what the reader is told of the dice.
	Set  []string
	Tray [4]vision.Point
	// Conditions of the picture by factor: light, ground, set and so on.
	Conditions map[string]string
	Dice       []hardDie
}

type hardDie struct {
	Colour string
	Value  int
	Top    [4]vision.Point
	// What makes a die one to ask about.
	Leaning, Covered, Foreign bool
	CutOff                    bool `json:"cut_off"`
}

// asks reports whether nobody should take this die's value for sure.
func (d hardDie) asks() bool { return d.Leaning || d.Covered || d.Foreign || d.CutOff }

// asks reports whether no reading of the picture may be sure.
func (s hardScene) asks() bool { return slices.ContainsFunc(s.Dice, hardDie.asks) }

// hardScenes loads the truth of every picture in a folder. Pictures that name
// no set are of Ganz schön clever.
func hardScenes(t testing.TB, dir string) []hardScene {
	t.Helper()
	pictures, err := filepath.Glob(filepath.Join(dir, "[0-9]*.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	var all []hardScene
	for _, path := range pictures {
		data, err := os.ReadFile(strings.TrimSuffix(path, ".jpg") + ".json")
		if err != nil {
			t.Fatal(err)
		}
		s := hardScene{path: path}
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatalf("truth of %s: %v", path, err)
		}
		if s.Set == nil {
			s.Set = clever
		}
		all = append(all, s)
	}
	return all
}

// addHard counts a picture. A die to ask about is right when the reading is
// not sure; every other when its colour was seen on its top face with its
// value, and on no other die's.
func (c *tally) addHard(s hardScene, r vision.Reading) (wrong []hardDie) {
	for _, d := range s.Dice {
		if d.asks() && r.Sure || !d.asks() && !d.readIn(s, r) {
			wrong = append(wrong, d)
		}
	}
	whole := len(wrong) == 0 && (s.asks() || len(r.Dice) == len(s.Dice))
	c.pictures++
	c.dice += len(s.Dice)
	c.right += len(s.Dice) - len(wrong)
	c.whole += count(whole)
	c.asked += count(!r.Sure)
	c.silent += count(r.Sure && !whole)
	return wrong
}

// readIn reports whether a reading has this die right. What is read on a die to
// ask about does not count against it.
func (d hardDie) readIn(s hardScene, r vision.Reading) bool {
	right, elsewhere := 0, 0
	for _, got := range r.Dice {
		switch {
		case got.Colour != d.Colour || s.onAsking(got.Centre):
		case geometry.Inside(got.Centre, d.Top) && got.Value == d.Value:
			right++
		default:
			elsewhere++
		}
	}
	return right == 1 && elsewhere == 0
}

// onAsking reports whether a place lies within half a side of the middle of a die to
// ask about. The truth has its top face as if it lay flat, so near must do.
func (s hardScene) onAsking(p vision.Point) bool {
	for _, d := range s.Dice {
		f := trueFace(d.Top)
		if d.asks() && geometry.Distance(p, f.Centre) < f.Side()/2 {
			return true
		}
	}
	return false
}

// readHard reads every picture of a folder and counts it as a whole, and under
// each of its conditions.
func readHard(t *testing.T, dir string) (all tally, by map[string]*tally) {
	t.Helper()
	by = map[string]*tally{}
	for _, s := range hardScenes(t, dir) {
		reading := readHardScene(t, s)
		for _, d := range all.addHard(s, reading) {
			t.Logf("%s: %s %d wrong, sure %v, %v", filepath.Base(s.path), d.Colour, d.Value, reading.Sure, s.Conditions)
		}
		for factor, condition := range s.Conditions {
			key := factor + ": " + condition
			if by[key] == nil {
				by[key] = &tally{}
			}
			by[key].addHard(s, reading)
		}
	}
	return all, by
}

// readHardScene reads one picture with a reader for its set and tray.
func readHardScene(t *testing.T, s hardScene) vision.Reading {
	t.Helper()
	r, err := New(Options{Set: s.Set, Tray: &s.Tray})
	if err != nil {
		t.Fatalf("%s: %v", s.path, err)
	}
	defer r.Close()
	picture, err := camera.Load(context.Background(), s.path)
	if err != nil {
		t.Fatal(err)
	}
	defer picture.Close()
	reading, err := r.Read(picture)
	if err != nil {
		t.Fatalf("%s: %v", s.path, err)
	}
	return reading
}

// On the part of the stress set that is kept with the code no more is silently
// wrong than is known, and most dice are right.
func TestStress(t *testing.T) {
	c, _ := readHard(t, ownStress)
	if c.pictures == 0 {
		t.Fatalf("no pictures in %s", ownStress)
	}
	c.log(t)
	if c.silent > stressSilent {
		t.Errorf("%d of %d pictures silently wrong, want %d at most", c.silent, c.pictures, stressSilent)
	}
	if c.right*100 < c.dice*stressFloor {
		t.Errorf("%d of %d dice right, want %d %%", c.right, c.dice, stressFloor)
	}
}
