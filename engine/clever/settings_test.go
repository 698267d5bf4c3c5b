package clever

import (
	"maps"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
)

// TestSettingsAreKeptInTheRecord prints and reads the record of a match with
// every combination of settings.
func TestSettingsAreKeptInTheRecord(t *testing.T) {
	for _, g := range family {
		n := 0
		for settings := range combined(g.switches) {
			n++
			m, err := g.New(engine.Setup{Players: []string{"Ana", "Ben"}, Settings: settings})
			if err != nil {
				t.Fatal(err)
			}
			r, err := record.Parse(strings.NewReader(record.New(m).String()))
			if err != nil {
				t.Fatal(err)
			}
			again, err := record.Replay(r, engine.NewGames(g))
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Setup().Settings; !maps.Equal(got, settings) {
				t.Errorf("%s: %v is read back as %v", g.Name(), settings, got)
			}
		}
		if want := 1 << len(g.switches); n != want {
			t.Errorf("%s: %d combinations, want %d", g.Name(), n, want)
		}
	}
}

// combined yields every combination of values.
func combined(options []option) func(func(map[string]string) bool) {
	return func(yield func(map[string]string) bool) {
		if len(options) == 0 {
			yield(map[string]string{})
			return
		}
		for settings := range combined(options[1:]) {
			for _, value := range options[0].values {
				next := maps.Clone(settings)
				next[options[0].name] = value
				if !yield(next) {
					return
				}
			}
		}
	}
}

// TestDefaults are the rules as the plan of the project has them.
func TestDefaults(t *testing.T) {
	solo := map[string]string{"solo-extra": "yes", "solo-tie": "nearest", "solo-fallback": "nothing"}
	doppelt := map[string]string{"unused-roll": "ends-turn", "negative-fox": "counts"}
	maps.Copy(doppelt, solo)
	for _, tt := range []struct {
		m    *Match
		want map[string]string
	}{{newMatch(t, 2, nil), solo}, {newDoppelt(t, 2, nil), doppelt}} {
		if got := tt.m.Setup().Settings; !maps.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", tt.m.Game().Title(), got, tt.want)
		}
	}
}
