package ingenious

import (
	"testing"

	"silvertray/engine"
)

func TestGeometry(t *testing.T) {
	tests := []struct {
		players, cells, pairs, open, perSymbol, first int
	}{
		{1, 91, 240, 222, 9, 54},
		{2, 91, 240, 222, 9, 54},
		{3, 127, 342, 306, 17, 102},
		{4, 169, 462, 426, 24, 144},
	}
	for _, tt := range tests {
		m := newMatch(t, tt.players)
		if len(m.pairs) != tt.pairs {
			t.Errorf("%d players: %d pairs, want %d", tt.players, len(m.pairs), tt.pairs)
		}
		inPlay := 0
		for _, spot := range m.Board().Cells {
			if spot.InPlay {
				inPlay++
			}
		}
		if inPlay != tt.cells {
			t.Errorf("%d players: %d cells, want %d", tt.players, inPlay, tt.cells)
		}
		if got := len(m.later(0).openPairs(nil)); got != tt.open {
			t.Errorf("%d players: %d open pairs, want %d", tt.players, got, tt.open)
		}
		first := m.openPairs(nil)
		if len(first) != tt.first {
			t.Errorf("%d players: %d pairs for the first tile, want %d", tt.players, len(first), tt.first)
		}
		for _, symbol := range corners {
			beside := 0
			for _, i := range first {
				if p := allPairs[i]; touches(p.a, symbol) || touches(p.b, symbol) {
					beside++
				}
			}
			if beside != tt.perSymbol {
				t.Errorf("%d players: %d pairs for the first tile at %s, want %d", tt.players, beside, places[symbol], tt.perSymbol)
			}
		}
	}
}

// TestPrintedSymbols holds the corners to the contract of the board's reader.
func TestPrintedSymbols(t *testing.T) {
	want := map[engine.Hex]string{
		{Q: 0, R: -5}: "red", {Q: 5, R: -5}: "green", {Q: 5, R: 0}: "blue",
		{Q: 0, R: 5}: "orange", {Q: -5, R: 5}: "yellow", {Q: -5, R: 0}: "purple",
	}
	for players := 1; players <= seats; players++ {
		for _, spot := range newMatch(t, players).Board().Cells {
			if spot.Symbol != want[spot.At] || spot.Printed != (want[spot.At] != "") {
				t.Errorf("%d players: %s shows %q (printed: %v), want %q", players, spot.At, spot.Symbol, spot.Printed, want[spot.At])
			}
		}
	}
}

func TestNoTileTouchesTwoSymbols(t *testing.T) {
	for _, p := range allPairs {
		n := 0
		for _, symbol := range corners {
			if touches(p.a, symbol) || touches(p.b, symbol) {
				n++
			}
		}
		if n > 1 {
			t.Errorf("a tile at %s %s touches %d printed symbols", places[p.a], places[p.b], n)
		}
	}
}

func TestTiles(t *testing.T) {
	box := full()
	if n := box.size(); n != 120 {
		t.Errorf("%d tiles, want 120", n)
	}
	var halves [colours]int
	for k, n := range box {
		f := faces[k]
		halves[f[0]] += int(n)
		halves[f[1]] += int(n)
		if kindOf(f[0], f[1]) != kind(k) || kindOf(f[1], f[0]) != kind(k) {
			t.Errorf("%s is kind %d, found as %d and %d", kind(k), k, kindOf(f[0], f[1]), kindOf(f[1], f[0]))
		}
	}
	if halves != [colours]int{40, 40, 40, 40, 40, 40} {
		t.Errorf("halves by symbol: %v, want 40 each", halves)
	}
}
