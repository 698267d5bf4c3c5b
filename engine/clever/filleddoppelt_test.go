package clever

import (
	"fmt"
	"strings"
	"testing"

	"silvertray/engine"
)

func ExampleScoreFilled_doppelt() {
	score, err := ScoreFilled(strings.NewReader(`
game: doppelt-so-clever
name: Ana
silver:
  - [x, x, x, x, 5, 6]
  - [1, 2, x, 4, 5, 6]
  - [1, x, x, 4, 5, 6]
  - [1, 2, x, 4, 5, x]
yellow:
  - [x, o]
  - [1, o]
  - [4, x]
  - [2, 5]
  - [5, 4]
blue: [10, 9, 6]
green: [10, 2, 12]
pink: [5, 3, 1, 4]
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	p := score.Players[0]
	fmt.Println(p.Areas)
	fmt.Printf("%d fox: %d, total %d\n", p.Counts["foxes"].Many, p.Counts["foxes"].Points, p.Total)
	// Output:
	// map[blue:6 green:8 pink:13 silver:21 yellow:10]
	// 1 fox: 6, total 64
}

// Areas of a filled sheet with everything in them.
const (
	silverX = "silver: [[x, x, x, x, x, x], [x, x, x, x, x, x], [x, x, x, x, x, x], [x, x, x, x, x, x]]\n"
	yellowX = "yellow: [[x, x], [x, x], [x, x], [x, x], [x, x]]\n"
	blueX   = "blue: [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]\n"
	greenX  = "green: [12, 2, 12, 1, 18, 3, 18, 2, 18, 1, 24, 1]\n"
	pinkX   = "pink: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]\n"
)

func TestDoppeltFilled(t *testing.T) {
	tests := []struct {
		name, sheet string
		want        engine.PlayerScore
	}{
		{"empty", "", engine.PlayerScore{Areas: doppeltPoints(0, 0, 0, 0, 0)}},
		{"full", silverX + yellowX + blueX + greenX + pinkX,
			engine.PlayerScore{Areas: doppeltPoints(88, 165, 78, 92, 72), Counts: withFoxes(6, 432), Total: 927}},
		{"circles count for the fox, not for points", "yellow: [[3, o], [1, 2], [4, o], [2, 5], [5, o]]",
			engine.PlayerScore{Areas: doppeltPoints(0, 0, 0, 0, 0), Counts: withFoxes(1, 0)}},
		{"a fox beside a negative area", "silver: [[1, 2, x, 4, 5, 6], [1, 2, x, 4, 5, 6], [1, 2, x, 4, 5, 6], [1, 2, x, 4, 5, 6]]\ngreen: [2, 12]",
			engine.PlayerScore{Areas: doppeltPoints(8, 0, 0, -10, 0), Counts: withFoxes(1, -10), Total: -12}},
		{"pink 8 needs 2 for its fox", "pink: [1, 1, 1, 1, 1, 1, 1, 1]",
			engine.PlayerScore{Areas: doppeltPoints(0, 0, 0, 0, 8), Total: 8}},
		{"pink 8 has 2 for its fox", "pink: [1, 1, 1, 1, 1, 1, 1, 2]",
			engine.PlayerScore{Areas: doppeltPoints(0, 0, 0, 0, 9), Counts: withFoxes(1, 0), Total: 9}},
		// Round 1, yellow column 1, blue 6, green 2, pink 3 and pink 10 are the six
		// rerolls; their track ends with a fox. Blue 9 and pink 8 are two more.
		{"the fox at the end of the rerolls", "yellow: [[3, 6], [o, 2], [4, 3], [x, 5], [5, 4]]\n" +
			"blue: [9, 9, 9, 9, 9, 9]\ngreen: [2, 2]\npink: [1, 1, 2, 1, 1, 1, 1, 1, 1, 4]",
			engine.PlayerScore{Areas: doppeltPoints(0, 3, 21, 0, 14), Counts: withFoxes(1, 0), Total: 38}},
		{"five rerolls bring none", "yellow: [[3, 6], [o, 2], [4, 3], [x, 5], [5, 4]]\n" +
			"blue: [9, 9, 9, 9, 9, 9]\ngreen: [2, 2]\npink: [1, 1, 2, 1, 1, 1, 1, 1, 1, 3]",
			engine.PlayerScore{Areas: doppeltPoints(0, 3, 21, 0, 13), Total: 37}},
	}
	for _, tt := range tests {
		score, err := ScoreFilled(strings.NewReader("game: doppelt-so-clever\nname: Ana\n" + tt.sheet))
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		wantScore(t, tt.name, score.Players[0], tt.want)
		if score.Players[0].Rating == nil {
			t.Errorf("%s: a single player has to be rated", tt.name)
		}
	}
}

func TestDoppeltFilledFaults(t *testing.T) {
	tests := []struct{ name, sheet, want string }{
		{"wrong silver number", "silver: [[1, 3, 3, 4, 5, 6], [], [], []]",
			"Ana: silver row 1 box 2: 2 or a cross belongs here, not \"3\"\n" +
				"Ana: silver row 2: 6 boxes are printed, not 0\nAna: silver row 3: 6 boxes are printed, not 0\nAna: silver row 4: 6 boxes are printed, not 0"},
		{"three silver rows", strings.Replace(silverX, ", [x, x, x, x, x, x]]", "]", 1), "Ana: silver: 4 rows are printed, not 3"},
		{"seven silver boxes", strings.Replace(silverX, "[[x", "[[x, x", 1), "Ana: silver row 1: 7 entries are too many: there is room for 6"},
		{"four yellow rows", "yellow: [[x, x], [x, x], [x, x], [x, x]]", "Ana: yellow: 5 rows are printed, not 4"},
		{"one yellow box", strings.Replace(yellowX, "[[x, x]", "[[x]", 1), "Ana: yellow row 1: 2 boxes are printed, not 1"},
		{"three yellow boxes", strings.Replace(yellowX, "[[x", "[[x, x", 1), "Ana: yellow row 1: 3 entries are too many: there is room for 2"},
		{"wrong yellow number", strings.Replace(yellowX, "[[x", "[[4", 1),
			`Ana: yellow row 1: 3, o for a circle or x for a crossed circle belongs here, not "4"`},
		{"rising blue", "blue: [5, 6]", "Ana: blue box 2: 6 cannot stand here: this box takes 5 at most, not 6"},
		{"no sum", "blue: [1]", "Ana: blue box 1: 1 cannot stand here: two dice come to 2 to 12"},
		{"too high a sum", "blue: [13]", "Ana: blue box 1: 13 cannot stand here: two dice come to 2 to 12"},
		{"too many sums", "blue: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "Ana: blue: 13 entries are too many: there is room for 12"},
		{"green not multiplied", "green: [5]", "Ana: green box 1: 5 cannot stand here: this box takes 2, 4, 6, 8, 10, 12"},
		{"a word in green", "green: [10, two]", `Ana: green box 2: "two" is no whole number`},
		{"pink 7", "pink: [7]", "Ana: pink box 1: 7 cannot stand here: this box takes 1, 2, 3, 4, 5, 6"},
		{"pink alone", "pink: 6", "Ana: pink: a list belongs here, such as [2, 5, 9]"},
		{"an area of the other sheet", "orange: [3]", `Ana: no area is called "orange"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ScoreFilled(strings.NewReader("game: doppelt-so-clever\nname: Ana\n" + tt.sheet))
			if err == nil || err.Error() != tt.want {
				t.Errorf("\n got %v\nwant %s", err, tt.want)
			}
		})
	}
}
