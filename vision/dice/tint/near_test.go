package tint

import (
	"maps"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Near hues: dice that stray from what was measured as dice do are never named
// wrong and sure, however near two colours are; and what TooNear does not
// mention is sure.
func TestNearHuesAreAskedOrRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := []string{"white", "yellow", "orange", "red", "blue", "purple"}
		own := map[string][3]float64{
			"white": {0.6, 0.6, 0.55}, "yellow": {0.6, 0.4, 0.03},
			"orange": {0.6, rapid.Float64Range(0.03, 0.3).Draw(t, "orange"), 0.02}, "red": {0.5, 0.03, 0.02},
			"blue": {0.03, 0.1, 0.4}, "purple": {rapid.Float64Range(0.03, 0.3).Draw(t, "purple"), 0.05, 0.4},
		}
		p := NewPalette(set, own)
		measured := make([]Tint, len(set))
		for i, name := range set {
			var light [3]float64
			for k, x := range own[name] {
				// The spread that the recorded game's dice have.
				light[k] = max((x+0.1)*math.Exp(rapid.Float64Range(-0.066, 0.066).Draw(t, "stray"))-0.1, 0)
			}
			measured[i] = floored(light, tintFloor)
		}
		names, margins := p.NameSet(measured)
		near := TooNear(own, set)
		for i, name := range set {
			if names[i] != name && margins[i] >= SureMargin {
				t.Errorf("%s is surely named %s", name, names[i])
			}
			mentioned := slices.ContainsFunc(near, func(pair [2]string) bool { return slices.Contains(pair[:], name) })
			if !mentioned && (names[i] != name || margins[i] < SureMargin) {
				t.Errorf("%s is named %s with a margin of %.1f, and TooNear said nothing: %v", name, names[i], margins[i], near)
			}
		}
	})
}

func TestTooNearNamesThePair(t *testing.T) {
	own := map[string][3]float64{"orange": {0.5, 0.1, 0.02}, "red": {0.5, 0.09, 0.02}, "blue": {0.03, 0.1, 0.4}}
	set := slices.Sorted(maps.Keys(own))
	if got, want := TooNear(own, set), [2]string{"orange", "red"}; len(got) != 1 || got[0] != want {
		t.Errorf("too near are %v, want %v", got, want)
	}
}

// One colour that was not measured makes all of them as uncertain as before.
func TestPaletteNeedsAllColours(t *testing.T) {
	own := map[string][3]float64{"white": {0.7, 0.7, 0.7}, "yellow": {0.7, 0.5, 0.1}}
	for _, test := range []struct {
		set  []string
		want strays
	}{
		{[]string{"white", "yellow"}, ownDice},
		{[]string{"white", "yellow", "blue"}, anyDice},
		{nil, anyDice},
	} {
		if got := NewPalette(test.set, own).strays; got != test.want {
			t.Errorf("%v: %v, want %v", test.set, got, test.want)
		}
	}
}
