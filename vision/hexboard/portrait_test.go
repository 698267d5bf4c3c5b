package hexboard

import (
	"image"
	"testing"

	"silvertray/vision"
)

// TestDoubtfulCellsHavePictures looks at all boards: whoever is asked about a cell
// sees it.
func TestDoubtfulCellsHavePictures(t *testing.T) {
	r := newReader(t, Options{})
	doubtful := 0
	for _, name := range named(t) {
		reading, drawn := read(t, r, load(t, name)), 0
		for _, cell := range reading.Cells {
			switch {
			case cell.Picture == nil:
			case cell.Sure:
				t.Errorf("%s: a sure cell at %v has a picture", name, cell.Hex)
			case cell.Picture.Bounds() != image.Rect(0, 0, portraitSide, portraitSide):
				t.Errorf("%s: the picture of %v is %v", name, cell.Hex, cell.Picture.Bounds())
			default:
				drawn++
			}
		}
		unsure := 0
		for _, cell := range reading.Cells {
			if !cell.Sure && cell.Centre != (vision.Point{}) {
				unsure++
			}
		}
		if drawn != min(unsure, mostPortraits) {
			t.Errorf("%s: %d of %d doubtful cells have a picture", name, drawn, unsure)
		}
		doubtful += drawn
	}
	if doubtful == 0 {
		t.Error("no board has a doubtful cell")
	}
}
