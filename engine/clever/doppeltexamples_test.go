package clever

import (
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// The worked examples of Doppelt so clever, d1 to d14, are those of the notes on
// the rules. The two lists of them, in words and as data, differ in their
// numbers from d8 on; what only the data has is called "data d8".

// TestDoppeltExamplesOfScoring are examples written as filled sheets.
func TestDoppeltExamplesOfScoring(t *testing.T) {
	const fourYellow = "silver: [[x, x, x, x, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]"
	tests := []struct {
		name, sheet string
		area        string
		points      int
	}{
		{"d1: four crosses in a silver row", fourYellow, "silver", 11},
		{"d2: five blue boxes", "blue: [11, 9, 9, 6, 3]", "blue", 15},
		{"d3: green 5 and 1", "green: [10, 2]", "green", 8},
		{"d4: pink", "pink: [5, 3, 1, 4]", "pink", 13},
		{"d7: silver rows of six and three",
			"silver: [[x, x, x, x, x, x], [1, 2, 3, 4, 5, 6], [x, 2, x, 4, x, 6], [1, 2, 3, 4, 5, 6]]", "silver", 29},
		{"d8: green 1, 6, 6, 6", "green: [2, 12, 12, 6]", "green", -4},
		{"d9: green as written", "green: [2, 12, 12, 1]", "green", 1},
		{"d10: pink", "pink: [6, 6, 5, 3, 1, 2]", "pink", 23},
		{"data d8: green 6, 2, 1", "green: [12, 4, 2]", "green", 8},
		{"data d9: green 1, 6", "green: [2, 12]", "green", -10},
		{"data d13: two crosses in a silver row",
			"silver: [[x, 2, 3, 4, 5, x], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]", "silver", 4},
	}
	for _, tt := range tests {
		score, err := ScoreFilled(strings.NewReader("game: doppelt-so-clever\nname: Ana\n" + tt.sheet + "\n"))
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		for area, got := range score.Players[0].Areas {
			want := 0
			if area == tt.area {
				want = tt.points
			}
			if got != want {
				t.Errorf("%s: %s has %d points, want %d", tt.name, area, got, want)
			}
		}
	}
}

// TestDoppeltExamplesWithFoxes are examples that give two foxes to sheets that
// have not earned them.
func TestDoppeltExamplesWithFoxes(t *testing.T) {
	tests := []struct {
		name, boxes string
		want        engine.PlayerScore
	}{
		{"d5", "silver.yellow1 silver.yellow2 silver.yellow3 silver.yellow4 yellow.b1=x yellow.d1=x " +
			"blue.1=10 blue.2=9 blue.3=6 green.1=4 green.2=6 pink.1=5 pink.2=3",
			engine.PlayerScore{Areas: doppeltPoints(11, 10, 6, -2, 8), Counts: withFoxes(2, -4), Total: 29}},
		{"d6", "silver.blue5 yellow.b1=x blue.1=5 green.1=10 green.2=2 pink.1=2",
			engine.PlayerScore{Areas: doppeltPoints(2, 3, 1, 8, 2), Counts: withFoxes(2, 2), Total: 18}},
		{"data d14", "silver.blue5 yellow.b1 blue.1=5 green.1=10 green.2=2 pink.1=2",
			engine.PlayerScore{Areas: doppeltPoints(2, 0, 1, 8, 2), Counts: withFoxes(2, 0), Total: 13}},
	}
	for _, tt := range tests {
		m := newDoppelt(t, 1, nil).with(t, 0, tt.boxes)
		m.sheets[0].Foxes = 2
		wantScore(t, tt.name, m.Score().Players[0], tt.want)
	}
}

func TestDoppeltExampleD11SilverSweeps(t *testing.T) {
	m := newDoppelt(t, 1, nil).rolled(t, 6, 4, 2, 3, 5, 6).played(t, "take silver silver.pink4")
	wantLegal(t, m, "sweep yellow silver.yellow2", "sweep blue silver.blue3", "done")
	m = m.played(t, "sweep yellow silver.yellow2", "sweep blue silver.blue3")
	wantMarked(t, m, 0, "silver.yellow2 silver.blue3 silver.pink4")
	wantLying(t, m, engine.InHand, "white green pink")
}

func TestDoppeltExampleD12PinkMinima(t *testing.T) {
	m := newDoppelt(t, 1, nil).with(t, 0, "pink.1=1 pink.2=1 pink.3=1 pink.4=1").rolled(t, 6, 6, 6, 6, 6, 3)
	m = m.played(t, "take pink pink.5") // asks for 4
	if got := m.sheets[0].Earned[paper.PlusOne-1]; got != 0 || !m.rolls() {
		t.Errorf("%d extra dice, want none for a 3", got)
	}
	m = m.rolled(t, 5, 6, 6, 6, 6).played(t, "take white pink.6") // asks for 5: green ?
	wantLegal(t, m, "bonus 1 green.1", "bonus 2 green.1", "bonus 3 green.1", "bonus 4 green.1", "bonus 5 green.1", "bonus 6 green.1")
	wantMarked(t, m, 0, "pink.1=1 pink.2=1 pink.3=1 pink.4=1 pink.5=3 pink.6=5")
}

func TestDoppeltExampleD13TheSixthReroll(t *testing.T) {
	m := newDoppelt(t, 1, nil).actions(0, 5, 0).with(t, 0, "green.1=2").rolled(t, 6, 6, 6, 6, 1, 6)
	m = m.played(t, "take green green.2")
	if s := m.sheets[0]; s.Foxes != 1 || s.Left(paper.Reroll) != 6 {
		t.Errorf("%d foxes and %d rerolls, want one fox and all six", s.Foxes, s.Left(paper.Reroll))
	}
	m.rolled(t, 1, 1, 1, 1, 1).played(t, "reroll")
}

func TestDoppeltExampleD14BlueBehind5(t *testing.T) {
	m := newDoppelt(t, 1, nil).with(t, 0, "blue.1=5 yellow.b1").rolled(t, 1, 6, 6, 1, 1, 1).played(t, "take yellow yellow.d1")
	wantLegal(t, m, "bonus 2 blue.2", "bonus 3 blue.2", "bonus 4 blue.2", "bonus 5 blue.2")
	m = m.played(t, "bonus 5 blue.2")
	if track := m.Sheet(0).Tracks[1]; track.Name != "return" || track.Earned != 1 {
		t.Errorf("%+v, want one die back", track)
	}
	wantLegal(t, m, "return white", "return blue", "return green", "return pink", "done")
}
