package pose

import (
	"math"
	"testing"

	"silvertray/vision"
)

// A die leans only where there is something to lean on.
func TestMayLean(t *testing.T) {
	square := func(x, y float64) [4]vision.Point {
		return [4]vision.Point{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}
	}
	tray := [4]vision.Point{{10, 0}, {14, 0}, {14, 8}, {10, 8}}
	for name, c := range map[string]struct {
		feet [][4]vision.Point
		want bool
	}{
		"alone":                {[][4]vision.Point{square(0, 0)}, false},
		"beside a die":         {[][4]vision.Point{square(0, 0), square(1.1, 0.3)}, true},
		"a side from a die":    {[][4]vision.Point{square(0, 0), square(2, 0)}, false},
		"at the tray":          {[][4]vision.Point{square(8.8, 3)}, true},
		"at its end":           {[][4]vision.Point{square(12, 8.2)}, true},
		"across its edge":      {[][4]vision.Point{square(9.5, 3)}, true},
		"in its middle":        {[][4]vision.Point{square(11.5, 3)}, false},
		"in it, beside a side": {[][4]vision.Point{square(10.3, 3)}, true},
	} {
		t.Run(name, func(t *testing.T) {
			if got := MayLean(0, c.feet, tray); got != c.want {
				t.Errorf("may lean %v, want %v", got, c.want)
			}
		})
	}
}

func TestLeanOdds(t *testing.T) {
	for _, c := range []struct{ slant, want float64 }{{0, 1}, {0.5, 2.5}, {1, 5}} {
		if got := LeanOdds([]float32{1, 2, 2}, c.slant); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("odds at a slant of %g: e to the %.3f, want %.3f", c.slant, got, c.want)
		}
	}
}
