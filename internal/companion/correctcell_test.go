package companion_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

// three are tiles of two players' first round, and one more.
var three = []string{"tile red blue at 1,-5 2,-5", "tile green blue at 5,-4 4,-4", "tile red blue at 1,-4 2,-4"}

// TestACellIsMended works out which earlier tile lies otherwise.
func TestACellIsMended(t *testing.T) {
	for name, tt := range map[string]struct {
		cell, shows string
		at          int // the tile that changes
		want        string
	}{
		"another symbol":            {"2,-5", "orange", 0, "tile red orange at 1,-5 2,-5"},
		"another symbol, last tile": {"2,-4", "red", 2, "tile red red at 1,-4 2,-4"},
		"beside where it counted":   {"5,-3", "blue", 1, "tile green blue at 5,-4 5,-3"},
	} {
		t.Run(name, func(t *testing.T) {
			b := tiled(t, []string{"Ana", "Ben"}, three...)
			screen[prompt.Board](b)
			cell, err := engine.ParseHex(tt.cell)
			if err == nil {
				err = b.asks(b.latest.Number, prompt.CorrectCell{At: cell, Shows: tt.shows})
			}
			if err != nil {
				t.Fatal(err)
			}
			want := slices.Clone(three)
			want[tt.at] = tt.want
			if !slices.Equal(b.kept, want) {
				t.Errorf("kept %q, want %q", b.kept, want)
			}
		})
	}
}

// TestACellThatIsEmptyIsMended by keys: the tile's other half stays, and the box asks
// where this one lies.
func TestACellThatIsEmptyIsMended(t *testing.T) {
	b := tiled(t, []string{"Ana", "Ben"}, three...)
	screen[prompt.Board](b)
	press[prompt.Sheet](b, back)
	choose[prompt.Board](b, press[prompt.Menu](b, ok), "Correct a cell")
	s := press[prompt.Board](b, down) // the second half of the last tile, then what follows
	for s.Marks[0] != (engine.Hex{Q: 2, R: -4}) {
		s = press[prompt.Board](b, up)
	}
	s = press[prompt.Board](b, ok)
	for at(s) != "" {
		s = press[prompt.Board](b, down)
	}
	s = press[prompt.Board](b, ok)
	if !strings.HasPrefix(s.Title.String(), "Which tile is it? 1 of ") {
		t.Fatalf("asks %q", s.Title)
	}
	for want := (engine.Hex{Q: 0, R: -3}); s.Puts[1].At != want; {
		s = press[prompt.Board](b, down)
	}
	press[prompt.Board](b, ok)
	if want := "tile red blue at 1,-4 0,-3"; b.kept[2] != want {
		t.Errorf("kept %q, want %q", b.kept[2], want)
	}
}

// TestACellThatNoTileExplains is refused, on the panel with what to do.
func TestACellThatNoTileExplains(t *testing.T) {
	b := tiled(t, []string{"Ana", "Ben"}, three...)
	screen[prompt.Board](b)
	for _, m := range []prompt.CorrectCell{{At: engine.Hex{}, Shows: "purple"}, {At: engine.Hex{Q: 0, R: -5}, Shows: "blue"}} {
		if err := b.asks(b.latest.Number, m); !errors.Is(err, prompt.ErrNoTile) {
			t.Errorf("%+v: %v", m, err)
		}
	}
	if err := b.asks(b.latest.Number, prompt.CorrectCell{At: engine.Hex{Q: 1, R: -5}, Shows: "red"}); err != nil {
		t.Errorf("what counts already: %v", err)
	}
	if !slices.Equal(b.kept, three) {
		t.Errorf("kept %q", b.kept)
	}
}
