package change

import (
	"bytes"
	"testing"

	"silvertray/vision/raster"
)

// cells is an even picture of 128 x 72 cells in colour.
func cells(level uint8) raster.Image {
	return raster.Image{Px: bytes.Repeat([]byte{level}, 3*128*72), Cols: 128, Rows: 72, Channels: 3}
}

// paint brightens a part of a picture, from a cell on.
func paint(m raster.Image, column, row, wide, high int) raster.Image {
	for y := row; y < row+high; y++ {
		for i := 3 * (y*m.Cols + column); i < 3*(y*m.Cols+column+wide); i++ {
			m.Px[i] += 90
		}
	}
	return m
}

func TestWhatChanges(t *testing.T) {
	for name, c := range map[string]struct {
		now   raster.Image
		cells int
		hand  bool
	}{
		"nothing":                  {cells(100), 0, false},
		"the light, evenly":        {cells(140), 0, false},
		"a die of 3 x 3 cells":     {paint(cells(100), 40, 30, 3, 3), 9, false},
		"a sparkle":                {paint(cells(100), 40, 30, 2, 1), 0, false},
		"a hand from the edge":     {paint(cells(100), 0, 20, 40, 14), 560, true},
		"as much, but in midtable": {paint(cells(100), 40, 20, 40, 14), 560, false},
	} {
		d := Between(cells(100), c.now)
		if got := d.Cells(); got != c.cells || d.ReachesIn() != c.hand {
			t.Errorf("%s: %d cells and a hand %v, want %d and %v", name, got, d.ReachesIn(), c.cells, c.hand)
		}
	}
	if d := Between(raster.Image{}, cells(100)); d.Cells() != 128*72 {
		t.Errorf("against nothing %d cells differ, want all", d.Cells())
	}
}
