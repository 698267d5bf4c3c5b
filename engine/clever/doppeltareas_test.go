package clever

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The areas of Doppelt so clever by their place on the sheet.
const (
	silverArea = iota
	circlesArea
	fallingArea
	pairsArea
	pinkArea
)

func TestDoppeltPrintedSheet(t *testing.T) {
	sheet := newDoppelt(t, 1, nil).Sheet(0)
	// At the left of silver stand the colours of the rows, at the right what
	// the row is worth so far.
	want := map[string]string{
		"silver": `
			. plus_one q:yellow fox q:blue q:green q:pink .
			_ 1        2        3   4      5       6      0
			_ 1        2        3   4      5       6      0
			_ 1        2        3   4      5       6      0
			_ 1        2        3   4      5       6      0`,
		"yellow": `
			.      3        .        6   q:blue
			1      .        2        .   return
			.      4        .        3   q:yellow
			2      .        5        .   q:green
			.      5        .        4   q:pink
			reroll plus_one q:silver fox .`,
		"blue": `
			1 3        6          10 15         21       28       36 45    55       66 78
			_ ≥/return ≥/q:yellow ≥  ≥/plus_one ≥/reroll ≥/q:pink ≥  ≥/fox ≥/return ≥  ≥/q:green`,
		"green": `
			.  −         .  −         .         −  .      −           .           −  .         −
			×2 ×2/reroll ×2 ×1/q:blue ×3/return ×3 ×3/fox ×2/q:silver ×3/plus_one ×1 ×4/q:pink ×1/q:yellow`,
		"pink": `
			_         _         ≥2/reroll   ≥3/return ≥4/plus_one ≥5/q:green
			≥6/q:yellow ≥2/fox  ≥3/q:silver ≥4/reroll ≥5/q:blue   ≥6/q:yellow`,
	}
	for _, area := range sheet.Areas {
		got, want := strings.Fields(printArea(area)), strings.Fields(want[area.Name])
		if !slices.Equal(got, want) {
			t.Errorf("%s is printed\n%s", area.Name, printArea(area))
		}
	}
	var tracks []string
	for _, track := range sheet.Tracks {
		tracks = append(tracks, fmt.Sprintf("%s %d %s", track.Name, track.Slots, codeOf(track.Bonus)))
	}
	if want := []string{"reroll 6 fox", "return 6 q:pink", "plus_one 6 q:silver"}; !slices.Equal(tracks, want) {
		t.Errorf("tracks %q, want %q", tracks, want)
	}
}

func TestDoppeltSilverBoxesByDie(t *testing.T) {
	for value := 1; value <= 6; value++ {
		want := fmt.Sprintf("yellow%[1]d blue%[1]d green%[1]d pink%[1]d", value)
		if got := boxesOf(doppelt, silverArea, doppelt.areas[silverArea].fits(&marks{}, value)); got != want {
			t.Errorf("a %d fits %s, want %s", value, got, want)
		}
	}
}

func TestDoppeltYellowBoxesByDie(t *testing.T) {
	want := []string{1: "a2", 2: "c2 a4", 3: "b1 d3", 4: "b3 d5", 5: "c4 b5", 6: "d1"}
	for value := 1; value <= 6; value++ {
		fits := doppelt.areas[circlesArea].fits(&marks{}, value)
		if got := boxesOf(doppelt, circlesArea, fits); got != want[value] {
			t.Errorf("a %d circles %s, want %s", value, got, want[value])
		}
		circled := marks{done: fits}
		if got := boxesOf(doppelt, circlesArea, doppelt.areas[circlesArea].fits(&circled, value)); got != want[value] {
			t.Errorf("a %d crosses %s, want %s", value, got, want[value])
		}
		crossed := marks{done: fits, twice: fits}
		if got := doppelt.areas[circlesArea].fits(&crossed, value); got != 0 {
			t.Errorf("a %d fits %s, which are crossed", value, boxesOf(doppelt, circlesArea, got))
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
			var s sheet
			var brings []string
			mark := func(name string) {
				doppelt.mark(&s, tt.area, boxOf(t, doppelt, tt.area, name), free, func(p prize) {
					brings = append(brings, fmt.Sprintf("%s: %s", p.from, p.bonus.words()))
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
	a := &doppelt.areas[silverArea]
	want := []int{0, 2, 4, 7, 11, 16, 22}
	for row, colour := range []string{"yellow", "blue", "green", "pink"} {
		var m marks
		for n := 0; n <= 6; n++ {
			if n > 0 {
				a.mark(&m, boxOf(t, doppelt, silverArea, fmt.Sprint(colour, n)), free)
			}
			if got := a.points(&m); got != want[n] {
				t.Errorf("%d crosses in row %d: %d points, want %d", n, row+1, got, want[n])
			}
		}
	}
	if got := a.points(&marks{done: only(a.size()) - 1}); got != 88 {
		t.Errorf("all silver: %d points, want 88", got)
	}
}

func TestDoppeltYellowPoints(t *testing.T) {
	a := &doppelt.areas[circlesArea]
	for n, want := range []int{0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165} {
		if got := a.points(&marks{done: only(a.size()) - 1, twice: only(n) - 1}); got != want {
			t.Errorf("ten circles, %d of them crossed: %d points, want %d", n, got, want)
		}
	}
}

// TestDoppeltMarksAreDrawn looks at circles, crosses and numbers on the sheet.
func TestDoppeltMarksAreDrawn(t *testing.T) {
	m := newDoppelt(t, 1, nil).with(t, 0,
		"silver.blue3 yellow.b1 yellow.d1=x blue.1=9 blue.2=9 green.1=10 green.2=2 green.3=4 pink.1=5")
	want := map[string]string{
		"silver": "blue3", "yellow": "b1○ d1⊗", "blue": "9 9", "green": "10 2 4", "pink": "5",
	}
	points := map[string]int{"silver": 2, "yellow": 3, "blue": 3, "green": 8, "pink": 5}
	for _, a := range m.Sheet(0).Areas {
		if got := marksOf(a); got != want[a.Name] || a.Points != points[a.Name] {
			t.Errorf("%s shows %s for %d points, want %s for %d", a.Name, got, a.Points, want[a.Name], points[a.Name])
		}
	}
}

// boxOf finds a box of an area by its name.
func boxOf(t *testing.T, l *layout, area int, name string) int {
	t.Helper()
	for box := range l.areas[area].size() {
		if l.areas[area].name(box) == name {
			return box
		}
	}
	t.Fatalf("no box %s", name)
	return 0
}
