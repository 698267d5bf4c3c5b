package goennen

import (
	"slices"
	"testing"
)

// TestScoringKinds holds each kind of reward against displays that a person can
// count. The grid is b2 to d4; "!" marks completed cards.
func TestScoringKinds(t *testing.T) {
	tests := []struct {
		name, kind, cards string
		settings          map[string]string
		want              int
	}{
		{"nothing before it is completed", "line-completed", "s01@c3 s02@b3!", nil, 0},
		// s01: 2 points per completed card in line.
		{"none in line", "line-completed", "s01@c3! b01@b2!", nil, 0},
		{"two in the row, one in the column", "line-completed", "s01@c3! b01@b3! b02@d3! b03@c4!", nil, 6},
		{"only completed ones", "line-completed", "s01@c3! b01@b3! b02@d3 b03@c4", nil, 2},
		{"the far end of a row", "line-completed", "s01@b3! b01@c3 b02@d3!", nil, 2},
		{"the far end, neighbours only", "line-completed", "s01@b3! b01@c3 b02@d3!", map[string]string{"line": "neighbours"}, 0},
		{"a neighbour, neighbours only", "line-completed", "s01@b3! b01@c3! b02@d3!", map[string]string{"line": "neighbours"}, 2},
		// s07 is orange: 3 points per orange card, itself too.
		{"itself counts", "per-colour", "s07@c3!", nil, 3},
		{"cards not completed count", "per-colour", "s07@c3! s02@b2 b04@d4 s01@c4", nil, 9},
		// s11: 5 points per green card beside it.
		{"above and left, not at the corner", "adjacent-colour", "s11@c3! s03@c2 s08@b3 s13@b2", nil, 10},
		{"another colour beside it", "adjacent-colour", "s11@c3! s02@c2", nil, 0},
		// s16: 5 points per row or column of three completed cards.
		{"a row, not with it", "full-lines", "s16@b2! b01@b3! b02@c3! b03@d3!", nil, 5},
		{"a row and a column", "full-lines", "s16@b3! b01@c3! b02@d3! b03@b2! b04@b4!", nil, 10},
		{"two and an open one", "full-lines", "s16@b3! b01@c3! b02@d3", nil, 0},
		{"two only", "full-lines", "s16@b3! b01@c3!", nil, 0},
		// s20 is orange: 9 points for all five colours.
		{"five colours", "five-colours", "s20@c3! s01@b2 s03@b3 s04@b4 s05@c4", nil, 9},
		{"four colours", "five-colours", "s20@c3! s01@b2 s03@b3 s04@b4 s12@c4", nil, 0},
		{"once only, though there are two of some", "five-colours", "s20@c3! s01@b2 s03@b3 s04@b4 s05@c4 s06@c2 s10@d3", nil, 9},
		{"five colours, not all completed", "five-colours", "s20@c3! s01@b2! s03@b3! s04@b4! s05@c4", map[string]string{"plain-colours": "not"}, 0},
		{"five completed colours", "five-colours", "s20@c3! s01@b2! s03@b3! s04@b4! s05@c4!", map[string]string{"plain-colours": "not"}, 9},
		// s25 is purple: 8 points per row or column of one colour.
		{"a yellow row", "mono-lines", "s25@c2! s01@b3 s06@c3 s11@d3", nil, 8},
		{"a yellow row, not completed", "mono-lines", "s25@c2! s01@b3! s06@c3! s11@d3", map[string]string{"plain-colours": "not"}, 0},
		{"a yellow row and a purple column", "mono-lines", "s25@b2! s05@b3! s09@b4! s01@c4 s06@d4 b12@c2 s11@c3", nil, 8},
		{"no line of two", "mono-lines", "s25@c2! s01@b3 s06@c3", nil, 0},
		// s26: 4 points per different bonus completed.
		{"two alike count once", "bonus-variety", "s26@c3! b01@b3! b03@d3! b05@c4!", nil, 8},
		{"all five", "bonus-variety", "s26@c3! b01@b3! b05@d3! b09@c4! b12@b4! b16@d4!", nil, 20},
		{"not completed", "bonus-variety", "s26@c3! b01@b3", nil, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := turn(t, 2, tt.settings, tt.cards)
			if got := m.Score().Players[0].Areas[tt.kind]; got != tt.want {
				t.Errorf("%s: %d points, want %d", tt.kind, got, tt.want)
			}
		})
	}
}

// TestJokers give colour only when completed and chosen.
func TestJokers(t *testing.T) {
	m := turn(t, 2, nil, "s07@c3! b12@b3! b13@d3")
	if got := m.Score().Players[0].Areas["per-colour"]; got != 3 {
		t.Errorf("%d points before the end, want 3", got)
	}
	m.phase, m.seat = colouring, 0
	want := []string{"colour b3 yellow", "colour b3 orange", "colour b3 green", "colour b3 blue", "colour b3 purple"}
	if got := m.legal(); !slices.Equal(got, want) {
		t.Fatalf("choices %q, want %q", got, want)
	}
	if label := m.Label(Move{m.game, m.choices()[1]}); len(label.Brings) != 1 || label.Brings[0].String() != "+3 points" {
		t.Errorf("orange brings %v", label.Brings)
	}
	m = m.played(t, "colour b3 orange")
	if got := m.Score().Players[0].Areas["per-colour"]; got != 6 || m.phase != over {
		t.Errorf("%d points at the end, want 6; phase %d", got, m.phase)
	}
}

func TestTies(t *testing.T) {
	tests := []struct {
		name, ana, ben string
		settings       map[string]string
		winners        []string
		places         []int
	}{
		{"more points", "s07@c3!", "s07@c3! s02@b3", nil, []string{"Ben"}, []int{2, 1}},
		{"fewer empty places", "s07@c3! s01@b3", "s07@c3!", nil, []string{"Ana"}, []int{1, 2}},
		{"as many places, whatever the boxes", "s07@c3! s01@b3", "s07@c3! b01@b3", nil, []string{"Ana", "Ben"}, []int{1, 1}},
		{"fewer empty boxes", "s07@c3! s01@b3", "s07@c3! b01@b3", map[string]string{"tie": "boxes"}, []string{"Ben"}, []int{2, 1}},
		{"no cards at all", "s07@c3!", "s07@c3!", nil, []string{"Ana", "Ben"}, []int{1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := turn(t, 2, tt.settings, tt.ana)
			m.lay(t, 1, tt.ben)
			m.phase = over
			score := m.Score()
			places := []int{score.Players[0].Place, score.Players[1].Place}
			if !slices.Equal(score.Winners, tt.winners) || !slices.Equal(places, tt.places) {
				t.Errorf("won by %v, places %v; want %v, %v", score.Winners, places, tt.winners, tt.places)
			}
		})
	}
}

func TestRating(t *testing.T) {
	for _, tt := range []struct {
		settings map[string]string
		points   int
		want     string
	}{
		{nil, 89, "level 1 is lost: 89 of 90 points"},
		{nil, 95, "level 1 is won: 5 points go on to level 2"},
		{map[string]string{"level": "2", "carried": "5"}, 81, "level 2 is won: 0 points go on to level 3"},
		{map[string]string{"level": "7"}, 70, "the last level is won with 4 campaign points"},
		{map[string]string{"level": "7", "carried": "50"}, 66, "the last level is won with 50 campaign points: the goal is reached"},
	} {
		if got := begin(t, 1, tt.settings).campaign().Rating(tt.points).Words.String(); got != tt.want {
			t.Errorf("%v with %d points: %s, want %s", tt.settings, tt.points, got, tt.want)
		}
	}
}
