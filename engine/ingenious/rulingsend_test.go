package ingenious

import (
	"strings"
	"testing"
)

// red0 is a match in which Ana, red 0 and all others 3, has just laid a tile.
func red0(t *testing.T, but map[colour]uint8) *Match {
	m := newMatch(t, 2).later(0).scoring(t, 0, everything(3, but))
	return m.played(t, "tile red red at 0,0 1,0")
}

func TestRuling06TheSwapNeedsARackWithoutTheLowestSymbols(t *testing.T) {
	m := red0(t, map[colour]uint8{red: 0})
	const rack = "green green, green green, blue yellow, orange orange, purple purple"
	if m.Ask().Player != 1 {
		t.Fatal("the turn has not ended")
	}
	after := m.played(t, "swap "+rack)
	refused(t, after, "swap "+rack, "only once")
	refused(t, m, "swap green green, green green, blue yellow, orange orange, red purple", "Ana has least in red, which is on the tile red-purple")
	refused(t, m, "swap green green, green green", "Ana has 5 tiles left")
	m.unlaid[kindOf(green, green)] = 1
	refused(t, m, "swap "+rack, "more tiles green-green are shown than are left, which is 1")
	m.unlaid[kindOf(green, green)] = 2
	refused(t, m.played(t, "tile red red at 0,-3 1,-3"), "swap "+rack, "Ben has the same in all symbols")
	// Once the next player shows a tile, that turn has begun.
	refused(t, m.played(t, "shows red blue"), "swap "+rack, "right after its player's turn")
	// Two are lowest: both count.
	m = red0(t, map[colour]uint8{red: 2, green: 2})
	refused(t, m, "swap "+rack, "Ana has least in green, which is on the tile green-green")
	m.played(t, "swap blue blue, blue blue, blue yellow, orange orange, purple purple")
}

func TestRuling06WhatWasShownIsWhatIsSwapped(t *testing.T) {
	m := newMatch(t, 2).later(0).scoring(t, 0, everything(3, map[colour]uint8{red: 0}))
	m = m.played(t, "shows red red, blue blue, blue yellow, green orange, yellow yellow, purple purple", "tile red red at 0,0 1,0")
	instead := m.Ask().Lay.Instead
	if len(instead) != 1 || instead[0].Player != 0 || instead[0].Move.String() != "swap green orange, blue blue, blue yellow, yellow yellow, purple purple" {
		t.Fatalf("offers %v", instead)
	}
	refused(t, m, "swap green green, blue blue, blue yellow, yellow yellow, purple purple", "Ana has shown other tiles")
	m.played(t, instead[0].Move.String())
	// A red tile among them, and nothing is offered.
	m = newMatch(t, 2).later(0).scoring(t, 0, everything(3, map[colour]uint8{red: 0}))
	m = m.played(t, "shows red red, red blue, blue yellow, green orange, yellow yellow, purple purple", "tile red red at 0,0 1,0")
	if instead := m.Ask().Lay.Instead; instead != nil {
		t.Errorf("offers %v", instead)
	}
}

// TestRuling06TilesToBeDrawnAreNotLookedAt: five tiles are left after a turn of
// one, and only these count.
func TestRuling06TilesToBeDrawnAreNotLookedAt(t *testing.T) {
	m := red0(t, map[colour]uint8{red: 0})
	refused(t, m, "swap green green, green green, blue yellow, orange orange, purple purple, red red", "Ana has 5 tiles left")
	m.played(t, "swap green green, green green, blue yellow, orange orange, purple purple")
}

// TestRuling06TheBagNeverRunsDry: on the largest board, with four racks and six
// tiles drawn before the others are put back.
func TestRuling06TheBagNeverRunsDry(t *testing.T) {
	const mostTiles = (cells - colours) / 2
	if box := full(); mostTiles+seats*rackSize+rackSize > box.size() {
		t.Errorf("%d tiles are not enough", box.size())
	}
}

func TestRuling06TheSwapComesAfterTheExtraTiles(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, everything(3, map[colour]uint8{green: 14, red: 0})).played(t, greenTile)
	refused(t, m, "swap green green, blue blue, blue blue, blue blue, blue blue", "right after its player's turn")
	m = m.played(t, "tile purple purple at 0,-3 1,-3")
	m.played(t, "swap green green, blue blue, blue blue, blue blue")
}

func TestRuling07NoSwapWhenAllAreTied(t *testing.T) {
	for _, all := range []uint8{0, 5} {
		m := newMatch(t, 2).later(0).scoring(t, 0, everything(all, nil)).played(t, "tile red blue at 0,0 1,0")
		refused(t, m, "swap green green, blue blue, blue blue, blue blue, blue blue", "Ana has the same in all symbols")
		if may(m, "swap green green, blue blue, blue blue, blue blue, blue blue") || len(m.Ask().Lay.Shows) != 2 {
			t.Errorf("all at %d: a swap is offered", all)
		}
	}
}

// filled is a match on a board that is full of red up to some cells.
func filled(t *testing.T, m *Match, but ...string) *Match {
	t.Helper()
	next := *m.later(0)
	for c := range next.cells {
		if next.inPlay(uint8(c)) && next.cells[c] == empty {
			next.cells[c], next.piece[c] = uint8(red)+1, 200
		}
	}
	for _, place := range but {
		next.cells[cell(t, place)], next.piece[cell(t, place)] = empty, 0
	}
	return &next
}

func TestRuling08TheEnd(t *testing.T) {
	for players := 1; players <= seats; players++ {
		// A cell on its own takes no tile; the parts not in play take none either.
		m := filled(t, newMatch(t, players), "0,0", "1,0", "-3,0").played(t, "tile blue blue at 0,0 1,0")
		if ask := m.Ask(); !ask.Over() || !m.Score().Finished {
			t.Errorf("%d players: asks %q on a full board", players, ask.Title)
		}
		refused(t, m, "tile blue blue at 0,0 1,0", "the game is over")
		m = filled(t, newMatch(t, players), "0,0", "1,0", "-3,0", "-3,1").played(t, "tile blue blue at 0,0 1,0")
		if m.Ask().Over() {
			t.Errorf("%d players: the game is over with two neighbouring cells empty", players)
		}
	}
}

func TestRuling08SixTimesEighteenWinsAtOnce(t *testing.T) {
	m := greens(t, newMatch(t, 3), 4).scoring(t, 0, everything(18, map[colour]uint8{green: 14})).scoring(t, 1, everything(17, nil))
	m = m.played(t, greenTile)
	score := m.Score()
	if !score.Finished || len(score.Winners) != 1 || score.Winners[0] != "Ana" || m.owed != 0 {
		t.Errorf("finished: %v, won by %v, owed %d", score.Finished, score.Winners, m.owed)
	}
}

func TestRuling08TheEndCutsExtraTiles(t *testing.T) {
	m := filled(t, newMatch(t, 2), "0,0", "1,0").scoring(t, 0, map[colour]uint8{red: 17}).played(t, "tile red red at 0,0 1,0")
	if m.points[0][red] != 18 || m.owed != 0 || !m.Ask().Over() {
		t.Errorf("red %d, owed %d, asks %q", m.points[0][red], m.owed, m.Ask().Title)
	}
}

func TestRuling09Ranking(t *testing.T) {
	row := func(points ...uint8) map[colour]uint8 {
		all := everything(18, nil)
		for c, n := range points {
			all[colour(c)] = n
		}
		return all
	}
	tests := []struct {
		name string
		a, b map[colour]uint8
		want string
	}{
		{"the rule text's first example", row(10), row(9), "Ana"},
		{"its second: 9 and 12 tie, 13 and 14 do not", row(9, 12, 13), row(12, 14, 9), "Ben"},
		{"whatever the others", row(7, 8, 10, 10), row(3, 6, 10, 14, 17), "Ana"},
		{"five times 18 is worth nothing by itself", row(5), row(6, 9, 10, 11), "Ben"},
		{"equal in all, in other symbols", row(4, 9), row(9, 4), "Ana Ben"},
	}
	for _, tt := range tests {
		m := newMatch(t, 2).scoring(t, 0, tt.a).scoring(t, 1, tt.b)
		m.over = true
		score := m.Score()
		if got := strings.Join(score.Winners, " "); got != tt.want {
			t.Errorf("%s: won by %s, want %s", tt.name, got, tt.want)
		}
		for _, p := range score.Players {
			if (p.Place == 1) != strings.Contains(tt.want, p.Name) {
				t.Errorf("%s: %s is placed %d", tt.name, p.Name, p.Place)
			}
		}
	}
}
