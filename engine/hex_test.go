package engine_test

import (
	"testing"

	"silvertray/engine"
)

func TestHexRing(t *testing.T) {
	for cell, want := range map[engine.Hex]int{
		{}: 0, {Q: 1}: 1, {Q: 1, R: -1}: 1, {Q: 1, R: 1}: 2, {Q: -3, R: 7}: 7, {Q: 2, R: -5}: 5,
	} {
		if got := cell.Ring(); got != want {
			t.Errorf("%v is in ring %d, want %d", cell, got, want)
		}
	}
}

// Six turns lead back, and the neighbours follow one another clockwise.
func TestHexNeighbours(t *testing.T) {
	cell := engine.Hex{Q: 2, R: -3}
	turned := cell
	for range 6 {
		turned = turned.Turned()
	}
	if turned != cell {
		t.Errorf("%v turned six times is %v", cell, turned)
	}
	around := cell.Neighbours()
	if right := (engine.Hex{Q: 3, R: -3}); around[0] != right {
		t.Errorf("the first neighbour of %v is %v, want the one to the right, %v", cell, around[0], right)
	}
	for i, n := range around {
		if !n.Adjacent(cell) || !n.Adjacent(around[(i+1)%6]) {
			t.Errorf("neighbour %d, %v, does not touch %v and the next, %v", i, n, cell, around[(i+1)%6])
		}
	}
	if far := (engine.Hex{Q: 4, R: -3}); far.Adjacent(cell) || cell.Adjacent(cell) {
		t.Errorf("%v touches itself or %v", cell, far)
	}
}
