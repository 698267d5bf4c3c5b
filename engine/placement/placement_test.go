package placement_test

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/engine/placement"
	"silvertray/engine/record"
)

// three are tiles of two players' first round, and one more.
var three = []string{"tile red blue at 1,-5 2,-5", "tile green blue at 5,-4 4,-4", "tile red blue at 1,-4 2,-4"}

// laid is a match of two after moves, with the steps that led there.
func laid(t *testing.T, moves ...string) (engine.Match, []record.Step) {
	t.Helper()
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	steps, m, err := record.Play(m, moves)
	if err != nil {
		t.Fatal(err)
	}
	return m, steps
}

// TestAll holds the places against all pairs of cells that the rules allow.
func TestAll(t *testing.T) {
	for name, moves := range map[string][]string{"first tile": nil, "later": three} {
		for _, symbols := range [][]string{{"red", "green"}, {"green", "red"}, {"blue", "blue"}} {
			m, _ := laid(t, moves...)
			want := make(map[string]bool)
			cells := m.(engine.Boarded).Board().Cells
			for _, a := range cells {
				for _, b := range cells {
					puts := []engine.Put{{At: a.At, Symbol: symbols[0]}, {At: b.At, Symbol: symbols[1]}}
					if move, err := m.Parse(engine.Laid{Puts: puts}.String()); err == nil {
						want[move.String()] = true
					}
				}
			}
			places, _ := placement.All(m, symbols)
			if len(places) != len(want) || len(want) == 0 {
				t.Errorf("%s, %v: %d places, want %d", name, symbols, len(places), len(want))
			}
			for _, p := range places {
				if got := placement.Symbols(p.Label.Puts); !slices.Equal(got, symbols) || !want[p.Move.String()] {
					t.Errorf("%s, %v: %q as %v", name, symbols, p.Move, got)
				}
				delete(want, p.Move.String())
			}
		}
	}
}

// TestPoints lays a tile that continues a line of reds.
func TestPoints(t *testing.T) {
	m, _ := laid(t, three...)
	places, _ := placement.All(m, []string{"red", "purple"})
	for _, p := range places {
		earned := 0
		for _, put := range p.Label.Puts {
			earned += put.Points
		}
		if earned != p.Points {
			t.Errorf("%q earns %d, its cells %d", p.Move, p.Points, earned)
		}
	}
	best := slices.MaxFunc(places, func(a, b placement.Place) int { return a.Points - b.Points })
	if best.Points < 2 {
		t.Errorf("the best place earns %d beside two reds", best.Points)
	}
}

func TestNoPlaceHasAReason(t *testing.T) {
	m, _ := laid(t)
	if places, why := placement.All(m, []string{"pink", "red"}); len(places) > 0 || why == nil {
		t.Errorf("a pink tile: %d places, %v", len(places), why)
	}
}

func TestJoined(t *testing.T) {
	at := func(cells ...engine.Hex) (puts []engine.Put) {
		for _, c := range cells {
			puts = append(puts, engine.Put{At: c})
		}
		return puts
	}
	tests := []struct {
		name string
		puts []engine.Put
		want bool
	}{
		{"neighbours", at(engine.Hex{}, engine.Hex{Q: 1}), true},
		{"a row of three", at(engine.Hex{}, engine.Hex{Q: 1}, engine.Hex{Q: 2}), true},
		{"one cell", at(engine.Hex{}), true},
		{"a gap", at(engine.Hex{}, engine.Hex{Q: 2}), false},
		{"the same cell", at(engine.Hex{}, engine.Hex{}), false},
		{"back onto itself", at(engine.Hex{}, engine.Hex{Q: 1}, engine.Hex{}), false},
	}
	for _, tt := range tests {
		if got := placement.Joined(tt.puts); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestExplain finds the tile that makes a cell show something else.
func TestExplain(t *testing.T) {
	tests := []struct {
		name, cell, shows string
		at                int
		want              string
	}{
		{"another symbol", "2,-5", "orange", 0, "tile red orange at 1,-5 2,-5"},
		{"another symbol, last tile", "2,-4", "red", 2, "tile red red at 1,-4 2,-4"},
		{"beside where it counted", "5,-3", "blue", 1, "tile green blue at 5,-4 5,-3"},
	}
	_, steps := laid(t, three...)
	for _, tt := range tests {
		cell, err := engine.ParseHex(tt.cell)
		if err != nil {
			t.Fatal(err)
		}
		fit := slices.DeleteFunc(placement.Explain(steps, cell, tt.shows), func(f placement.Fix) bool { return f.Breaks })
		if len(fit) != 1 || fit[0].At != tt.at || fit[0].Move.String() != tt.want {
			t.Errorf("%s: %+v, want %q at %d", tt.name, fit, tt.want, tt.at)
		}
	}
	for cell, shows := range map[engine.Hex]string{{}: "purple", {Q: 0, R: -5}: "blue", {Q: 1, R: -5}: "red"} {
		if got := placement.Explain(steps, cell, shows); len(got) > 0 {
			t.Errorf("%v shows %s: %+v", cell, shows, got)
		}
	}
}

// TestExplainAnEmptyCell keeps the other half of the tile where it is.
func TestExplainAnEmptyCell(t *testing.T) {
	_, steps := laid(t, three...)
	empty := engine.Hex{Q: 2, R: -4}
	fixes := placement.Explain(steps, empty, "")
	if len(fixes) == 0 {
		t.Fatal("nothing explains an empty cell")
	}
	for _, f := range fixes {
		puts := steps[f.At].Before.Label(f.Move).Puts
		if f.At != 2 || slices.ContainsFunc(puts, func(p engine.Put) bool { return p.At == empty }) {
			t.Errorf("move %d as %q", f.At, f.Move)
		}
		if !slices.ContainsFunc(puts, func(p engine.Put) bool { return p.At == engine.Hex{Q: 1, R: -4} && p.Symbol == "red" }) {
			t.Errorf("%q moves both halves", f.Move)
		}
	}
}
