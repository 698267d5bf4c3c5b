package box

import (
	"context"
	"encoding/json"
	"image"
	"io"
	"os"
	"slices"
	"testing"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/hw/picture"
	"silvertray/internal/box/site"
	"silvertray/internal/companion"
	"silvertray/internal/ledger"
)

// symbolAt is a symbol on a cell, as the truth has it: [-4, 5, "blue"].
type symbolAt engine.Put

func (a *symbolAt) UnmarshalJSON(text []byte) error {
	return json.Unmarshal(text, &[]any{&a.At.Q, &a.At.R, &a.Symbol})
}

// laidIn are the tiles of a rendered board, as moves, in an order in which they
// could be laid.
func laidIn(t *testing.T, path string, m engine.Match) (moves []engine.Move, after []engine.Match) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var truth struct {
		Tiles [][]symbolAt
	}
	if err := json.Unmarshal(text, &truth); err != nil {
		t.Fatal(err)
	}
	left := truth.Tiles
	for len(left) > 0 {
		laid := false
		for i, tile := range left {
			var l engine.Laid
			for _, half := range tile {
				l.Puts = append(l.Puts, engine.Put(half))
			}
			move, err := m.Parse(l.String())
			if err != nil {
				continue
			}
			after = append(after, m)
			if m, err = m.Apply(move); err != nil {
				t.Fatal(err)
			}
			moves, left, laid = append(moves, move), slices.Delete(left, i, i+1), true
			break
		}
		if !laid {
			t.Fatalf("%d tiles can be laid in no order", len(left))
		}
	}
	return moves, after
}

// once is a keeper that ends a game after one move.
type once struct{ end func() }

func (once) Deal(engine.Match) error                           { return nil }
func (o once) Append(engine.Move, engine.Match) error          { o.end(); return nil }
func (once) TakeBack(int, engine.Match) error                  { return nil }
func (once) Replace(int, engine.Move, int, engine.Match) error { return nil }
func (once) Premoves(ledger.Premoves) error                    { return nil }

// TestTheTileLaidIsReadFromItsPicture goes on with a game before its last tile,
// and shows the picture with it.
func TestTheTileLaidIsReadFromItsPicture(t *testing.T) {
	const boards = "../../vision/hexboard/testdata/boards/"
	s := configs.Settings{Game: "einfach-genial", Players: []string{"Ana", "Ben"}, Source: []string{boards + "0001.jpg", boards + "0001.jpg"}}
	table, match, err := newTable(s)
	if err != nil {
		t.Fatal(err)
	}
	moves, after := laidIn(t, boards+"0001.json", match)
	last := len(moves) - 1
	steps := make([]record.Step, last)
	for i := range steps {
		steps[i] = record.Step{Before: after[i], Move: moves[i]}
	}
	eyes, err := openTable(s, &site.Site{}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer eyes.Close()
	panel, err := picture.New(t.TempDir(), image.Pt(264, 176))
	if err != nil {
		t.Fatal(err)
	}
	box := &companion.Companion{Table: table, Keys: hw.NewQueue(nil), Panel: panel}
	eyes.join(box)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	table.Ledger = ledger.New(once{cancel}, ledger.Stored{Match: after[last], Steps: steps})
	if _, err := box.Run(ctx); ctx.Err() == nil {
		t.Fatal(err)
	}
	if kept, want := record.Moves(table.Steps()), moves[last].String(); len(kept) != len(moves) || kept[last] != want {
		t.Errorf("kept %q, want %q last", kept, want)
	}
}
