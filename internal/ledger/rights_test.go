package ledger_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/ingenious"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
)

// steps are moves made in a game of Ana and Ben.
func steps(t *testing.T, g engine.Game, moves ...string) []record.Step {
	t.Helper()
	m, err := g.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	all, _, err := record.Play(m, moves)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestWhoMayTakeBack has Ana throw and choose, Ben choose from the tray, and Ben throw.
func TestWhoMayTakeBack(t *testing.T) {
	made := steps(t, clever.GanzSchoen, "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1",
		"take green green.1", "roll white=6 yellow=5 blue=4 green=6 orange=5 purple=4")
	for moves, want := range map[int][2][]bool{
		// Back to so many moves: by Ana, by Ben.
		1: {{true}, {true}},
		2: {{true, true}, {false, false}},
		3: {{false, false, false}, {false, false, true}},
		4: {{false, false, false, true}, {false, false, true, true}},
	} {
		for player, may := range want {
			for to := range may {
				if got := ledger.MayTakeBack(made[:moves], player, to); got != may[to] {
					t.Errorf("player %d goes back from %d moves to %d: %t, want %t", player, moves, to, got, may[to])
				}
			}
		}
	}
	for _, to := range []int{-1, 5} {
		if ledger.MayTakeBack(made, 0, to) {
			t.Errorf("back to %d of 4 moves", to)
		}
	}
}

// TestWhoMayCorrect has Ana lay a tile, Ben show his rack and lay one of it.
func TestWhoMayCorrect(t *testing.T) {
	made := steps(t, ingenious.EinfachGenial, "tile red blue at 1,-5 2,-5",
		"shows green green, red red, blue blue, yellow yellow, orange orange, purple purple", "tile green green at 4,-5 4,-4")
	for n, want := range map[int][2][]bool{
		1: {{true}, {true}},
		// That Ben has shown it in secret is not to be found out by Ana.
		3: {{false, false, false}, {true, false, true}},
	} {
		for player, may := range want {
			for at := range may {
				if got := ledger.MayCorrect(made[:n], player, at); got != may[at] {
					t.Errorf("player %d corrects move %d of %d: %t, want %t", player, at, n, got, may[at])
				}
			}
		}
	}
}
