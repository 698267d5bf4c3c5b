package dice

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"silvertray/vision/dice/sight"
	"silvertray/vision/dice/tint"
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
func trueTints(t *testing.T, s scene) []tint.Tint {
	t.Helper()
	faces := make([]sight.Face, len(s.Dice))
	for i, d := range s.Dice {
		faces[i] = trueFace(d.Top)
	}
	return tintsOf(pixels(t, load(t, s.path)), faces)
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
				own[first.Dice[i].Colour] = m.Light()
			}
			if near := tint.TooNear(own, clever); near != nil {
				t.Errorf("room %d: %v are said to be too near", room, near)
			}
			for _, s := range all {
				measured := trueTints(t, s)
				names, margins := tint.NewPalette(clever, own).NameSet(measured)
				_, before := tint.NewPalette(clever, nil).NameSet(measured)
				for i, d := range s.Dice {
					if names[i] != d.Colour || margins[i] < tint.SureMargin {
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
