package vision_test

import (
	"testing"

	"silvertray/vision"
)

// A marker read with up to three wrong cells must still be no other.
func TestMarkersDiffer(t *testing.T) {
	type turned struct{ id, quarter int }
	var all []turned
	for id := range vision.MarkerCount {
		for quarter := range 4 {
			all = append(all, turned{id, quarter})
		}
	}
	for i, a := range all {
		for _, b := range all[:i] {
			differ := 0
			for row := range vision.MarkerCells {
				for column := range vision.MarkerCells {
					if black(a.id, a.quarter, row, column) != black(b.id, b.quarter, row, column) {
						differ++
					}
				}
			}
			if differ < 7 {
				t.Errorf("marker %d turned by %d and %d turned by %d differ in %d cells, want 7", a.id, a.quarter, b.id, b.quarter, differ)
			}
		}
	}
}

// black looks at a cell of a marker turned by quarters.
func black(id, quarters, row, column int) bool {
	for range quarters {
		row, column = column, vision.MarkerCells-1-row
	}
	return vision.MarkerBlack(id, row, column)
}

func TestMarkersHaveARimAndAQuietZone(t *testing.T) {
	for id := range vision.MarkerCount {
		for i := range vision.MarkerCells {
			if !vision.MarkerBlack(id, 0, i) || !vision.MarkerBlack(id, i, 0) ||
				!vision.MarkerBlack(id, vision.MarkerCells-1, i) || !vision.MarkerBlack(id, i, vision.MarkerCells-1) {
				t.Errorf("marker %d: its rim has a gap at cell %d", id, i)
			}
			if vision.MarkerBlack(id, -1, i) || vision.MarkerBlack(id, i, vision.MarkerCells) {
				t.Errorf("marker %d: black in its quiet zone at cell %d", id, i)
			}
		}
	}
}
