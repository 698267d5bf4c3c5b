package ingenious

import "testing"

// FuzzParse gives any text to matches that wait for a first tile, for a tile, for
// one of a rack, for an extra tile and for nothing.
func FuzzParse(f *testing.F) {
	finished := newMatch(f, 2)
	finished.over = true
	extra := newMatch(f, 3, "extra=may").later(1)
	extra.owed, extra.held = 1, 5
	swap := newMatch(f, 2).later(0).scoring(f, 0, everything(3, map[colour]uint8{red: 0})).played(f, "tile red red at 0,0 1,0")
	matches := []*Match{
		newMatch(f, 1), newMatch(f, 1).played(f, "shows red blue"), newMatch(f, 4).later(2), extra, swap, finished,
	}
	for _, text := range []string{
		"tile red blue at 1,-3 2,-3", "tile blue blue at 2,-3 1,-3", "tile red red at 1,-5 1,-4", "tile red", "shows red blue",
		"shows red blue, green green, red red, red red, purple red, blue blue", "shows , ,", "pass", "pass on", "",
		"swap green green, green green, blue yellow, orange orange, purple purple", "swap", "tile red blue at 99999999999999999999,1 1,1",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, m := range matches {
			move, err := m.Parse(text)
			if err != nil {
				continue
			}
			if _, err := m.Apply(move); err != nil {
				t.Errorf("%q parses as %s, which is refused: %v", text, move, err)
			}
			if again, err := m.Parse(move.String()); err != nil || again != move {
				t.Errorf("%q parses as %s, which parses as %v, %v", text, move, again, err)
			}
		}
	})
}
