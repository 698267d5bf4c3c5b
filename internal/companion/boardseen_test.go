package companion_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// seeing runs a box that sees its board, of these players or of two.
func seeing(t *testing.T, players ...string) *box {
	t.Helper()
	if len(players) == 0 {
		players = []string{"Ana", "Ben"}
	}
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return startWith(t, func(c *scene) { c.Game, c.stored.Match, c.box.Eyes.Board = ingenious.EinfachGenial, m, c.box.Eyes.Dice })
}

// board is a sure reading of a match's board with changes: "red at 1,-5"; "" takes
// away what lies there.
func board(t *testing.T, m engine.Match, changes ...string) vision.Reading {
	t.Helper()
	r := &vision.BoardReading{Sure: true}
	changed := make(map[string]string)
	for _, c := range changes {
		symbol, at, _ := strings.Cut(c, " at ")
		changed[at] = symbol
	}
	for _, spot := range m.(engine.Boarded).Board().Cells {
		symbol := spot.Symbol
		if s, ok := changed[spot.At.String()]; ok {
			symbol = strings.TrimPrefix(s, "nothing")
		}
		cell := vision.HexCell{Hex: spot.At, Sure: true}
		if symbol != "" {
			cell.Symbol = &symbol
		}
		r.Cells = append(r.Cells, cell)
	}
	return vision.Reading{Board: r}
}

// TestATileThatIsSeenCounts lays a tile for the camera.
func TestATileThatIsSeenCounts(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	if want := <-b.eye.asked; !want.Board {
		t.Errorf("looked for %+v", want)
	}
	b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
	s := screen[prompt.Board](b)
	if want := []string{"tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Fatalf("kept %q, want %q", b.kept, want)
	}
	if s.Player != 1 || len(s.Brings) != 1 || s.Brings[0].String() != "Seen: red-blue at 1,-5 1,-4, red +1." {
		t.Errorf("player %d, %q", s.Player, s.Brings)
	}
}

// TestWhatIsNoTileIsSaidWithItsPlace shows boards that no move leads to.
func TestWhatIsNoTileIsSaidWithItsPlace(t *testing.T) {
	for name, test := range map[string]struct {
		changes []string
		says    string
		marks   string
	}{
		"two tiles":         {[]string{"red at 1,-5", "blue at 1,-4", "red at 4,-5", "blue at 4,-4"}, "more than one tile", "1,-5 4,-5 1,-4 4,-4"},
		"half a tile":       {[]string{"red at 1,-5"}, "no whole tile", "1,-5"},
		"two halves":        {[]string{"red at 1,-5", "blue at 4,-4"}, "no whole tile", "1,-5 4,-4"},
		"far from a symbol": {[]string{"red at 0,0", "blue at 1,0"}, "has to lie beside a printed symbol", "0,0 1,0"},
		"out of play":       {[]string{"red at 1,-6", "blue at 2,-6"}, "1,-6", "1,-6 2,-6"},
		"another print":     {[]string{"blue at 0,-5", "red at 5,0"}, "Another board", "0,-5 5,0"},
		"as it was":         {nil, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			b := seeing(t)
			screen[prompt.Board](b)
			b.sees(board(t, b.latest.Match, test.changes...))
			s := screen[prompt.Board](b)
			var marks []string
			for _, at := range s.Marks {
				marks = append(marks, at.String())
			}
			if !strings.Contains(s.Note.String(), test.says) || (test.says == "") != (s.Note == "") || strings.Join(marks, " ") != test.marks {
				t.Errorf("says %q at %v", s.Note, marks)
			}
			if len(b.kept) != 0 {
				t.Errorf("kept %q", b.kept)
			}
		})
	}
}

// TestAGoneTileIsSaid takes a tile away that lay there.
func TestAGoneTileIsSaid(t *testing.T) {
	for change, says := range map[string]string{"nothing": "gone from here", "green": "another symbol"} {
		b := seeing(t)
		screen[prompt.Board](b)
		b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
		screen[prompt.Board](b)
		b.sees(board(t, b.latest.Match, change+" at 1,-4"))
		if s := screen[prompt.Board](b); !strings.Contains(s.Note.String(), says) || len(s.Marks) != 1 {
			t.Errorf("says %q at %v", s.Note, s.Marks)
		}
	}
}

// TestABoardOutOfSightIsPlayedByHand loses the camera, and then all pictures.
func TestABoardOutOfSightIsPlayedByHand(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.fails(errors.New("no camera"))
	if s := screen[prompt.Board](b); !strings.Contains(s.Note.String(), "no camera") {
		t.Errorf("says %q", s.Note)
	}
	b.clock.Advance(2 * time.Second)
	screen[prompt.Board](b)
	b.fails(io.EOF)
	s := screen[prompt.Board](b)
	if !strings.Contains(s.Note.String(), "by hand") {
		t.Errorf("says %q", s.Note)
	}
	pick(b, option(b, s, "enter a tile"), "red", "blue")
	screen[prompt.Board](b)
}

// TestATileLaidAnswersItsBestPlaces shows a tile by keys and lays it for the camera.
func TestATileLaidAnswersItsBestPlaces(t *testing.T) {
	b := seeing(t)
	s := option(b, screen[prompt.Board](b), "A tile of Ana's")
	pick(b, s, "red", "blue")
	screen[prompt.Board](b)
	b.sees(board(t, b.latest.Match, "red at 1,-5")) // half of it, at first
	if s = screen[prompt.Board](b); len(s.Puts) != 2 || s.Note == "" || len(s.Marks) != 1 {
		t.Errorf("half a tile leads to %+v", s)
	}
	b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
	screen[prompt.Board](b)
	if want := []string{"shows red blue", "tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestATileLaidMeanwhileCounts lays a tile while keys are still showing it.
func TestATileLaidMeanwhileCounts(t *testing.T) {
	b := seeing(t)
	s := option(b, screen[prompt.Board](b), "A tile of Ana's")
	b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
	screen[prompt.Board](b)
	pick(b, s, "red", "blue")
	screen[prompt.Board](b)
	if want := []string{"shows red blue", "tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}
