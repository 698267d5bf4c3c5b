package dice

import (
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// tally counts how a reader did over many pictures.
type tally struct {
	pictures, whole, asked, silent int
	dice, right                    int
	trays, traysRight              int
	nearest, nearestRight          int
}

func (c tally) log(t *testing.T) {
	t.Helper()
	t.Logf("%d pictures: %d whole, %d asked, %d silently wrong; %d of %d dice right; tray %d of %d, nearest %d of %d",
		c.pictures, c.whole, c.asked, c.silent, c.right, c.dice, c.traysRight, c.trays, c.nearestRight, c.nearest)
}

// add compares one reading with the truth, as a person would: a die is right
// when its colour was seen once, on its top face and with its value.
func (c *tally) add(t *testing.T, s scene, r vision.Reading) {
	t.Helper()
	seen := map[string][]vision.Die{}
	for _, d := range r.Dice {
		seen[d.Colour] = append(seen[d.Colour], d)
	}
	whole := len(r.Dice) == len(s.Dice)
	for _, d := range s.Dice {
		got := seen[d.Colour]
		right := len(got) == 1 && got[0].Value == d.Value && geometry.Inside(got[0].Centre, d.Top)
		if !right {
			t.Logf("%s: %s %d read as %v, sure %v", s.path, d.Colour, d.Value, short(got), r.Sure)
		}
		c.dice++
		c.right += count(right)
		whole = whole && right
	}
	c.pictures++
	c.whole += count(whole)
	c.asked += count(!r.Sure)
	c.silent += count(r.Sure && !whole)
	if whole {
		c.addTray(t, s, seen)
	}
}

func (c *tally) addTray(t *testing.T, s scene, seen map[string][]vision.Die) {
	t.Helper()
	dice, right := make([]vision.Die, len(s.Dice)), true
	for i, d := range s.Dice {
		dice[i] = seen[d.Colour][0]
		right = right && dice[i].InTray == d.InTray
	}
	c.trays++
	c.traysRight += count(right)
	if !right {
		t.Logf("%s: in or out of the tray wrong", s.path)
		return
	}
	got, want := nearestTwo(dice, s)
	c.nearest++
	c.nearestRight += count(got == want)
	if got != want {
		t.Logf("%s: nearest the tray is %s, want %s", s.path, s.Dice[got].Colour, s.Dice[want].Colour)
	}
}

func short(dice []vision.Die) (values []int) {
	for _, d := range dice {
		values = append(values, d.Value)
	}
	return values
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// readScenes reads every picture of a folder, its set and tray known.
func readScenes(t *testing.T, dir string) (c tally) {
	t.Helper()
	for _, s := range scenes(t, dir) {
		r := newReader(t, Options{Set: clever, Tray: &s.Tray})
		reading, err := r.Read(load(t, s.path))
		if err != nil {
			t.Fatalf("%s: %v", s.path, err)
		}
		c.add(t, s, reading)
	}
	return c
}

// The promise: 97 % of dice right, 1 % of pictures silently wrong, and the tray
// always right when the dice are.
func TestScenes(t *testing.T) {
	for _, dir := range []string{ownScenes, sharedScenes} {
		t.Run(dir, func(t *testing.T) {
			c := readScenes(t, dir)
			c.log(t)
			if c.right*100 < c.dice*97 {
				t.Errorf("%d of %d dice right, want 97 %%", c.right, c.dice)
			}
			if c.silent*100 > c.pictures {
				t.Errorf("%d of %d pictures silently wrong, want 1 %% at most", c.silent, c.pictures)
			}
			if c.traysRight < c.trays || c.nearestRight < c.nearest {
				t.Errorf("tray right %d of %d times, nearest %d of %d", c.traysRight, c.trays, c.nearestRight, c.nearest)
			}
		})
	}
}
