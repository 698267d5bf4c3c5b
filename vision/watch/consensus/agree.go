package consensus

import (
	"slices"

	"silvertray/vision"
)

// Agree reports whether two readings show the same, or that both are in doubt: of which
// cells, and why, changes from frame to frame.
func Agree(a, b vision.BoardReading) bool {
	if !a.Sure && !b.Sure {
		return true
	}
	cells := func(p, q vision.HexCell) bool { return p.Hex == q.Hex && p.Shows() == q.Shows() }
	return a.Sure == b.Sure && slices.EqualFunc(a.Cells, b.Cells, cells)
}

// Steady are the tiles beside the board that two frames show, sure where both are:
// one that flickers must not keep the board from being told.
func Steady(first, now []vision.Tile) (both []vision.Tile) {
	for _, t := range vision.Unmoved(first, now) {
		t.Sure = t.Sure && first[slices.IndexFunc(first, t.Same)].Sure
		both = append(both, t)
	}
	return both
}

// Alike reports whether a reading shows what another one did, tiles beside it and all, or
// is in doubt for the same reason.
func Alike(a, b vision.BoardReading) bool {
	return Agree(a, b) && reason(a) == reason(b) && alikeBeside(a.Offboard, b.Offboard)
}

// reason is the kind of a reading's first problem; empty where there is none.
func reason(r vision.BoardReading) string {
	for _, p := range r.Problems {
		return p.Kind
	}
	return ""
}

// alikeBeside reports whether the same tiles lie beside the board, as sure as they were.
func alikeBeside(a, b []vision.Tile) bool {
	sure := func(all []vision.Tile) (n int) {
		for _, t := range all {
			if t.Sure {
				n++
			}
		}
		return n
	}
	return len(a) == len(b) && sure(a) == sure(b) && len(vision.Unmoved(a, b)) == len(b)
}
