package engine

import (
	"slices"
	"testing"
)

// TestPrinted goes around a board whose cells come row by row.
func TestPrinted(t *testing.T) {
	b := Board{}
	for i, at := range []Hex{{0, -5}, {5, -5}, {-5, 0}, {5, 0}, {-5, 5}, {0, 5}} {
		b.Cells = append(b.Cells, Spot{At: at, Symbol: string(rune('a' + i)), Printed: true}, Spot{At: Hex{1, i}, Symbol: "tile"})
	}
	if got, want := b.Printed(), []string{"a", "b", "d", "f", "e", "c"}; !slices.Equal(got, want) {
		t.Errorf("printed %v, want %v", got, want)
	}
	if got := (Board{}).Printed(); got != nil {
		t.Errorf("on no board %v", got)
	}
}
