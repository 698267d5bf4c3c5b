package ingenious

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

// Programs that play this game in public each differ from the rule text
// somewhere. These tests name what they do and this one does not.

func TestDeviationExtraTilesOnlyBeyondEighteen(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14}).played(t, greenTile)
	if m.owed != 1 {
		t.Errorf("exactly 18 brings %d extra tiles, want 1", m.owed)
	}
}

func TestDeviationTheRackIsFilledBetweenExtraTiles(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14}).played(t, greenTile)
	if m.held != 5 {
		t.Errorf("Ana holds %d tiles for the extra one, want 5", m.held)
	}
}

func TestDeviationTheSwapHappensByItself(t *testing.T) {
	m := newMatch(t, 2).later(0).scoring(t, 0, everything(3, map[colour]uint8{red: 0}))
	m = m.played(t, "shows red red, blue blue, blue yellow, green orange, yellow yellow, purple purple", "tile red red at 0,0 1,0")
	if ask := m.Ask(); len(ask.Lay.Instead) != 1 || ask.Choice != nil {
		t.Errorf("asks %+v, want the swap to be offered and no more", ask)
	}
	m.played(t, "tile red red at 0,-3 1,-3") // the next player goes on without
}

// TestDeviationAnEmptyRackEndsTheGame lays the sixth tile of a turn in which
// one more is owed: it lapses, and the next player goes on.
func TestDeviationAnEmptyRackEndsTheGame(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14})
	m.held, m.owed = 1, 1
	m = m.played(t, greenTile)
	if m.over || m.player() != 1 || m.held != rackSize || m.leaving != 0 {
		t.Errorf("over: %v, player %d holds %d", m.over, m.player(), m.held)
	}
}

func TestDeviationOtherBoardSizes(t *testing.T) {
	for players, cells := range map[int]int{1: 91, 2: 91, 3: 127, 4: 169} {
		n := 0
		for c := range newMatch(t, players).cells {
			if newMatch(t, players).inPlay(uint8(c)) {
				n++
			}
		}
		if n != cells {
			t.Errorf("%d players: %d cells, want %d", players, n, cells)
		}
	}
}

// TestDeviationSymbolsInTheCornersOfThePartInPlay: they stay where they are
// printed, within the board of three and four.
func TestDeviationSymbolsInTheCornersOfThePartInPlay(t *testing.T) {
	for players := 3; players <= seats; players++ {
		m := newMatch(t, players)
		for _, symbol := range corners {
			if around := slices.Index(next[symbol][:], outside); around >= 0 {
				t.Errorf("%d players: %s lies at the edge", players, places[symbol])
			}
		}
		m.played(t, "tile red red at 0,-6 1,-6")
	}
}

func TestDeviationSymbolsInAnyOrder(t *testing.T) {
	m := newMatch(t, 2, "symbols=red-purple-green-orange-blue-yellow")
	var shown []string
	for _, symbol := range corners {
		shown = append(shown, colour(m.cells[symbol]-1).String())
	}
	if got := strings.Join(shown, "-"); got != "red-purple-green-orange-blue-yellow" {
		t.Errorf("printed %s", got)
	}
	wantPoints(t, m.played(t, "tile purple red at 4,-5 4,-4"), 0, map[colour]uint8{purple: 1})
	// Editions differ, but each symbol is printed once, and red tells the bearing.
	for _, wrong := range []string{"green-blue-orange-yellow-purple-red", "red-red-green-blue-orange-yellow", "red", "red-green-blue-orange-yellow-purple-red", ""} {
		if _, err := EinfachGenial.New(engine.Setup{Players: names[:2], Settings: map[string]string{"symbols": wrong}}); err == nil {
			t.Errorf("symbols %q are accepted", wrong)
		}
	}
	newMatch(t, 2, "symbols=red-yellow-purple-blue-orange-green") // not listed, but possible
}

func TestDeviationLaterTilesHaveToTouch(t *testing.T) {
	newMatch(t, 2).played(t, "tile red red at 1,-5 1,-4", "tile red red at 4,-5 3,-4", "tile blue blue at 0,0 1,0")
}

func TestDeviationTheSwapLooksAtOneTiedSymbolOnly(t *testing.T) {
	m := red0(t, map[colour]uint8{red: 2, green: 2})
	for _, low := range []string{"red yellow", "green yellow"} {
		refused(t, m, "swap "+low+", blue blue, blue yellow, orange orange, purple purple", "Ana has least in")
	}
}

// TestDeviationTheSwapIsAllowedIfAnyTiedSymbolIsAbsent has green on the rack,
// but not red.
func TestDeviationTheSwapIsAllowedIfAnyTiedSymbolIsAbsent(t *testing.T) {
	m := red0(t, map[colour]uint8{red: 2, green: 2})
	refused(t, m, "swap green blue, blue blue, blue yellow, orange orange, purple purple", "Ana has least in green")
}

func TestDeviationTheTieIsBrokenByOtherFields(t *testing.T) {
	// The same lowest; the next lowest decides, though Ana has more in all.
	a := map[colour]uint8{red: 5, green: 6, blue: 18, orange: 18, yellow: 18, purple: 18}
	b := map[colour]uint8{red: 7, green: 7, blue: 7, orange: 7, yellow: 7, purple: 5}
	m := newMatch(t, 2).scoring(t, 0, a).scoring(t, 1, b)
	m.over = true
	if got := m.Score().Winners; !slices.Equal(got, []string{"Ben"}) {
		t.Errorf("won by %v, want Ben", got)
	}
}

func TestDeviationNoExtraTiles(t *testing.T) {
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14}).played(t, greenTile)
	if m.player() != 0 {
		t.Error("Ben goes on after Ana's GENIAL")
	}
}

func TestDeviationTheFirstTileHasToMatch(t *testing.T) {
	m := newMatch(t, 2).played(t, "tile blue yellow at 1,-5 1,-4") // at red
	wantPoints(t, m, 0, nil)
}

func TestDeviationOtherNumbersOfTiles(t *testing.T) {
	for k := range kind(kinds) {
		want := uint8(6)
		if k.double() {
			want = 5
		}
		if k.printed() != want {
			t.Errorf("%d tiles %s, want %d", k.printed(), k, want)
		}
	}
	m := newMatch(t, 2).later(0)
	m.unlaid[kindOf(red, green)] = 0
	refused(t, m, "tile green red at 0,0 1,0", "all 6 tiles red-green lie on the board already")
	m.unlaid[kindOf(red, green)] = 1
	refused(t, m, "shows red green, green red, red red, red red, red red, red red", "more tiles red-green are shown than are left, which is 1")
	m.played(t, "tile green red at 0,0 1,0")
}
