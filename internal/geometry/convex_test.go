package geometry_test

import (
	"math"
	"testing"

	"silvertray/internal/geometry"
)

func TestGap(t *testing.T) {
	unit := [4]geometry.Point{{0, 0}, {1, 0}, {1, 1}, {0, 1}}
	for name, test := range map[string]struct {
		other [4]geometry.Point
		want  float64
	}{
		"itself":           {unit, 0},
		"beside":           {[4]geometry.Point{{3, 0}, {4, 0}, {4, 1}, {3, 1}}, 2},
		"across a corner":  {[4]geometry.Point{{4, 5}, {5, 5}, {5, 6}, {4, 6}}, 5},
		"corner to a side": {[4]geometry.Point{{1.5, 0.5}, {2, 0}, {2.5, 0.5}, {2, 1}}, 0.5},
		"around":           {[4]geometry.Point{{-9, -9}, {9, -9}, {9, 9}, {-9, 9}}, 0},
	} {
		if got, _ := geometry.Gap(unit, test.other); math.Abs(got-test.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}
