package paper

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// boxesOf are the names of boxes, each with its area.
func boxesOf(l *Layout, area int, boxes Set) string {
	var names []string
	for box := range boxes.Each() {
		names = append(names, l.Areas[area].Name(box))
	}
	return strings.Join(names, " ")
}

func TestYellowBoxesByDie(t *testing.T) {
	want := []string{1: "b2 a3", 2: "a2 c3", 3: "a1 b4", 4: "d3 c4", 5: "c1 d2", 6: "b1 d4"}
	for value := 1; value <= 6; value++ {
		if got := boxesOf(GanzSchoen, 0, GanzSchoen.Areas[0].Fits(&Marks{}, value)); got != want[value] {
			t.Errorf("a %d fits %s, want %s", value, got, want[value])
		}
	}
}

func TestBlueBoxesBySum(t *testing.T) {
	for sum := 2; sum <= 12; sum++ {
		if got := boxesOf(GanzSchoen, 1, GanzSchoen.Areas[1].Fits(&Marks{}, sum)); got != fmt.Sprint(sum) {
			t.Errorf("the sum %d fits %s", sum, got)
		}
	}
}

// TestLines ends every line of the grids with each of its boxes.
func TestLines(t *testing.T) {
	tests := []struct {
		area   int
		boxes  string
		brings string
		points int // of the line alone; blue counts crosses instead
	}{
		{0, "a1 b1 c1", "row 1: blue cross", 0},
		{0, "a2 b2 d2", "row 2: orange 4", 0},
		{0, "a3 c3 d3", "row 3: green cross", 0},
		{0, "b4 c4 d4", "row 4: fox", 0},
		{0, "a1 b2 c3 d4", "diagonal: extra die", 0},
		{0, "a1 a2 a3", "", 10},
		{0, "b1 b2 b4", "", 14},
		{0, "c1 c3 c4", "", 16},
		{0, "d2 d3 d4", "", 20},
		{1, "2 3 4", "row 1: orange 5", 4},
		{1, "5 6 7 8", "row 2: yellow cross", 7},
		{1, "9 10 11 12", "row 3: fox", 7},
		{1, "5 9", "column 1: reroll", 2},
		{1, "2 6 10", "column 2: green cross", 4},
		{1, "3 7 11", "column 3: purple 6", 4},
		{1, "4 8 12", "column 4: extra die", 4},
	}
	for _, tt := range tests {
		names := strings.Fields(tt.boxes)
		for last := range names {
			var s Sheet
			var brings []string
			for i := range names {
				name := names[(last+1+i)%len(names)]
				GanzSchoen.Mark(&s, tt.area, boxOf(t, GanzSchoen, tt.area, name), 1, func(p Prize) {
					brings = append(brings, fmt.Sprintf("%s: %s", p.From, p.Bonus.Words()))
				})
			}
			if got := strings.Join(brings, ", "); got != tt.brings {
				t.Errorf("%s with %s last brings %q, want %q", tt.boxes, names[last], got, tt.brings)
			}
			if got := GanzSchoen.Areas[tt.area].Points(&s.Areas[tt.area]); got != tt.points {
				t.Errorf("%s: %d points, want %d", tt.boxes, got, tt.points)
			}
		}
	}
}

func TestBlueScale(t *testing.T) {
	want := []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56}
	for n, points := range want {
		if got := GanzSchoen.Areas[1].Points(&Marks{Done: Only(n) - 1}); got != points {
			t.Errorf("%d crosses: %d points, want %d", n, got, points)
		}
	}
}

// TestRows fills the areas with arrows box by box.
func TestRows(t *testing.T) {
	tests := []struct {
		area   string
		boxes  int
		least  []int // the lowest die that fits, with a 6 before in purple
		worth  []int // what a 6 adds to the points
		brings string
	}{
		{"green", 11,
			[]int{1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6},
			[]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11},
			"- - - extra_die - blue_cross fox - purple_6 reroll -"},
		{"orange", 11,
			[]int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			[]int{6, 6, 6, 12, 6, 6, 12, 6, 12, 6, 18},
			"- - reroll - yellow_cross extra_die - fox - purple_6 -"},
		{"purple", 11,
			[]int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
			[]int{6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6},
			"- - reroll blue_cross extra_die yellow_cross fox reroll green_cross orange_6 extra_die"},
	}
	for _, tt := range tests {
		var s Sheet
		area := slices.IndexFunc(GanzSchoen.Areas, func(a Area) bool { return a.Colour.String() == tt.area })
		a, m := &GanzSchoen.Areas[area], &s.Areas[area]
		for box := range tt.boxes {
			for value := 1; value <= 6; value++ {
				if got, want := a.Fits(m, value).Has(box), value >= tt.least[box]; got != want {
					t.Errorf("%s.%d takes a %d: %v, want %v", tt.area, box+1, value, got, want)
				}
			}
			before, brings := a.Points(m), "-"
			GanzSchoen.Mark(&s, area, box, 6, func(p Prize) { brings = strings.ReplaceAll(p.Bonus.Words().String(), " ", "_") })
			if got := a.Points(m) - before; got != tt.worth[box] {
				t.Errorf("%s.%d with a 6 adds %d points, want %d", tt.area, box+1, got, tt.worth[box])
			}
			if want := strings.Fields(tt.brings)[box]; brings != want {
				t.Errorf("%s.%d brings %s, want %s", tt.area, box+1, brings, want)
			}
		}
		if a.Size() != tt.boxes || a.Fits(m, 6) != 0 {
			t.Errorf("%s has %d boxes, want %d and no more to fill", tt.area, a.Size(), tt.boxes)
		}
	}
}

func TestPurpleRises(t *testing.T) {
	a := &GanzSchoen.Areas[4]
	for before := 1; before <= 6; before++ {
		m := Marks{Done: Only(0)}
		m.Wrote[0] = uint8(before)
		for value := 1; value <= 6; value++ {
			want := value > before || before == 6
			if got := a.Fits(&m, value) != 0; got != want {
				t.Errorf("%d after %d: %v, want %v", value, before, got, want)
			}
		}
	}
}

// TestWhyIsNeverEmpty checks that whatever does not fit has a reason.
func TestWhyIsNeverEmpty(t *testing.T) {
	for _, l := range []*Layout{GanzSchoen, Doppelt} {
		for i := range l.Areas {
			a := &l.Areas[i]
			var m Marks
			for open := Set(1); open != 0; {
				for value := 0; value <= 12; value++ {
					for box := range a.Size() {
						if !a.Fits(&m, value).Has(box) && a.Why(&m, box, value) == "" {
							t.Errorf("%s: no reason against %d in %s", a.Colour, value, a.Name(box))
						}
					}
				}
				open = a.Fits(&m, Free) | a.Fits(&m, 6)
				for box := range open.Each() {
					a.Mark(&m, box, 6)
					break
				}
			}
		}
	}
}
