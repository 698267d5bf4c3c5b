package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// besides is a reading of a match's board with tiles beside it: "red blue", with a
// question mark where it is doubtful. They lie in a row, in that order.
func besides(t *testing.T, m engine.Match, tiles ...string) vision.Reading {
	t.Helper()
	r := board(t, m)
	for i, text := range tiles {
		symbols := strings.Fields(strings.TrimSuffix(text, "?"))
		x := float64(60 * i)
		r.Board.Offboard = append(r.Board.Offboard, vision.Tile{
			Symbols: [2]string(symbols), Sure: !strings.HasSuffix(text, "?"), Centre: vision.Point{x, 0},
			Outline: [4]vision.Point{{x - 20, -10}, {x + 20, -10}, {x + 20, 10}, {x - 20, 10}},
		})
	}
	return r
}

var rackOfSix = []string{"red blue", "red red", "green blue", "yellow purple", "orange red", "blue purple"}

// TestATileThatIsShownIsHelpedWith lays tiles beside the board.
func TestATileThatIsShownIsHelpedWith(t *testing.T) {
	for name, test := range map[string]struct {
		tiles []string
		kept  string
	}{
		"a tile": {[]string{"blue red"}, "shows red blue"},
		"a rack": {rackOfSix, "shows red red, red blue, red orange, green blue, blue purple, yellow purple"},
	} {
		t.Run(name, func(t *testing.T) {
			b := seeing(t)
			screen[prompt.Board](b)
			if want := <-b.eye.asked; !want.Board || !want.Offboard {
				t.Errorf("looked for %+v", want)
			}
			b.sees(besides(t, b.latest.Match, test.tiles...))
			s := screen[prompt.Board](b)
			if len(b.kept) != 1 || b.kept[0] != test.kept || !strings.HasPrefix(s.Title.String(), "Best places: 1 of ") {
				t.Errorf("kept %q, shown %q", b.kept, s.Title)
			}
		})
	}
}

// TestWhatCannotBeShownIsSaid lays too few or too many tiles, or shows them where no
// board is to be seen.
func TestWhatCannotBeShownIsSaid(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(besides(t, b.latest.Match, rackOfSix[:4]...))
	if s := screen[prompt.Board](b); !strings.HasSuffix(s.Note.String(), "board: 4. So many can be shown at a time: 1, 6.") {
		t.Errorf("says %q", s.Note)
	}
	r := besides(t, b.latest.Match, rackOfSix[0])
	r.Board.Sure, r.Board.Problems = false, []vision.BoardProblem{{Problem: vision.Problem{Kind: vision.NoBoard, Text: "No board."}}}
	b.sees(r)
	if s := screen[prompt.Board](b); s.Note != "No board." || len(b.kept) > 0 {
		t.Errorf("says %q, kept %q", s.Note, b.kept)
	}
	b.sees(besides(t, b.latest.Match))
	if s := screen[prompt.Board](b); s.Note != "" {
		t.Errorf("says %q of nothing", s.Note)
	}
}

// TestDoubtfulSymbolsAreAsked begins with what was seen, and does not ask again.
func TestDoubtfulSymbolsAreAsked(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(besides(t, b.latest.Match, "blue red?"))
	s := screen[prompt.Board](b)
	if !slices.Equal(s.Pieces[0], []string{"blue", "red"}) || s.Note == "" || len(b.kept) > 0 {
		t.Fatalf("pieces %q, note %q, kept %q", s.Pieces, s.Note, b.kept)
	}
	press[prompt.Board](b, back)
	b.sees(besides(t, b.latest.Match, "blue red?"))
	if s = screen[prompt.Board](b); s.Pieces != nil {
		t.Errorf("asked again: %q", s.Pieces)
	}
	s = option(b, s, "A tile of Ana's")
	pick(b, s, "blue", "green")
	screen[prompt.Board](b)
	if want := []string{"shows blue green"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestTilesThatGoOnLyingThereAreNotShownAgain shows a tile, then another with it,
// lays the first and leaves the other until the next player's turn.
func TestTilesThatGoOnLyingThereAreNotShownAgain(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	m := b.latest.Match
	see := func(changes []string, tiles ...string) prompt.Board {
		t.Helper()
		r := board(t, m, changes...)
		r.Board.Offboard = besides(t, m, tiles...).Board.Offboard
		b.sees(r)
		return screen[prompt.Board](b)
	}
	see(nil, "red blue")
	see(nil, "red blue")
	see(nil, rackOfSix...) // the rest of the rack is laid beside it
	laid := []string{"red at 1,-5", "blue at 1,-4"}
	see(laid, rackOfSix...)
	see(laid, rackOfSix...)
	if s := see(laid, append(rackOfSix, "green green")...); !strings.HasPrefix(s.Note.String(), "Tiles that were shown before") {
		t.Errorf("says %q", s.Note)
	}
	see(laid)
	see(laid, "green green")
	want := []string{
		"shows red blue", "shows red red, red blue, red orange, green blue, blue purple, yellow purple",
		"tile red blue at 1,-5 1,-4", "shows green green",
	}
	if !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestWhatWasShownBeforeTheBoxWasSwitchedOffIsKnown goes on with a tile that lies
// there.
func TestWhatWasShownBeforeTheBoxWasSwitchedOffIsKnown(t *testing.T) {
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	made := []string{"shows red blue"}
	b := startWith(t, func(c *scene) {
		c.Game, c.stored, c.box.Eyes.Board = ingenious.EinfachGenial, after(t, m, made...), c.box.Eyes.Dice
	})
	screen[prompt.Board](b)
	b.sees(besides(t, b.latest.Match, "red blue"))
	if s := screen[prompt.Board](b); len(b.kept) > 0 || len(s.Puts) != 2 {
		t.Errorf("kept %q, shown %+v", b.kept, s.Puts)
	}
}

// TestTilesOfAnotherPlayerAreAsked lays five tiles on Ben's turn: Ana's rack, if she
// wants to swap it.
func TestTilesOfAnotherPlayerAreAsked(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
	screen[prompt.Board](b)
	b.sees(besides(t, b.latest.Match, rackOfSix[1:]...))
	if s := screen[prompt.Board](b); len(b.kept) != 1 || s.Title.String() != "Ana's rack, to be swapped" || s.Pieces[4][0] != "blue" {
		t.Errorf("kept %q, asks %q with %q", b.kept, s.Title, s.Pieces)
	}
}

// TestAHandIsNoTile sees a doubtful tile beside a board over which a hand is, and asks
// of it once the hand is gone.
func TestAHandIsNoTile(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	r := besides(t, b.latest.Match, "blue red?")
	hand := vision.BoardProblem{Problem: vision.Problem{Kind: vision.Covered, Text: "A hand."}, Places: make([]engine.Hex, 20)}
	r.Board.Sure, r.Board.Problems = false, []vision.BoardProblem{hand}
	b.sees(r)
	if s := screen[prompt.Board](b); s.Note != "A hand." || len(s.Pieces) > 0 {
		t.Errorf("says %q and asks of %q", s.Note, s.Pieces)
	}
	b.sees(besides(t, b.latest.Match, "blue red?"))
	if s := screen[prompt.Board](b); s.Note != "Check what was seen." {
		t.Errorf("says %q", s.Note)
	}
}
