package ingenious

import (
	"silvertray/engine"
	"slices"
	"strings"
	"testing"
)

// swapOffered reports whether a swap is offered in any way: as a move, as tiles to be
// shown, or as a rack that is known.
func swapOffered(m *Match) bool {
	for mv := range m.Ask().Moves {
		if strings.HasPrefix(mv.String(), swapWord) {
			return true
		}
	}
	lay := m.Ask().Lay
	for _, s := range lay.Shows {
		if s.Word == swapWord {
			return true
		}
	}
	return slices.ContainsFunc(lay.Instead, func(o engine.Offer) bool { return strings.HasPrefix(o.Move.String(), swapWord) })
}

// TestASwapThatIsRuledOutIsNotOffered shows tiles in the turn itself or in an earlier
// one, of which Ana, with red lowest, keeps some.
func TestASwapThatIsRuledOutIsNotOffered(t *testing.T) {
	const greens, reds = "tile green green at 0,3 1,3", "tile red red at 0,0 1,0"
	turn := []string{greens, "tile purple purple at -5,2 -5,3"} // Ana's and Ben's
	tests := []struct {
		name  string
		moves []string
		swap  bool
	}{
		{"nothing was shown", []string{reds}, true},
		{"one tile without red", []string{"shows green blue", reds}, true},
		{"one tile with red", []string{"shows red blue", greens}, false},
		{"one tile with red, which was laid", []string{"shows red red", reds}, true},
		{"two single tiles, the first with red", []string{"shows red blue", "shows green blue", greens}, false},
		{"a rack with red", []string{"shows green green, red blue, blue blue, blue blue, blue blue, blue blue", greens}, false},
		{"a rack of which red was laid", []string{"shows red red, green blue, blue blue, blue blue, blue blue, blue blue", reds}, true},
		{"in the turn before", slices.Concat([]string{"shows red blue"}, turn, []string{reds}), false},
		{"in the turn before, and laid since", slices.Concat([]string{"shows red red"}, turn, []string{reds}), true},
		{"swapped in the turn before", slices.Concat([]string{"shows green blue"}, turn[:1],
			[]string{"swap green blue, blue blue, blue blue, blue blue, blue blue"}, turn[1:], []string{reds}), true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := newMatch(t, 2).later(0).scoring(t, 0, everything(3, map[colour]uint8{red: 0}))
			m = m.played(t, tt.moves...)
			if got := swapOffered(m); got != tt.swap {
				t.Errorf("a swap is offered: %v, want %v", got, tt.swap)
			}
			if !tt.swap {
				refused(t, m, "swap blue blue, blue blue, blue blue, blue blue, blue blue", "Ana has least in red, which is on the tile red-")
			}
		})
	}
}

// TestWhatWasShownStaysKnown lays another tile than the one shown, and asks again: for
// an extra tile, after the next player, and after a swap.
func TestWhatWasShownStaysKnown(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14})
	m = m.played(t, "shows yellow blue", greenTile)
	if m.owed != 1 || m.seen[0].String() != "blue yellow" {
		t.Fatalf("owed %d, and %q is known", m.owed, m.seen[0])
	}
	best := 0
	for mv := range m.Ask().Lay.Best {
		if best++; !strings.HasPrefix(mv.String(), "tile blue yellow") && !strings.HasPrefix(mv.String(), "tile yellow blue") {
			t.Fatalf("proposes %s", mv)
		}
	}
	if best == 0 {
		t.Error("no place of the tile shown is proposed for the extra tile")
	}

	m = newMatch(t, 2).later(0)
	m = m.played(t, "shows red red, blue blue, blue yellow, green orange, yellow yellow, purple purple", "tile red red at 0,0 1,0")
	m = m.played(t, "tile red red at 0,-3 1,-3")
	if m.Ask().Lay.Best != nil || m.Ask().Choice != nil {
		t.Error("places are proposed in a turn in which nobody asked for them")
	}
	refused(t, m, "shows red red, red red, red red, green green, green green, green green", "Ana has shown other tiles: green-orange, blue-blue, blue-yellow, yellow-yellow, purple-purple")
	if known := m.Ask().Lay.Shows[1].Known; len(known) != 5 {
		t.Errorf("the question for the rack has %v", known)
	}
	// The tile drawn is the only one that is new.
	m = m.played(t, "shows orange orange")
	if m.Ask().Choice == nil {
		t.Fatal("five tiles were known, and the sixth is shown: all are known")
	}
	refused(t, m, "tile red green at 0,2 1,2", "Ana has to lay one of the tiles shown")
	m.played(t, "tile orange orange at 0,2 1,2")
}

// TestTheRestOfARackMayBeKnown lays the only tile that was not shown, and owes another:
// what is left is known as if the rack had been shown.
func TestTheRestOfARackMayBeKnown(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14})
	for k, n := range map[kind]uint8{kindOf(blue, blue): 2, kindOf(yellow, yellow): 3} {
		m.seen[0][k] = n
	}
	m = m.played(t, greenTile)
	ask := m.Ask()
	if m.owed != 1 || ask.Choice == nil || ask.Lay.Best == nil || ask.Lay.Shows != nil {
		t.Errorf("owed %d, asks %+v", m.owed, ask)
	}
	refused(t, m, "tile red red at 0,3 1,3", "Ana has to lay one of the tiles shown: blue-blue, blue-blue, yellow-yellow, yellow-yellow, yellow-yellow")
	refused(t, m, "shows blue blue", "the tiles of Ana are known")
}

// TestATileLaidElsewhereWasNotTheOneShown: all tiles of a kind are laid by others
// although one was shown, so it was another.
func TestATileLaidElsewhereWasNotTheOneShown(t *testing.T) {
	m := newMatch(t, 2).later(0)
	m.unlaid[kindOf(blue, yellow)] = 1
	m = m.played(t, "shows blue yellow", "tile red red at 0,0 1,0", "tile blue yellow at 0,2 1,2")
	if m.seen[0].size() != 0 {
		t.Errorf("%s is known, and all of them are laid", m.seen[0])
	}
}
