package ingenious

import (
	"testing"

	"silvertray/engine"
)

// TestPerft holds the number of legal sequences to what a person can count.
func TestPerft(t *testing.T) {
	const rack = "shows red green, red blue, blue orange, yellow purple, red red, green green"
	tests := []struct {
		name  string
		match *Match
		want  []uint64 // by depth, from 0
	}{
		// A rack of four mixed tiles and two doubles has 4*2 + 2 ways to be laid on a
		// pair of cells. Of the inner board each symbol has three neighbours: two of
		// them touch, each has two more neighbours that are no symbol and no neighbour
		// of it, which makes 9 pairs for each symbol, 54 in all.
		//
		// 1: 54 * 10.
		//
		// 2: the next player's rack is fixed. From the numbers 3 1, 4 1, 5 2, 6 5, 3 5
		//    and 3 2 it is blue-red, orange-red, yellow-green, purple-yellow,
		//    blue-yellow, blue-green: six mixed tiles. One sequence each.
		//
		// 3: five symbols are left with 9 pairs each, and 12 ways: 540 * 45 * 12.
		{"known rack, two players", newMatch(t, 2).played(t, rack), []uint64{1, 540, 540, 540 * 45 * 12}},
		// On the board of four a symbol has six neighbours: 6 pairs among them, and 18
		// outwards, 24 in all; 144 for the six.
		//
		// 3: 1440 tiles, each followed by 120 pairs of 12 ways.
		{"known rack, four players", newMatch(t, 4).played(t, rack), []uint64{1, 1440, 1440, 1440 * 120 * 12}},
		// 1: the tile is 3 1, blue-red. 2: 54 pairs, two ways. 3: the next tile, 4 1, is
		// orange-red.
		//
		// 4: two ways on any pair that is free: 222 but those with a cell of the first
		//    tile. Of a symbol's three neighbours A, M and B, A and B lie at the edge with
		//    3 free pairs each and M has 5. A tile on A and M takes 3+5-1 = 7, so does
		//    one on M and B. A's other neighbours have 4 and 6, which makes 6 and 8, and
		//    B's are like them. M's other three have 6, which makes 10 each. Together 72
		//    for the 9 pairs: 6 symbols, 2 * (9*222 - 72) * 2 ways, 46224.
		{"opening, solo", newMatch(t, 1), []uint64{1, 1, 108, 108, 46224}},
		// As before, but 222 pairs for both tiles. A pair takes those that share a cell
		// with it: over all pairs that is the square of each cell's free pairs, less 222.
		// At the edge 12 cells have 3 and 12 have 4, within 6 have 5 and 55 have 6, so
		// 2430 - 222 = 2208. 2 * (222*222 - 2208) * 2 = 188304.
		{"second round, solo", newMatch(t, 1).later(0), []uint64{1, 1, 444, 444, 188304}},
		// Five tiles are left, three mixed and two doubles: 8 ways. The row of six cells
		// that the first tile and four green symbols take, with a printed symbol at its
		// end, has 6*6 - 5 - 1 = 30 pairs: 8 * (222 - 30).
		{"an extra tile", greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14}).played(t, rack, greenTile),
			[]uint64{1, 1536, 1536}},
	}
	for _, tt := range tests {
		for depth, want := range tt.want {
			if got := engine.Perft(tt.match, depth); got != want {
				t.Errorf("%s, depth %d: %d sequences, want %d", tt.name, depth, got, want)
			}
		}
	}
}

// TestFixedTiles never gives a tile of which none is left.
func TestFixedTiles(t *testing.T) {
	m := newMatch(t, 1).later(0)
	m.unlaid = rack{}
	m.unlaid[kindOf(green, green)] = 1
	place := 0
	mv := m.fixed(func() int { place++; return 1 + place%2 })
	if mv.String() != "shows green green" {
		t.Errorf("got %s, want the only tile left", mv)
	}
}
