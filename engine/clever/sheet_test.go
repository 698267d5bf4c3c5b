package clever

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
)

// printArea is an area as printed: a line for each row of cells, with a dot where
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
