package ingenious

import (
	"fmt"
	"slices"
	"testing"

	"silvertray/engine"
)

// TestWhatIsAsked follows a turn from a hidden rack over help to an extra tile.
func TestWhatIsAsked(t *testing.T) {
	const rack = "shows red green, blue blue, red red, red red, red red, red red"
	m := greens(t, newMatch(t, 2), 4).scoring(t, 0, map[colour]uint8{green: 14})
	tests := []struct {
		name   string
		match  *Match
		choose bool
		title  string
		shows  int
		best   int
	}{
		{"hidden rack", m, false, "Lay a tile", 2, 0},
		{"one tile shown", m.played(t, "shows red green"), false, "Lay a tile", 2, 2 * 202},
		{"the rack shown", m.played(t, rack), true, "Lay a tile", 0, 4 * 202},
		{"an extra tile of it", m.played(t, rack, greenTile), true, "GENIAL! Lay another tile", 0, 2 * 192},
		{"an extra tile of a hidden rack", m.played(t, greenTile), false, "GENIAL! Lay another tile", 2, 0},
		{"the first tile", newMatch(t, 2), false, "Lay the first tile, beside a printed symbol", 2, 0},
	}
	for _, tt := range tests {
		ask := tt.match.Ask()
		if (ask.Choice != nil) != tt.choose || ask.Title.String() != tt.title || len(ask.Lay.Shows) != tt.shows || ask.Lay.Symbols != 2 {
			t.Errorf("%s: asks %+v", tt.name, ask)
		}
		best := 0
		if ask.Lay.Best != nil {
			best = len(slices.Collect(ask.Lay.Best))
		}
		if best != tt.best {
			t.Errorf("%s: %d places to look at, want %d", tt.name, best, tt.best)
		}
	}
}

// TestOneTileShownBindsNobody lays another one than that shown for help.
func TestOneTileShownBindsNobody(t *testing.T) {
	m := newMatch(t, 2).later(0).played(t, "shows red blue", "shows red green")
	m.played(t, "tile yellow yellow at 0,0 1,0")
	refused(t, m, "shows red blue, red green", "Ana may show one tile, or all 6")
	refused(t, m, "shows red blue, red red, red red, red red, red red, red red, red red", "no more than 6 tiles")
}

// TestWhatIsShownIsForgotten at the end of the turn.
func TestWhatIsShownIsForgotten(t *testing.T) {
	m := newMatch(t, 2).later(0).played(t, "shows red red, blue blue, red blue, green green, yellow yellow, red red", "tile red red at 0,0 1,0")
	m = m.played(t, "tile blue blue at 0,1 1,1")
	if ask := m.Ask(); ask.Choice != nil || ask.Lay.Best != nil || ask.Lay.Instead != nil {
		t.Errorf("asks %+v in the next turn", ask)
	}
}

// TestATileFromTheCamera takes symbols and cells in whatever order they are seen.
func TestATileFromTheCamera(t *testing.T) {
	m := newMatch(t, 2).later(0)
	next, err := m.Apply(engine.Laid{Puts: []engine.Put{{At: engine.Hex{Q: 1, R: 0}, Symbol: "yellow"}, {At: engine.Hex{Q: 0, R: 0}, Symbol: "red"}}})
	if err != nil {
		t.Fatal(err)
	}
	if next.(*Match).state != m.played(t, "tile red yellow at 0,0 1,0").state {
		t.Error("the tile lies the other way round")
	}
	if _, err := m.Apply(engine.Shown{Word: "shows", Pieces: [][]string{{"blue", "red"}}}); err != nil {
		t.Error(err)
	}
	for _, wrong := range []engine.Move{engine.Laid{}, engine.Shown{}, engine.Thrown{}, nil} {
		if _, err := m.Apply(wrong); err == nil {
			t.Errorf("%v is applied", wrong)
		}
	}
}

func TestBoardAsData(t *testing.T) {
	m := newMatch(t, 3).played(t, "tile red blue at 1,-5 1,-4", "tile green green at 5,-6 6,-6")
	zones, open := map[int]int{}, 0
	for _, spot := range m.Board().Cells {
		zones[spot.Zone]++
		if spot.InPlay != (spot.Zone <= 1) {
			t.Errorf("%s of zone %d is in play for three: %v", spot.At, spot.Zone, spot.InPlay)
		}
		if spot.Last != (spot.Piece == 2) {
			t.Errorf("%s, of piece %d, is of the last one: %v", spot.At, spot.Piece, spot.Last)
		}
		if spot.Open {
			open++
		}
		switch spot.At.String() {
		case "1,-5":
			if spot.Symbol != "red" || spot.Printed || spot.Piece != 1 {
				t.Errorf("got %+v", spot)
			}
		case "5,-5":
			if spot.Symbol != "green" || !spot.Printed || spot.Piece != 0 {
				t.Errorf("got %+v", spot)
			}
		case "0,0", "0,-6":
			if spot.Open {
				t.Errorf("the first tile may lie on %s", spot.At)
			}
		}
	}
	// Around each of four symbols 6 cells and those beyond: 12, of which 5 are not in
	// play for three.
	if want := map[int]int{0: 91, 1: 36, 2: 42}; fmt.Sprint(zones) != fmt.Sprint(want) || open != 4*(6+7) {
		t.Errorf("cells by zone %v, %d of them open", zones, open)
	}
}

func TestSheetAsData(t *testing.T) {
	m := newMatch(t, 4, "teams=yes").scoring(t, 0, map[colour]uint8{red: 20, blue: 5})
	sheet := m.Sheet(2)
	if sheet.Player != "Cleo" || len(sheet.Rails) != colours {
		t.Fatalf("got %+v", sheet)
	}
	if r := sheet.Rails[0]; r.Name != "red" || r.At != 20 || !slices.Equal(r.Goals, []int{18, 36}) || r.At == sheet.Lowest() {
		t.Errorf("got %+v", r)
	}
	sheet = newMatch(t, 2).Sheet(1)
	if r := sheet.Rails[5]; r.Name != "purple" || !slices.Equal(r.Goals, []int{18}) || r.At != sheet.Lowest() {
		t.Errorf("got %+v", r)
	}
}

func TestLabels(t *testing.T) {
	m := greens(t, newMatch(t, 2, "extra=may"), 4).with(t, "red at 2,0").scoring(t, 0, everything(1, map[colour]uint8{green: 14, red: 0}))
	after := m.played(t, greenTile, "tile blue blue at 0,-3 1,-3")
	tests := []struct {
		match      *Match
		text, want string
	}{
		{m, greenTile, "red-green at 1,0 0,0 [red +1 green +4 GENIAL! green is 18 an extra tile]"},
		{m, "tile blue blue at 0,3 1,3", "blue-blue at 0,3 1,3 []"},
		{m, "shows red blue", "Ana shows red-blue []"},
		{m.played(t, greenTile), "pass", "lay no extra tile []"},
		{after, "swap green green, green green, green green, green green", "Ana swaps the rack: green-green, green-green, green-green, green-green []"},
		{filled(t, newMatch(t, 2), "0,0", "1,0"), "tile blue red at 0,0 1,0", "red-blue at 1,0 0,0 [red +18 GENIAL! red is 18 the end of the game]"},
	}
	for _, tt := range tests {
		mv, err := tt.match.Parse(tt.text)
		if err != nil {
			t.Error(err)
			continue
		}
		label := tt.match.Label(mv)
		if got := fmt.Sprintf("%s %v", label.Text, label.Brings); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.text, got, tt.want)
		}
	}
}
