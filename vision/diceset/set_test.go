package diceset_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/vision"
	"silvertray/vision/dice/tint"
	"silvertray/vision/diceset"
)

var set = []string{"white", "yellow", "blue", "green", "orange", "purple"}

// looks are such dice under a warm lamp.
var looks = map[string][3]float64{
	"white": {0.8, 0.7, 0.5}, "yellow": {0.8, 0.5, 0.04}, "blue": {0.04, 0.15, 0.4},
	"green": {0.04, 0.3, 0.07}, "orange": {0.8, 0.2, 0.02}, "purple": {0.25, 0.06, 0.33},
}

// show is a die of a look at a place.
func show(light [3]float64, x float64) tint.Sample {
	return tint.Sample{Centre: vision.Point{x, 100}, Side: 40, Colour: light}
}

// All at once, one after another, or one more in every picture: each die gets
// its name.
func TestDiceInAnyOrderAndAnyPortions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		order := rapid.Permutation(set).Draw(t, "order")
		stay := rapid.Bool().Draw(t, "dice stay on the table")
		f := diceset.Of(set)
		var picture []tint.Sample
		for i, name := range order {
			if !stay {
				picture = nil
			}
			picture = append(picture, show(looks[name], 100+60*float64(i)))
			if rapid.Bool().Draw(t, "picture") || i == len(order)-1 || !stay {
				if _, err := f.Show(picture); err != nil {
					t.Fatal(err)
				}
			}
		}
		named, unclear, err := f.Dice()
		if err != nil || unclear != nil {
			t.Fatalf("unclear %v, %v", unclear, err)
		}
		for name, light := range looks {
			if named[name].Colour != light {
				t.Errorf("%s looks like %v, want %v", name, named[name].Colour, light)
			}
		}
	})
}

// The same die at the same place counts once, another one there counts anew.
func TestShowAgain(t *testing.T) {
	f := diceset.Of(set)
	for i, step := range []struct {
		die   tint.Sample
		fresh int
	}{
		{show(looks["orange"], 100), 1},
		{show(looks["orange"], 103), 0},
		{show(looks["yellow"], 100), 1},
		{show(looks["orange"], 300), 1},
	} {
		fresh, err := f.Show([]tint.Sample{step.die})
		if err != nil || fresh != step.fresh {
			t.Errorf("step %d: %d new, want %d; %v", i, fresh, step.fresh, err)
		}
	}
	if got := f.Missing(); got != 3 {
		t.Errorf("%d missing, want 3", got)
	}
}

func TestTooManyAreNoFamily(t *testing.T) {
	f := diceset.Of([]string{"white", "blue"})
	samples := []tint.Sample{show(looks["white"], 0), show(looks["blue"], 60), show(looks["green"], 120)}
	if _, err := f.Show(samples); err == nil || !strings.Contains(err.Error(), "3 dice were shown, but the set has 2") {
		t.Errorf("error %v", err)
	}
	if f.Missing() != 2 {
		t.Error("dice of a picture with too many were taken")
	}
}

func TestMissingDiceAreAskedFor(t *testing.T) {
	f := diceset.Of(set)
	if _, _, err := f.Dice(); err == nil || !strings.Contains(err.Error(), "no dice are seen") {
		t.Errorf("error %v", err)
	}
	if _, err := f.Show([]tint.Sample{show(looks["white"], 0)}); err != nil {
		t.Fatal(err)
	}
	if _, _, err := f.Dice(); err == nil || !strings.Contains(err.Error(), "only 1 of 6") {
		t.Errorf("error %v", err)
	}
}

// Two dice between the colours of their names are told by a person, and then
// have the look they were told with.
func TestUnclearDiceAreTold(t *testing.T) {
	f := diceset.Of([]string{"white", "orange", "red"})
	between := [2][3]float64{{0.6, 0.10, 0.02}, {0.6, 0.105, 0.02}}
	if _, err := f.Show([]tint.Sample{show(looks["white"], 0), show(between[0], 60), show(between[1], 120)}); err != nil {
		t.Fatal(err)
	}
	_, unclear, err := f.Dice()
	if err != nil || !slices.Equal(unclear, []string{"orange", "red"}) {
		t.Fatalf("unclear are %v, %v; want orange and red", unclear, err)
	}
	for i, name := range []string{"red", "orange"} {
		if err := f.Name(name, []tint.Sample{show(between[i], 300)}); err != nil {
			t.Fatal(err)
		}
	}
	named, unclear, err := f.Dice()
	if err != nil || unclear != nil {
		t.Fatalf("unclear %v, %v", unclear, err)
	}
	if named["red"].Colour != between[0] || named["orange"].Colour != between[1] {
		t.Errorf("red %v, orange %v", named["red"].Colour, named["orange"].Colour)
	}
	words := diceset.Alike(named, []string{"white", "orange", "red"})
	if len(words) != 1 || !strings.Contains(words[0], "orange and the red die") {
		t.Errorf("words %q", words)
	}
}

// Dice that were only told need not be shown among the others.
func TestToldDiceCompleteTheSet(t *testing.T) {
	f := diceset.Of([]string{"white", "orange", "red"})
	if _, err := f.Show([]tint.Sample{show(looks["white"], 0)}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"orange", "red"} {
		if err := f.Name(name, []tint.Sample{show(looks["orange"], 0)}); err != nil {
			t.Fatal(err)
		}
	}
	named, unclear, err := f.Dice()
	if err != nil || unclear != nil || len(named) != 3 || named["white"].Colour != looks["white"] {
		t.Errorf("named %v, unclear %v, %v", named, unclear, err)
	}
}

func TestTellRefuses(t *testing.T) {
	f := diceset.Of(set)
	if err := f.Name("mauve", []tint.Sample{show(looks["white"], 0)}); err == nil {
		t.Error("took a name that is not in the set")
	}
	for _, n := range []int{0, 2} {
		if err := f.Name("white", make([]tint.Sample, n)); err == nil {
			t.Errorf("took %d dice for one", n)
		}
	}
}
