package clever

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

// print is an area as printed: a line for each row of cells, with a dot where
// nothing is printed.
func printArea(a engine.Area) string {
	rows := make([][]string, a.Rows)
	for i := range rows {
		rows[i] = slices.Repeat([]string{"."}, a.Cols)
	}
	for _, c := range a.Cells {
		words := strings.Fields(c.Printed + " " + codeOf(c.Bonus))
		rows[c.Row][c.Col] = strings.Join(words, "/")
		if len(words) == 0 {
			rows[c.Row][c.Col] = "_" // an empty box
		}
	}
	var lines []string
	for _, row := range rows {
		lines = append(lines, strings.Join(row, " "))
	}
	return strings.Join(lines, "\n")
}

func TestPrintedSheet(t *testing.T) {
	sheet := newMatch(t, 1, nil).Sheet(0)
	want := map[string]string{
		"yellow": `
			 3  6  5  ×  x:blue
			 2  1  ×  5  4:orange
			 1  ×  2  4  x:green
			 ×  3  4  6  fox
			10 14 16 20  plus_one`,
		"blue": `
			.       2        3         4         5:orange
			5       6        7         8         x:yellow
			9       10       11        12        fox
			reroll  x:green  6:purple  plus_one  .`,
		"green": `
			 1  3  6 10           15 21         28      36 45          55         66
			≥1 ≥2 ≥3 ≥4/plus_one  ≥5 ≥1/x:blue  ≥2/fox  ≥3 ≥4/6:purple ≥5/reroll  ≥6`,
		"orange": `
			_ _ reroll ×2 x:yellow plus_one ×2 fox ×2 6:purple ×3`,
		"purple": `
			_ < </reroll </x:blue </plus_one </x:yellow </fox </reroll </x:green </6:orange </plus_one`,
	}
	for _, area := range sheet.Areas {
		got, want := strings.Fields(printArea(area)), strings.Fields(want[area.Name])
		if !slices.Equal(got, want) {
			t.Errorf("%s is printed\n%s", area.Name, printArea(area))
		}
	}
	for _, track := range sheet.Tracks {
		if track.Slots != 7 {
			t.Errorf("%s has %d circles, want 7", track.Name, track.Slots)
		}
	}
}

// boxesOf are the names of boxes, each with its area.
func boxesOf(l *layout, area int, boxes set) string {
	var names []string
	for box := range boxes.each() {
		names = append(names, l.areas[area].name(box))
	}
	return strings.Join(names, " ")
}

func TestYellowBoxesByDie(t *testing.T) {
	want := []string{1: "b2 a3", 2: "a2 c3", 3: "a1 b4", 4: "d3 c4", 5: "c1 d2", 6: "b1 d4"}
	for value := 1; value <= 6; value++ {
		if got := boxesOf(ganzSchoen, 0, ganzSchoen.areas[0].fits(&marks{}, value)); got != want[value] {
			t.Errorf("a %d fits %s, want %s", value, got, want[value])
		}
	}
}

func TestBlueBoxesBySum(t *testing.T) {
	for sum := 2; sum <= 12; sum++ {
		if got := boxesOf(ganzSchoen, 1, ganzSchoen.areas[1].fits(&marks{}, sum)); got != fmt.Sprint(sum) {
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
			var s sheet
			var brings []string
			for i := range names {
				name := names[(last+1+i)%len(names)]
				ganzSchoen.mark(&s, tt.area, boxOf(t, ganzSchoen, tt.area, name), 1, func(p prize) {
					brings = append(brings, fmt.Sprintf("%s: %s", p.from, p.bonus.words()))
				})
			}
			if got := strings.Join(brings, ", "); got != tt.brings {
				t.Errorf("%s with %s last brings %q, want %q", tt.boxes, names[last], got, tt.brings)
			}
			if got := ganzSchoen.areas[tt.area].points(&s.areas[tt.area]); got != tt.points {
				t.Errorf("%s: %d points, want %d", tt.boxes, got, tt.points)
			}
		}
	}
}

func TestBlueScale(t *testing.T) {
	want := []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56}
	for n, points := range want {
		if got := ganzSchoen.areas[1].points(&marks{done: only(n) - 1}); got != points {
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
		var s sheet
		area := slices.IndexFunc(ganzSchoen.areas, func(a area) bool { return a.colour.String() == tt.area })
		a, m := &ganzSchoen.areas[area], &s.areas[area]
		for box := range tt.boxes {
			for value := 1; value <= 6; value++ {
				if got, want := a.fits(m, value).has(box), value >= tt.least[box]; got != want {
					t.Errorf("%s.%d takes a %d: %v, want %v", tt.area, box+1, value, got, want)
				}
			}
			before, brings := a.points(m), "-"
			ganzSchoen.mark(&s, area, box, 6, func(p prize) { brings = strings.ReplaceAll(p.bonus.words().String(), " ", "_") })
			if got := a.points(m) - before; got != tt.worth[box] {
				t.Errorf("%s.%d with a 6 adds %d points, want %d", tt.area, box+1, got, tt.worth[box])
			}
			if want := strings.Fields(tt.brings)[box]; brings != want {
				t.Errorf("%s.%d brings %s, want %s", tt.area, box+1, brings, want)
			}
		}
		if a.size() != tt.boxes || a.fits(m, 6) != 0 {
			t.Errorf("%s has %d boxes, want %d and no more to fill", tt.area, a.size(), tt.boxes)
		}
	}
}

func TestPurpleRises(t *testing.T) {
	a := &ganzSchoen.areas[4]
	for before := 1; before <= 6; before++ {
		m := marks{done: only(0)}
		m.wrote[0] = uint8(before)
		for value := 1; value <= 6; value++ {
			want := value > before || before == 6
			if got := a.fits(&m, value) != 0; got != want {
				t.Errorf("%d after %d: %v, want %v", value, before, got, want)
			}
		}
	}
}

// TestWhyIsNeverEmpty checks that whatever does not fit has a reason.
func TestWhyIsNeverEmpty(t *testing.T) {
	for _, g := range family {
		for i := range g.layout.areas {
			a := &g.layout.areas[i]
			var m marks
			for open := set(1); open != 0; {
				for value := 0; value <= 12; value++ {
					for box := range a.size() {
						if !a.fits(&m, value).has(box) && a.why(&m, box, value) == "" {
							t.Errorf("%s: no reason against %d in %s", a.colour, value, a.name(box))
						}
					}
				}
				open = a.fits(&m, free) | a.fits(&m, 6)
				for box := range open.each() {
					a.mark(&m, box, 6)
					break
				}
			}
		}
	}
}
