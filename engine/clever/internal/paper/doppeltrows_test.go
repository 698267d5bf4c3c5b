package paper

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
		{FallingArea, 12,
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
		var s Sheet
		a, m := &Doppelt.Areas[tt.area], &s.Areas[tt.area]
		for box := range tt.worth {
			if got := boxesOf(Doppelt, tt.area, a.Fits(m, tt.value)); got != fmt.Sprint(box+1) {
				t.Errorf("%s with %d boxes filled takes box %s", a.Colour, box, got)
			}
			before, brings := a.Points(m), "-"
			Doppelt.Mark(&s, tt.area, box, tt.value, func(p Prize) { brings = strings.ReplaceAll(p.Bonus.Words().String(), " ", "_") })
			if got := a.Points(m) - before; got != tt.worth[box] {
				t.Errorf("%s.%d with %d adds %d points, want %d", a.Colour, box+1, tt.value, got, tt.worth[box])
			}
			if want := strings.Fields(tt.brings)[box]; brings != want {
				t.Errorf("%s.%d brings %s, want %s", a.Colour, box+1, brings, want)
			}
		}
		if a.Size() != 12 || a.Fits(m, tt.value) != 0 {
			t.Errorf("%s has %d boxes, want 12 and no more to fill", a.Colour, a.Size())
		}
	}
}

func TestDoppeltBlueFalls(t *testing.T) {
	a := &Doppelt.Areas[FallingArea]
	for sum := 2; sum <= 12; sum++ {
		if a.Fits(&Marks{}, sum) == 0 {
			t.Errorf("the first box has to take %d", sum)
		}
	}
	for before := 2; before <= 12; before++ {
		m := Marks{Done: Only(0)}
		m.Wrote[0] = uint8(before)
		for sum := 2; sum <= 12; sum++ {
			if got, want := a.Fits(&m, sum) != 0, sum <= before; got != want {
				t.Errorf("%d after %d: %v, want %v", sum, before, got, want)
			}
		}
	}
}

// TestDoppeltGreenPairs fills each pair with every two dice.
func TestDoppeltGreenPairs(t *testing.T) {
	factors := []int{2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1}
	most, least := []int{10, 11, 15, 16, 17, 23}, []int{-10, -4, -15, -9, -3, -2}
	a := &Doppelt.Areas[pairsArea]
	for pair := range 6 {
		var worth []int
		for first := 1; first <= 6; first++ {
			for second := 1; second <= 6; second++ {
				m := Marks{Done: Only(2*pair) - 1}
				a.Mark(&m, 2*pair, first)
				if got := a.Points(&m); got != 0 {
					t.Errorf("pair %d is worth %d before its second number", pair+1, got)
				}
				a.Mark(&m, 2*pair+1, second)
				want := first*factors[2*pair] - second*factors[2*pair+1]
				if got := a.Points(&m); got != want {
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
			var s Sheet
			s.Areas[pinkArea].Done = Only(box) - 1
			if !Doppelt.Areas[pinkArea].Fits(&s.Areas[pinkArea], value).Has(box) {
				t.Errorf("pink.%d has to take a %d", box+1, value)
			}
			brings := 0
			Doppelt.Mark(&s, pinkArea, box, value, func(Prize) { brings++ })
			if want := box >= 2 && value >= least[box]; (brings == 1) != want {
				t.Errorf("pink.%d with %d brings %d bonuses, want one: %v", box+1, value, brings, want)
			}
			if got := Doppelt.Areas[pinkArea].Points(&s.Areas[pinkArea]); got != value {
				t.Errorf("pink.%d with %d: %d points", box+1, value, got)
			}
		}
	}
}

// TestDoppeltBounds are the most and the least points of an area.
func TestDoppeltBounds(t *testing.T) {
	fill := func(area int, odd, even int) int {
		var m Marks
		for box := range Doppelt.Areas[area].Size() {
			Doppelt.Areas[area].Mark(&m, box, []int{odd, even}[box%2])
		}
		return Doppelt.Areas[area].Points(&m)
	}
	for _, tt := range []struct{ got, want int }{
		{fill(pairsArea, 6, 1), 92}, {fill(pairsArea, 1, 6), -43}, {fill(pinkArea, 6, 6), 72}, {fill(FallingArea, 12, 12), 78},
	} {
		if tt.got != tt.want {
			t.Errorf("got %d points, want %d", tt.got, tt.want)
		}
	}
}
