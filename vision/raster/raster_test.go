package raster_test

import (
	"math"
	"testing"

	"silvertray/vision/raster"
)

func TestGreyBetweenPixels(t *testing.T) {
	m := raster.Image{Px: []uint8{0, 100, 200, 40}, Cols: 2, Rows: 2, Channels: 1}
	for _, c := range []struct{ x, y, want float64 }{
		{0, 0, 0}, {1, 0, 100}, {0.5, 0, 50}, {0, 0.5, 100}, {0.5, 0.5, 85}, {-3, -3, 0}, {9, 9, 40},
	} {
		if got := m.Grey(c.x, c.y); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("at %g,%g: %g, want %g", c.x, c.y, got, c.want)
		}
	}
	if !m.Contains(1, 1) || m.Contains(1.1, 0) || m.Contains(0, -0.1) {
		t.Error("the picture's edge is not at its outer px")
	}
}

// Values of the standard: black, white, and middle grey, which is 21.4 % of white's
// light at 127.5.
func TestLinear(t *testing.T) {
	for b, want := range map[int]float64{0: 0, 255: 1, 10: 10.0 / 255 / 12.92, 128: 0.2159} {
		if got := raster.Linear[b]; math.Abs(got-want) > 1e-4 {
			t.Errorf("byte %d: %g, want %g", b, got, want)
		}
	}
}
