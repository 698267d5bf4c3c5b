package dice

import (
	"math"
	"slices"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/tint"
)

// Survey finds the dice of every picture that shows a whole set, and their
// colours and size; Name tells which is which, surely or not at all.
func TestSurveyAndName(t *testing.T) {
	r := newReader(t, Options{Set: clever})
	for _, all := range rooms(t) {
		for _, s := range all {
			if len(s.Dice) < len(clever) {
				continue
			}
			samples, err := r.Survey(load(t, s.path))
			if err != nil {
				t.Fatal(err)
			}
			if len(samples) != len(s.Dice) {
				t.Errorf("%s: %d dice, want %d", s.path, len(samples), len(s.Dice))
				continue
			}
			names, clear, err := tint.Name(samples, clever)
			if err != nil {
				t.Fatal(err)
			}
			var got, want []float64
			for i, sample := range samples {
				got = append(got, sample.Side)
				want = append(want, checkName(t, s, sample, names[i], clear[i]))
			}
			// Outlines are the reader's weakest point: their mean is up to a sixth off.
			if g, w := median(got), median(want); math.Abs(g-w) > 0.2*w {
				t.Errorf("%s: dice measure %.1f px, want %.1f", s.path, g, w)
			}
		}
	}
}

// checkName finds the true die of a sample and returns its side in px.
func checkName(t *testing.T, s scene, sample tint.Sample, name string, clear bool) float64 {
	t.Helper()
	for _, d := range s.Dice {
		if !geometry.Inside(sample.Centre, d.Top) {
			continue
		}
		if clear && name != d.Colour {
			t.Errorf("%s: %s is clearly named %s", s.path, d.Colour, name)
		}
		return trueFace(d.Top).Side()
	}
	t.Errorf("%s: no die at %v", s.path, sample.Centre)
	return 0
}

func median(x []float64) float64 {
	slices.Sort(x)
	return x[len(x)/2]
}

func TestSurveyOfNothing(t *testing.T) {
	r := newReader(t, Options{})
	empty := gocv.NewMat()
	defer empty.Close()
	if _, err := r.Survey(empty); err == nil {
		t.Error("surveyed an empty picture")
	}
	if _, _, err := tint.Name(make([]tint.Sample, 2), []string{"white"}); err == nil {
		t.Error("named two dice by one colour")
	}
	if _, _, err := tint.Name(nil, []string{"red", "red"}); err == nil {
		t.Error("named two dice by one name")
	}
}

// A die of another size than the family's is asked about.
func TestAForeignSizeIsAsked(t *testing.T) {
	s := scenes(t, ownScenes)[0]
	side := trueFace(s.Dice[0].Top).Side()
	for factor, want := range map[float64]int{1: 0, 0.4: len(s.Dice), 2.5: len(s.Dice)} {
		reading, err := newReader(t, Options{Set: clever, Side: side * factor}).Read(load(t, s.path))
		if err != nil {
			t.Fatal(err)
		}
		asked := 0
		for _, p := range reading.Problems {
			asked += count(p.Kind == vision.Extra)
		}
		if asked != want || reading.Sure && want > 0 {
			t.Errorf("dice %g times the size known: %d asked, want %d; %v", 1/factor, asked, want, reading.Problems)
		}
	}
}
