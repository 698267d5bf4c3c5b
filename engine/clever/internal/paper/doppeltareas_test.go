package paper

import (
	"fmt"
	"strings"
	"testing"
)

// The areas of Doppelt so clever by their place on the sheet.
const (
	silverArea = iota
	circlesArea
	FallingArea
	pairsArea
	pinkArea
)

func TestDoppeltSilverBoxesByDie(t *testing.T) {
	for value := 1; value <= 6; value++ {
		want := fmt.Sprintf("yellow%[1]d blue%[1]d green%[1]d pink%[1]d", value)
		if got := boxesOf(Doppelt, silverArea, Doppelt.Areas[silverArea].Fits(&Marks{}, value)); got != want {
			t.Errorf("a %d fits %s, want %s", value, got, want)
		}
	}
}

func TestDoppeltYellowBoxesByDie(t *testing.T) {
	want := []string{1: "a2", 2: "c2 a4", 3: "b1 d3", 4: "b3 d5", 5: "c4 b5", 6: "d1"}
	for value := 1; value <= 6; value++ {
		fits := Doppelt.Areas[circlesArea].Fits(&Marks{}, value)
		if got := boxesOf(Doppelt, circlesArea, fits); got != want[value] {
			t.Errorf("a %d circles %s, want %s", value, got, want[value])
		}
		circled := Marks{Done: fits}
		if got := boxesOf(Doppelt, circlesArea, Doppelt.Areas[circlesArea].Fits(&circled, value)); got != want[value] {
			t.Errorf("a %d crosses %s, want %s", value, got, want[value])
		}
		crossed := Marks{Done: fits, Twice: fits}
		if got := Doppelt.Areas[circlesArea].Fits(&crossed, value); got != 0 {
			t.Errorf("a %d fits %s, which are crossed", value, boxesOf(Doppelt, circlesArea, got))
		}
	}
}

// TestDoppeltLines ends every line of silver and yellow with each of its boxes.
// A circle that is crossed brings nothing more, and a crossed box still counts
// as circled.
func TestDoppeltLines(t *testing.T) {
	tests := []struct {
		area          int
		boxes, brings string
	}{
		{silverArea, "yellow1 blue1 green1 pink1", "column 1: extra die"},
		{silverArea, "yellow2 blue2 green2 pink2", "column 2: yellow ?"},
		{silverArea, "yellow3 blue3 green3 pink3", "column 3: fox"},
		{silverArea, "yellow4 blue4 green4 pink4", "column 4: blue ?"},
		{silverArea, "yellow5 blue5 green5 pink5", "column 5: green ?"},
		{silverArea, "yellow6 blue6 green6 pink6", "column 6: pink ?"},
		{silverArea, "yellow1 yellow2 yellow3 yellow4 yellow5 yellow6", ""},
		{circlesArea, "b1 d1", "row 1: blue ?"},
		{circlesArea, "a2 c2", "row 2: die back"},
		{circlesArea, "b3 d3", "row 3: yellow ?"},
		{circlesArea, "a4 c4", "row 4: green ?"},
		{circlesArea, "b5 d5", "row 5: pink ?"},
		{circlesArea, "a2 a4", "column 1: reroll"},
		{circlesArea, "b1 b3 b5", "column 2: extra die"},
		{circlesArea, "c2 c4", "column 3: silver ?"},
		{circlesArea, "d1 d3 d5", "column 4: fox"},
	}
	for _, tt := range tests {
		names := strings.Fields(tt.boxes)
		for last := range names {
			var s Sheet
			var brings []string
			mark := func(name string) {
				Doppelt.Mark(&s, tt.area, boxOf(t, Doppelt, tt.area, name), Free, func(p Prize) {
					brings = append(brings, fmt.Sprintf("%s: %s", p.From, p.Bonus.Words()))
				})
			}
			for i := range names {
				if i == 1 && tt.area == circlesArea {
					mark(names[(last+1)%len(names)]) // cross the first one before the line is full
				}
				mark(names[(last+1+i)%len(names)])
			}
			if tt.area == circlesArea {
				mark(names[last])
			}
			if got := strings.Join(brings, ", "); got != tt.brings {
				t.Errorf("%s with %s last brings %q, want %q", tt.boxes, names[last], got, tt.brings)
			}
		}
	}
}

func TestDoppeltSilverPoints(t *testing.T) {
	a := &Doppelt.Areas[silverArea]
	want := []int{0, 2, 4, 7, 11, 16, 22}
	for row, colour := range []string{"yellow", "blue", "green", "pink"} {
		var m Marks
		for n := 0; n <= 6; n++ {
			if n > 0 {
				a.Mark(&m, boxOf(t, Doppelt, silverArea, fmt.Sprint(colour, n)), Free)
			}
			if got := a.Points(&m); got != want[n] {
				t.Errorf("%d crosses in row %d: %d points, want %d", n, row+1, got, want[n])
			}
		}
	}
	if got := a.Points(&Marks{Done: Only(a.Size()) - 1}); got != 88 {
		t.Errorf("all silver: %d points, want 88", got)
	}
}

func TestDoppeltYellowPoints(t *testing.T) {
	a := &Doppelt.Areas[circlesArea]
	for n, want := range []int{0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165} {
		if got := a.Points(&Marks{Done: Only(a.Size()) - 1, Twice: Only(n) - 1}); got != want {
			t.Errorf("ten circles, %d of them crossed: %d points, want %d", n, got, want)
		}
	}
}

// boxOf finds a box of an area by its name.
func boxOf(t *testing.T, l *Layout, area int, name string) int {
	t.Helper()
	for box := range l.Areas[area].Size() {
		if l.Areas[area].Name(box) == name {
			return box
		}
	}
	t.Fatalf("no box %s", name)
	return 0
}
