package vision_test

import (
	"math"
	"testing"

	"silvertray/vision"
)

func TestGap(t *testing.T) {
	unit := [4]vision.Point{{0, 0}, {1, 0}, {1, 1}, {0, 1}}
	for name, test := range map[string]struct {
		other [4]vision.Point
		want  float64
	}{
		"itself":           {unit, 0},
		"beside":           {[4]vision.Point{{3, 0}, {4, 0}, {4, 1}, {3, 1}}, 2},
		"across a corner":  {[4]vision.Point{{4, 5}, {5, 5}, {5, 6}, {4, 6}}, 5},
		"corner to a side": {[4]vision.Point{{1.5, 0.5}, {2, 0}, {2.5, 0.5}, {2, 1}}, 0.5},
		"around":           {[4]vision.Point{{-9, -9}, {9, -9}, {9, 9}, {-9, 9}}, 0},
	} {
		if got, _ := vision.Gap(unit, test.other); math.Abs(got-test.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}
