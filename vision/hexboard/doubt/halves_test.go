package doubt

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

// Two halves make a tile: an odd number of cells that touch is doubted.
func TestHalves(t *testing.T) {
	tile := [2]engine.Hex{{Q: 1, R: 0}, {Q: 1, R: 1}}
	r := vision.BoardReading{}
	for _, h := range lattice.Cells {
		r.Cells = append(r.Cells, vision.HexCell{Hex: h, Tile: h == tile[0] || h == tile[1]})
	}
	if got := halves(r.Cells); got != nil {
		t.Errorf("a whole tile: %v", got)
	}
	r.Cells[lattice.Number[tile[0]]].Tile = false
	if got := halves(r.Cells); len(got) != 1 || !slices.Equal(got[0].Places, tile[1:]) {
		t.Errorf("half a tile: %v", got)
	}
}
