package watch

import (
	"slices"

	"silvertray/vision"
)

// agree tells that two readings show the same, or that both are in doubt for the
// same reason: which cells are in doubt changes from frame to frame.
func agree(a, b vision.BoardReading) bool {
	if !a.Sure && !b.Sure && len(a.Problems) > 0 && len(b.Problems) > 0 {
		return a.Problems[0].Kind == b.Problems[0].Kind && alikeBeside(a.Beside, b.Beside)
	}
	cells := func(p, q vision.HexCell) bool { return p.Hex == q.Hex && p.Shows() == q.Shows() }
	return a.Sure == b.Sure && slices.EqualFunc(a.Cells, b.Cells, cells) && alikeBeside(a.Beside, b.Beside)
}

// alikeBeside tells that the same tiles lie beside the board, as sure as they were.
func alikeBeside(a, b []vision.Tile) bool {
	sure := func(all []vision.Tile) (n int) {
		for _, t := range all {
			if t.Sure {
				n++
			}
		}
		return n
	}
	return len(a) == len(b) && sure(a) == sure(b) && len(vision.Lying(a, b)) == len(b)
}
