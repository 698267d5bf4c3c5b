package shift

import (
	"image"
	"math"
	"testing"

	"silvertray/vision"
	"silvertray/vision/raster"
)

// table is a grey tray on green felt, moved by some px.
func table(right, down int) raster.Image {
	m := raster.Image{Px: make([]uint8, 3*320*240), Cols: 320, Rows: 240, Channels: 3}
	tray := image.Rect(100, 60, 220, 180).Add(image.Pt(right, down))
	for i := range m.Cols * m.Rows {
		colour := []uint8{30, 110, 60}
		if image.Pt(i%m.Cols, i/m.Cols).In(tray) {
			colour = []uint8{190, 190, 195}
		}
		copy(m.Px[3*i:], colour)
	}
	return m
}

var corners = [4]vision.Point{{100, 60}, {220, 60}, {220, 180}, {100, 180}}

func TestATrayIsFoundWhereItLies(t *testing.T) {
	first := Locate(table(0, 0), corners, nil, 1)
	for _, by := range []image.Point{{}, {4, 0}, {0, -3}, {3, 4}} {
		now := Locate(table(by.X, by.Y), corners, nil, 1)
		want := math.Hypot(float64(by.X), float64(by.Y))
		if px, known := now.Moved(first); !known || math.Abs(px-want) > 0.5 {
			t.Errorf("moved by %v: %.2f px, known %v, want %.2f", by, px, known, want)
		}
		if px, known := now.Beside(); !known || math.Abs(px-want) > 1 {
			t.Errorf("moved by %v: %.2f px from its corners, known %v, want %.2f", by, px, known, want)
		}
	}
}

// Where dice hide too much of the edges nothing is known.
func TestAHiddenTrayIsNotKnown(t *testing.T) {
	hidden := []image.Rectangle{image.Rect(80, 40, 240, 130)}
	if px, known := Locate(table(0, 0), corners, hidden, 1).Beside(); known {
		t.Errorf("a tray of which the upper half is hidden lies %.1f px off", px)
	}
}

func TestLightThatChanges(t *testing.T) {
	was := Light{0.2, 0.3, 0.2}
	for name, c := range map[string]struct {
		now   Light
		relit bool
	}{
		"as it was":     {was, false},
		"a cloud":       {Light{0.1, 0.15, 0.1}, false},
		"a lamp is off": {Light{0.04, 0.06, 0.04}, true},
		"another lamp":  {Light{0.1, 0.3, 0.3}, true},
	} {
		if got := c.now.Against(was).Relit(); got != c.relit {
			t.Errorf("%s: relit %v, want %v", name, got, c.relit)
		}
	}
}
