package dice

import (
	"encoding/json"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// recorded is the game whose pictures show the same dice under the same lamp,
// six rooms in all.
const recorded = "../../internal/demo/ganz-schoen-clever"

// rooms are the recorded game's pictures by room.
func rooms(t *testing.T) map[int][]scene {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(recorded, "scenes.json"))
	if err != nil {
		t.Fatal(err)
	}
	var plan []struct{ Room int }
	if err := json.Unmarshal(data, &plan); err != nil {
		t.Fatal(err)
	}
	by := map[int][]scene{}
	for i, s := range scenes(t, recorded) {
		by[plan[i].Room] = append(by[plan[i].Room], s)
	}
	return by
}

// trueTints are the tints of a scene's dice, measured on the true faces.
func trueTints(t *testing.T, s scene) []tint {
	t.Helper()
	faces := make([]face, len(s.Dice))
	for i, d := range s.Dice {
		faces[i] = trueFace(d.Top)
	}
	measured, err := tintsOf(load(t, s.path), faces)
	if err != nil {
		t.Fatal(err)
	}
	return measured
}

// Dice measured in one picture are named right and surely in every other of
// the same room, and all by a wider margin than unknown dice have.
func TestOwnColoursNameTheOtherPicturesOfARoom(t *testing.T) {
	least, usual := math.Inf(1), math.Inf(1)
	for room, all := range rooms(t) {
		for _, first := range all {
			if len(first.Dice) < len(clever) {
				continue
			}
			own := map[string][3]float64{}
			for i, m := range trueTints(t, first) {
				own[first.Dice[i].Colour] = m.light()
			}
			if near := TooNear(own, clever); near != nil {
				t.Errorf("room %d: %v are said to be too near", room, near)
			}
			for _, s := range all {
				measured := trueTints(t, s)
				names, margins := paletteFor(clever, own).nameSet(measured)
				_, before := paletteFor(clever, nil).nameSet(measured)
				for i, d := range s.Dice {
					if names[i] != d.Colour || margins[i] < surelyColour {
						t.Errorf("%s: %s named %s with a margin of %.1f", s.path, d.Colour, names[i], margins[i])
					}
					least, usual = min(least, margins[i]), min(usual, before[i])
				}
			}
		}
	}
	t.Logf("least margin %.1f, with built-in colours %.1f", least, usual)
	if least <= usual {
		t.Errorf("least margin %.1f, no better than the %.1f of built-in colours", least, usual)
	}
}

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
		p := paletteFor(set, own)
		measured := make([]tint, len(set))
		for i, name := range set {
			var light [3]float64
			for k, x := range own[name] {
				// The spread that the recorded game's dice have.
				light[k] = max((x+0.1)*math.Exp(rapid.Float64Range(-0.066, 0.066).Draw(t, "stray"))-0.1, 0)
			}
			measured[i] = floored(light, tintFloor)
		}
		names, margins := p.nameSet(measured)
		near := TooNear(own, set)
		for i, name := range set {
			if names[i] != name && margins[i] >= surelyColour {
				t.Errorf("%s is surely named %s", name, names[i])
			}
			mentioned := slices.ContainsFunc(near, func(pair [2]string) bool { return slices.Contains(pair[:], name) })
			if !mentioned && (names[i] != name || margins[i] < surelyColour) {
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
		if got := paletteFor(test.set, own).strays; got != test.want {
			t.Errorf("%v: %v, want %v", test.set, got, test.want)
		}
	}
}

func TestNewChecksColoursAndSide(t *testing.T) {
	for name, o := range map[string]Options{
		"no light":       {Colours: map[string][3]float64{"blue": {0, math.NaN(), 0}}},
		"too much light": {Colours: map[string][3]float64{"blue": {0, 0, 1.5}}},
		"negative side":  {Side: -1},
		"endless side":   {Side: math.Inf(1)},
	} {
		if r, err := New(o); err == nil {
			r.Close()
			t.Errorf("%s: no error", name)
		}
	}
}
