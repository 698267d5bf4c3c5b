package clever

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
)

// TestLabelsSayWhereDiceGo compares a label of the active player's choice with
// where the dice lie once it is made.
func TestLabelsSayWhereDiceGo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t)
		for !m.Ask().Over() {
			move := drawMove(t, m)
			label := m.Label(move)
			next, err := m.Apply(move)
			if err != nil {
				t.Fatal(err)
			}
			before := m
			if m = next.(*Match); before.phase == picking && m.seat == before.seat && m.active == before.active {
				checkPlaces(t, m.Game().Dice(), label, before.place, m.place)
			}
		}
	})
}

// checkPlaces compares where dice went with what a label says of them.
func checkPlaces(t *rapid.T, names []string, l engine.Label, before, now [dice]engine.Place) {
	for i, c := range names {
		want := before[i]
		switch {
		case c == l.Dice.Takes:
			want = engine.OnField
		case slices.Contains(l.Dice.Sweeps, c):
			want = engine.OnTray
		}
		if now[i] != want {
			t.Fatalf("%q: the %s die went to %d, the label %+v says %d", l.Text, c, now[i], l, want)
		}
	}
}
