package clever

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestDoppeltRows fills the areas with arrows box by box with a 6, in blue with
// a 12.
func TestDoppeltRows(t *testing.T) {
	tests := []struct {
		area   int
		value  int
		worth  []int // what the box adds to the points
		brings string
	}{
		{fallingArea, 12,
			[]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
			"- die_back yellow_? - extra_die reroll pink_? - fox die_back - green_?"},
		// The first box of a pair adds nothing before the second is there.
		{pairsArea, 6,
			[]int{0, 0, 0, 6, 0, 0, 0, 6, 0, 12, 0, 18},
			"- reroll - blue_? die_back - fox silver_? extra_die - pink_? yellow_?"},
		{pinkArea, 6,
			[]int{6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6},
			"- - reroll die_back extra_die green_? yellow_? fox silver_? reroll blue_? yellow_?"},
	}
	for _, tt := range tests {
		var s sheet
		a, m := &doppelt.areas[tt.area], &s.areas[tt.area]
		for box := range tt.worth {
			if got := boxesOf(doppelt, tt.area, a.fits(m, tt.value)); got != fmt.Sprint(box+1) {
				t.Errorf("%s with %d boxes filled takes box %s", a.colour, box, got)
			}
			before, brings := a.points(m), "-"
			doppelt.mark(&s, tt.area, box, tt.value, func(p prize) { brings = strings.ReplaceAll(p.bonus.words().String(), " ", "_") })
			if got := a.points(m) - before; got != tt.worth[box] {
				t.Errorf("%s.%d with %d adds %d points, want %d", a.colour, box+1, tt.value, got, tt.worth[box])
			}
			if want := strings.Fields(tt.brings)[box]; brings != want {
				t.Errorf("%s.%d brings %s, want %s", a.colour, box+1, brings, want)
			}
		}
		if a.size() != 12 || a.fits(m, tt.value) != 0 {
			t.Errorf("%s has %d boxes, want 12 and no more to fill", a.colour, a.size())
		}
	}
}

func TestDoppeltBlueFalls(t *testing.T) {
	a := &doppelt.areas[fallingArea]
	for sum := 2; sum <= 12; sum++ {
		if a.fits(&marks{}, sum) == 0 {
			t.Errorf("the first box has to take %d", sum)
		}
	}
	for before := 2; before <= 12; before++ {
		m := marks{done: only(0)}
		m.wrote[0] = uint8(before)
		for sum := 2; sum <= 12; sum++ {
			if got, want := a.fits(&m, sum) != 0, sum <= before; got != want {
				t.Errorf("%d after %d: %v, want %v", sum, before, got, want)
			}
		}
	}
}

// TestDoppeltGreenPairs fills each pair with every two dice.
func TestDoppeltGreenPairs(t *testing.T) {
	factors := []int{2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1}
	most, least := []int{10, 11, 15, 16, 17, 23}, []int{-10, -4, -15, -9, -3, -2}
	a := &doppelt.areas[pairsArea]
	for pair := range 6 {
		var worth []int
		for first := 1; first <= 6; first++ {
			for second := 1; second <= 6; second++ {
				m := marks{done: only(2*pair) - 1}
				a.mark(&m, 2*pair, first)
				if got := a.points(&m); got != 0 {
					t.Errorf("pair %d is worth %d before its second number", pair+1, got)
				}
				a.mark(&m, 2*pair+1, second)
				want := first*factors[2*pair] - second*factors[2*pair+1]
				if got := a.points(&m); got != want {
					t.Errorf("pair %d with %d and %d: %d points, want %d", pair+1, first, second, got, want)
				}
				worth = append(worth, want)
			}
		}
		if slices.Max(worth) != most[pair] || slices.Min(worth) != least[pair] {
			t.Errorf("pair %d is worth %d to %d", pair+1, slices.Min(worth), slices.Max(worth))
		}
	}
}

// TestDoppeltPinkMinima writes every number into every box: all may stand
// there, but a bonus asks for at least what is printed.
func TestDoppeltPinkMinima(t *testing.T) {
	least := []int{1, 1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6}
	for box := range least {
		for value := 1; value <= 6; value++ {
			var s sheet
			s.areas[pinkArea].done = only(box) - 1
			if !doppelt.areas[pinkArea].fits(&s.areas[pinkArea], value).has(box) {
				t.Errorf("pink.%d has to take a %d", box+1, value)
			}
			brings := 0
			doppelt.mark(&s, pinkArea, box, value, func(prize) { brings++ })
			if want := box >= 2 && value >= least[box]; (brings == 1) != want {
				t.Errorf("pink.%d with %d brings %d bonuses, want one: %v", box+1, value, brings, want)
			}
			if got := doppelt.areas[pinkArea].points(&s.areas[pinkArea]); got != value {
				t.Errorf("pink.%d with %d: %d points", box+1, value, got)
			}
		}
	}
}

// TestDoppeltBounds are the most and the least points of an area.
func TestDoppeltBounds(t *testing.T) {
	fill := func(area int, odd, even int) int {
		var m marks
		for box := range doppelt.areas[area].size() {
			doppelt.areas[area].mark(&m, box, []int{odd, even}[box%2])
		}
		return doppelt.areas[area].points(&m)
	}
	for _, tt := range []struct{ got, want int }{
		{fill(pairsArea, 6, 1), 92}, {fill(pairsArea, 1, 6), -43}, {fill(pinkArea, 6, 6), 72}, {fill(fallingArea, 12, 12), 78},
	} {
		if tt.got != tt.want {
			t.Errorf("got %d points, want %d", tt.got, tt.want)
		}
	}
}
