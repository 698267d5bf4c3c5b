package companion_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// tiled runs a box at a match of tiles, after moves that were made before.
func tiled(t *testing.T, players []string, moves ...string) *box {
	t.Helper()
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	b := startWith(t, func(c *scene) {
		c.Game, c.stored, c.kept = ingenious.EinfachGenial, after(t, m, moves...), slices.Clone(moves)
	})
	return b
}

var tileSymbols = []string{"red", "green", "blue", "orange", "yellow", "purple"}

// bag holds the tiles of the box.
type bag []string

func fullBag() (all bag) {
	for i, a := range tileSymbols {
		for _, b := range tileSymbols[i:] {
			n := 6
			if a == b {
				n = 5
			}
			for range n {
				all = append(all, a+" "+b)
			}
		}
	}
	return all
}

// draw takes a tile out.
func (b *bag) draw(rng *rand.Rand) (symbols []string) {
	i := rng.IntN(len(*b))
	tile := (*b)[i]
	*b = slices.Delete(*b, i, i+1)
	return strings.Fields(tile)
}

// option puts the cursor on one of the options and takes it.
func option(b *box, s prompt.Board, text string) prompt.Board {
	b.t.Helper()
	for range s.Options {
		if s.Options[s.Selected].Text.String() == text {
			return press[prompt.Board](b, ok)
		}
		s = press[prompt.Board](b, down)
	}
	b.t.Fatalf("there is no %q among %v", text, s.Options)
	return s
}

// pick enters symbols with the keys, up to the last one's OK.
func pick(b *box, s prompt.Board, symbols ...string) {
	b.t.Helper()
	for i, want := range symbols {
		for range 6 {
			if at(s) == want {
				break
			}
			key := down
			if n := slices.Index(tileSymbols, want) - slices.Index(tileSymbols, at(s)); n > 3 || n < 0 && n >= -3 {
				key = up
			}
			s = press[prompt.Board](b, key)
		}
		if at(s) != want {
			b.t.Fatalf("%s is not to be had: %v", want, s.Pieces)
		}
		b.keys <- ok
		if i < len(symbols)-1 {
			s = screen[prompt.Board](b)
		}
	}
}

func at(s prompt.Board) string {
	each := len(s.Pieces[0])
	return s.Pieces[s.At/each][s.At%each]
}

// walk brings the cursor to a place, cell by cell, and takes it.
func walk(b *box, s prompt.Board, puts []engine.Put) {
	b.t.Helper()
	for n := 1; ; n++ {
		for range 200 {
			if at := len(s.Puts); s.Puts[min(n, at)-1].At == puts[min(n, at)-1].At {
				break
			}
			s = press[prompt.Board](b, down)
		}
		if last := s.Puts[len(s.Puts)-1].At; last != puts[len(s.Puts)-1].At {
			b.t.Fatalf("cursor at %v, want %v", s.Puts, puts)
		}
		b.keys <- ok
		if len(s.Puts) == len(puts) {
			return
		}
		s = screen[prompt.Board](b)
	}
}

// TestAWholeSoloGameOfTilesByKeys draws tiles, shows them and lays each where it
// is said to be best.
func TestAWholeSoloGameOfTilesByKeys(t *testing.T) {
	b := tiled(t, []string{"Ana"})
	rng, tiles := rand.New(rand.NewPCG(7, 7)), fullBag()
	m := <-b.moments
	for !m.Match.Ask().Over() {
		s := option(b, m.Screen.(prompt.Board), "The tile drawn")
		pick(b, s, tiles.draw(rng)...)
		s = screen[prompt.Board](b)
		if len(s.Puts) != 2 || !strings.HasPrefix(s.Title.String(), "Best places: 1 of ") {
			t.Fatalf("a tile drawn leads to %+v", s)
		}
		b.keys <- ok
		m = <-b.moments
	}
	scores, isScores := m.Screen.(prompt.Scores)
	if !isScores || scores.Score.Total.Name != "lowest" || len(scores.Score.Columns) != 6 || !scores.Score.Finished {
		t.Errorf("the end is shown as %+v", m.Screen)
	}
	replays(t, b, m.Match, []string{"Ana"})
}

// TestAWholeGameOfTwoWithTilesByKeys enters tiles that were laid, cell by cell.
func TestAWholeGameOfTwoWithTilesByKeys(t *testing.T) {
	players := []string{"Ana", "Ben"}
	b := tiled(t, players)
	rng, tiles := rand.New(rand.NewPCG(3, 3)), fullBag()
	m := <-b.moments
	for !m.Match.Ask().Over() {
		symbols := tiles.draw(rng)
		s := option(b, m.Screen.(prompt.Board), "enter a tile")
		pick(b, s, symbols...)
		walk(b, screen[prompt.Board](b), somewhere(t, m.Match, rng, symbols))
		m = <-b.moments
	}
	replays(t, b, m.Match, players)
}

// somewhere is a place for a tile, with the cells in the order of its symbols.
func somewhere(t *testing.T, m engine.Match, rng *rand.Rand, symbols []string) []engine.Put {
	t.Helper()
	var all [][]engine.Put
	for mv := range m.Ask().Moves {
		puts := m.Label(mv).Puts
		if len(puts) == 2 && puts[0].Symbol == symbols[0] && puts[1].Symbol == symbols[1] {
			all = append(all, puts)
		} else if len(all) > 0 {
			break
		}
	}
	if len(all) == 0 {
		t.Fatalf("%v can lie nowhere", symbols)
	}
	return all[rng.IntN(len(all))]
}

// replays checks that what was stored leads to the match.
func replays(t *testing.T, b *box, m engine.Match, players []string) {
	t.Helper()
	start, err := ingenious.EinfachGenial.New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	again := played(t, start, b.kept...)
	if !reflect.DeepEqual(again.(engine.Boarded).Board(), m.(engine.Boarded).Board()) || !reflect.DeepEqual(again.Score(), m.Score()) {
		t.Errorf("what was kept leads to %+v, want %+v", again.Score(), m.Score())
	}
}

var errDisk = errors.New("the disk is full")

// TestATileIsCorrectedByKeys corrects the tile before the last one.
func TestATileIsCorrectedByKeys(t *testing.T) {
	b := tiled(t, []string{"Ana", "Ben"}, "tile red blue at 1,-5 2,-5", "tile green blue at 5,-4 4,-4")
	screen[prompt.Board](b)
	press[prompt.Sheet](b, back)
	tiles := choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Correct a tile")
	if len(tiles.Items) != 2 {
		t.Fatalf("tiles: %+v", tiles.Items)
	}
	press[prompt.Menu](b, down)
	s := press[prompt.Board](b, ok)
	if s.Pieces[0][0] != "red" || s.Pieces[0][1] != "blue" {
		t.Fatalf("the tile is shown as %v", s.Pieces)
	}
	pick(b, s, "red", "orange")
	s = screen[prompt.Board](b)
	if s.Puts[0].At != (engine.Hex{Q: 1, R: -5}) {
		t.Errorf("the cursor is at %v", s.Puts)
	}
	walk(b, s, []engine.Put{{At: engine.Hex{Q: 1, R: -5}}, {At: engine.Hex{Q: 2, R: -5}}})
	screen[prompt.Board](b)
	if want := "tile red orange at 1,-5 2,-5"; b.kept[0] != want || len(b.kept) != 2 {
		t.Errorf("kept %q, want %q first", b.kept, want)
	}
}

// TestATileThatCannotBeIsRefusedInWords enters a seventh tile of a kind.
func TestATileThatCannotBeIsRefusedInWords(t *testing.T) {
	b := tiled(t, []string{"Ana"}, "shows red blue", "tile red blue at 1,-5 2,-5", "shows red blue", "tile red blue at 1,-4 2,-4",
		"shows red blue", "tile red blue at 1,-3 2,-3", "shows red blue", "tile red blue at 1,-2 2,-2", "shows red blue",
		"tile red blue at 1,-1 2,-1", "shows red blue", "tile red blue at 1,0 2,0")
	s := option(b, screen[prompt.Board](b), "enter a tile")
	pick(b, s, "red", "blue")
	if s = screen[prompt.Board](b); s.Note.String() != "all 6 tiles red-blue lie on the board already." {
		t.Errorf("note %q", s.Note)
	}
	s = option(b, press[prompt.Board](b, back), "The tile drawn")
	pick(b, s, "red", "blue")
	if m := screen[prompt.Message](b); !strings.Contains(m.Text.String(), "red-blue") {
		t.Errorf("message %q", m.Text)
	}
}

// TestATileThatCannotBeStoredDoesNotCount fails to keep a tile.
func TestATileThatCannotBeStoredDoesNotCount(t *testing.T) {
	b := tiled(t, []string{"Ana", "Ben"})
	s := option(b, screen[prompt.Board](b), "enter a tile")
	pick(b, s, "red", "blue")
	s = screen[prompt.Board](b)
	b.keepErr = errDisk
	press[prompt.Board](b, ok)
	b.keys <- ok
	if m := <-b.moments; m.Match.Score().Players[0].Total != 0 || len(b.kept) != 0 {
		t.Errorf("%T with %q kept", m.Screen, b.kept)
	}
	_ = s
}

// TestHoldingGoesOnByRows holds a key while a cell is sought.
func TestHoldingGoesOnByRows(t *testing.T) {
	b := tiled(t, []string{"Ana", "Ben"}, "tile red blue at 1,-5 2,-5", "tile green blue at 5,-4 4,-4")
	s := option(b, screen[prompt.Board](b), "enter a tile")
	pick(b, s, "red", "red")
	s = screen[prompt.Board](b)
	row := s.Puts[0].At.R
	s = press[prompt.Board](b, down|hw.Long)
	if got := s.Puts[0].At.R; got != row+1 {
		t.Errorf("from row %d to %d", row, got)
	}
}
