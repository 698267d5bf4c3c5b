package clever

import (
	"strings"
	"testing"

	"silvertray/engine"
)

// TestExamplesOfScoring are worked examples of the notes on the rules, written
// as filled sheets.
func TestExamplesOfScoring(t *testing.T) {
	const allYellow = "yellow: [[x, x, x, X], [x, x, X, x], [x, X, x, x], [X, x, x, x]]\n"
	tests := []struct {
		name, sheet string
		want        engine.PlayerScore
	}{
		{"g1: four blue crosses", "blue: [2, 5, 8, 12]", engine.PlayerScore{Areas: areaPoints(0, 7, 0, 0, 0), Total: 7}},
		{"g1: nine blue crosses", "blue: [2, 3, 5, 6, 7, 8, 9, 10, 11]", engine.PlayerScore{Areas: areaPoints(0, 37, 0, 0, 0), Total: 37}},
		{"g2: five green crosses", "green: 5", engine.PlayerScore{Areas: areaPoints(0, 0, 15, 0, 0), Total: 15}},
		{"g3: orange", "orange: [5, 2, 3, 12]", engine.PlayerScore{Areas: areaPoints(0, 0, 0, 22, 0), Total: 22}},
		{"g4: purple", "purple: [2, 5, 6, 3]", engine.PlayerScore{Areas: areaPoints(0, 0, 0, 0, 16), Total: 16}},
		{"g6: three foxes",
			allYellow + "blue: [9, 10, 11, 12, 2]\ngreen: 7\norange: [3, 5, 2, 8]\npurple: [2, 4, 6, 1]",
			engine.PlayerScore{Areas: areaPoints(60, 11, 28, 18, 13), Counts: withFoxes(3, 33), Total: 163}},
		{"g7: everything, all sixes",
			allYellow + "blue: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\ngreen: 11\n" +
				"orange: [6, 6, 6, 12, 6, 6, 12, 6, 12, 6, 18]\npurple: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]",
			engine.PlayerScore{Areas: areaPoints(60, 56, 66, 96, 66), Counts: withFoxes(5, 280), Total: 624}},
		{"g8: two of three in column 1", "yellow: [[x, 6, 5, X], [x, 1, X, 5], [1, X, 2, 4], [X, 3, 4, 6]]",
			engine.PlayerScore{Areas: areaPoints(0, 0, 0, 0, 0)}},
		{"g8: column 1", "yellow: [[x, 6, 5, X], [x, 1, X, 5], [x, X, 2, 4], [X, 3, 4, 6]]",
			engine.PlayerScore{Areas: areaPoints(10, 0, 0, 0, 0), Total: 10}},
	}
	for _, tt := range tests {
		score, err := ScoreFilled(strings.NewReader("game: ganz-schoen-clever\nname: Ana\n" + tt.sheet + "\n"))
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		wantScore(t, tt.name, score.Players[0], tt.want)
	}
}

func areaPoints(yellow, blue, green, orange, purple int) map[string]int {
	return map[string]int{"yellow": yellow, "blue": blue, "green": green, "orange": orange, "purple": purple}
}

func wantScore(t *testing.T, name string, got, want engine.PlayerScore) {
	t.Helper()
	for area, points := range want.Areas {
		if got.Areas[area] != points {
			t.Errorf("%s: %s has %d points, want %d", name, area, got.Areas[area], points)
		}
	}
	if got.Counts["foxes"].Many != want.Counts["foxes"].Many || got.Counts["foxes"].Points != want.Counts["foxes"].Points || got.Total != want.Total {
		t.Errorf("%s: %d foxes for %d points, total %d; want %d for %d, total %d",
			name, got.Counts["foxes"].Many, got.Counts["foxes"].Points, got.Total, want.Counts["foxes"].Many, want.Counts["foxes"].Points, want.Total)
	}
}

// TestExampleG5 is the rule text's own sum: one fox on the areas 46, 37, 28, 5
// and 21 makes 142.
func TestExampleG5(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0,
		"yellow.a1 yellow.a2 yellow.a3 yellow.c1 yellow.c3 yellow.c4 yellow.d2 yellow.d3 yellow.d4 "+
			"blue.2 blue.3 blue.4 blue.5 blue.6 blue.7 blue.8 blue.9 blue.10 "+
			"green.1 green.2 green.3 green.4 green.5 green.6 green.7 "+
			"orange.1=5 purple.1=6 purple.2=6 purple.3=6 purple.4=3")
	m.sheets[0].Foxes = 1
	wantScore(t, "g5", m.Score().Players[0], engine.PlayerScore{
		Areas: areaPoints(46, 37, 28, 5, 21), Counts: withFoxes(1, 5), Total: 142})
}

func TestExampleG9FoxesOnAnEmptySheet(t *testing.T) {
	m := newMatch(t, 1, nil)
	m.sheets[0].Foxes = 5
	wantScore(t, "g9", m.Score().Players[0], engine.PlayerScore{Areas: areaPoints(0, 0, 0, 0, 0), Counts: withFoxes(5, 0)})
}

func TestExampleG10OrangeDoubles(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "orange.1=1 orange.2=1 orange.3=1").rolled(t, 1, 1, 1, 1, 5, 1)
	wantMarked(t, m.played(t, "take orange orange.4"), 0, "orange.1=1 orange.2=1 orange.3=1 orange.4=10")
}

func TestExampleG11YellowRow2WritesA4(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "yellow.a2 yellow.b2").rolled(t, 1, 5, 1, 1, 1, 1)
	m = m.played(t, "take yellow yellow.d2", "bonus 4 orange.1")
	wantMarked(t, m, 0, "yellow.a2 yellow.b2 yellow.d2 orange.1=4")
}

func TestExampleG12BlueColumn2CrossesGreen7(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "blue.2 blue.10 green.1 green.2 green.3 green.4 green.5 green.6")
	m = m.rolled(t, 3, 1, 3, 1, 1, 1).played(t, "take blue blue.6", "bonus x green.7")
	if foxes := m.Sheet(0).Tallies[0].Many; foxes != 1 {
		t.Errorf("%d foxes, want 1", foxes)
	}
}

// g13, a purple 6 lost on a full row, is the test of ruling 22.

func TestExampleG14BlueColumn1BringsAReroll(t *testing.T) {
	m := newMatch(t, 1, nil).actions(0, 0, 0).with(t, 0, "blue.5").rolled(t, 6, 1, 3, 1, 1, 1)
	m = m.played(t, "take blue blue.9")
	if track := m.Sheet(0).Tracks[0]; track.Name != "reroll" || track.Earned != 1 {
		t.Errorf("%+v, want one reroll", track)
	}
}
