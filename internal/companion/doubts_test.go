package companion_test

import (
	"image"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// doubtfully is a reading of a match's board with changes, of which these cells are
// not sure.
func doubtfully(t *testing.T, m engine.Match, kind string, unsure []engine.Hex, changes ...string) vision.Reading {
	t.Helper()
	r := board(t, m, changes...)
	p := vision.BoardProblem{Problem: vision.Problem{Kind: kind, Text: "Hard to see."}}
	for _, at := range unsure {
		p.Places = append(p.Places, at)
		i := slices.IndexFunc(r.Board.Cells, func(c vision.HexCell) bool { return engine.Hex(c.Hex) == at })
		r.Board.Cells[i].Sure, r.Board.Cells[i].Picture = false, image.NewGray(image.Rect(0, 0, 9, 9))
	}
	r.Board.Sure, r.Board.Problems = false, []vision.BoardProblem{p}
	return r
}

var (
	first  = engine.Hex{Q: 1, R: -5}
	second = engine.Hex{Q: 1, R: -4}
)

// TestADoubtfulCellIsAsked with its picture and the best guess; the tile counts once
// the answer is there.
func TestADoubtfulCellIsAsked(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(doubtfully(t, b.latest.Match, vision.Glare, []engine.Hex{second}, "red at 1,-5", "green at 1,-4"))
	s := screen[prompt.Board](b)
	if s.Picture == nil || !slices.Equal(s.Marks, []engine.Hex{second}) || at(s) != "green" || len(b.kept) != 0 {
		t.Fatalf("asks %q with %v at %v, kept %q", s.Title, s.Pieces, s.Marks, b.kept)
	}
	if s = press[prompt.Board](b, down); at(s) != "blue" {
		t.Errorf("after green comes %q", at(s))
	}
	press[prompt.Board](b, ok)
	if want := []string{"tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestBothCellsOfATileAreAsked answers from a phone, one after the other.
func TestBothCellsOfATileAreAsked(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(doubtfully(t, b.latest.Match, vision.Unclear, []engine.Hex{first, second}, "red at 1,-5"))
	screen[prompt.Board](b)
	for _, tell := range []prompt.AnswerCell{{At: first, Shows: "red"}, {At: second, Shows: "red"}} {
		if err := b.asks(b.latest.Number, prompt.AnswerCell{At: engine.Hex{}, Shows: "red"}); err == nil {
			t.Error("a cell is answered that is not asked")
		}
		if err := b.asks(b.latest.Number, prompt.AnswerCell{At: tell.At, Shows: "pink"}); err == nil {
			t.Error("a cell is pink")
		}
		if d := b.latest.Says().Doubt; d == nil || d.At != tell.At || d.Picture == nil {
			t.Fatalf("asks %+v, want %v", d, tell.At)
		}
		if err := b.asks(b.latest.Number, tell); err != nil {
			t.Fatal(err)
		}
	}
	if want := []string{"tile red red at 1,-5 1,-4"}; !slices.Equal(b.kept, want) || b.latest.Says().Doubt != nil {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestWhatIsNotAsked says what is wrong instead, and takes nothing.
func TestWhatIsNotAsked(t *testing.T) {
	hand := []engine.Hex{{Q: 0, R: 0}, {Q: 1, R: 0}, {Q: 2, R: 0}, {Q: 3, R: 0}, {Q: 4, R: 0}}
	printed := []engine.Hex{{Q: 5, R: 0}, {Q: 0, R: 5}, {Q: -5, R: 5}, {Q: -5, R: 0}, {Q: 0, R: -5}}
	for name, tt := range map[string]struct {
		kind    string
		unsure  []engine.Hex
		changes []string
	}{
		"a hand over many cells":      {vision.Covered, hand, []string{"red at 1,-5", "red at 1,-4"}},
		"an empty cell, nothing laid": {vision.Glare, []engine.Hex{second}, nil},
		"a hand over what counts":     {vision.Covered, append(printed, second), []string{"red at 1,-5", "red at 1,-4"}},
		"tiles of no symbol":          {vision.Odd, hand, []string{"red at 1,-5", "red at 1,-4"}},
		"a board half out of view":    {vision.CutOff, []engine.Hex{second}, []string{"red at 1,-5", "red at 1,-4"}},
	} {
		t.Run(name, func(t *testing.T) {
			b := seeing(t)
			screen[prompt.Board](b)
			b.sees(doubtfully(t, b.latest.Match, tt.kind, tt.unsure, tt.changes...))
			if s := screen[prompt.Board](b); s.Note != "Hard to see." || len(s.Marks) != len(tt.unsure) || len(s.Pieces) != 0 || len(b.kept) != 0 {
				t.Errorf("says %q at %v, kept %q", s.Note, s.Marks, b.kept)
			}
		})
	}
}

// TestWhatLooksAsItCountsIsNoQuestion: a lamp mirrors in a printed symbol.
func TestWhatLooksAsItCountsIsNoQuestion(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	b.sees(doubtfully(t, b.latest.Match, vision.Glare, []engine.Hex{{Q: 5, R: 0}}, "red at 1,-5", "blue at 1,-4"))
	screen[prompt.Board](b)
	if want := []string{"tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestADoubtIsLeft by the back key, which says what is wrong, or since the board is
// clear by now.
func TestADoubtIsLeft(t *testing.T) {
	b := seeing(t)
	screen[prompt.Board](b)
	doubt := doubtfully(t, b.latest.Match, vision.Glare, []engine.Hex{second}, "red at 1,-5", "green at 1,-4")
	b.sees(doubt)
	screen[prompt.Board](b)
	if s := press[prompt.Board](b, back); s.Note != "Hard to see." || len(s.Options) == 0 || len(b.kept) != 0 {
		t.Errorf("back leads to %+v, kept %q", s, b.kept)
	}
	b.sees(doubt)
	screen[prompt.Board](b)
	b.sees(board(t, b.latest.Match, "red at 1,-5", "blue at 1,-4"))
	screen[prompt.Board](b)
	if want := []string{"tile red blue at 1,-5 1,-4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}
