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
	"silvertray/hw"
	"silvertray/hw/picture"
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

// TestTheTileLaidIsReadFromItsPicture goes on with a game before its last tile,
// and shows the picture with it.
func TestTheTileLaidIsReadFromItsPicture(t *testing.T) {
	const boards = "../../vision/hexboard/testdata/boards/"
	s := configs.Settings{Game: "einfach-genial", Players: []string{"Ana", "Ben"}, Source: []string{boards + "0001.jpg", boards + "0001.jpg"}}
	box, err := newCompanion(&s)
	if err != nil {
		t.Fatal(err)
	}
	moves, after := laidIn(t, boards+"0001.json", box.Match)
	last := len(moves) - 1
	box.Match = after[last]
	for _, m := range moves[:last] {
		box.Made = append(box.Made, m.String())
	}
	eyes, err := openTable(s, &site{}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer eyes.Close()
	eyes.join(box)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	kept := ""
	box.Keep = func(m engine.Move) error {
		kept = m.String()
		cancel()
		return nil
	}
	box.Keys = hw.NewQueue(nil)
	if box.Panel, err = picture.New(t.TempDir(), image.Pt(264, 176)); err != nil {
		t.Fatal(err)
	}
	if _, err := box.Run(ctx); ctx.Err() == nil {
		t.Fatal(err)
	}
	if want := moves[last].String(); kept != want {
		t.Errorf("read %q, want %q", kept, want)
	}
}
