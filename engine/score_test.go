package engine

import "testing"

func TestVerdict(t *testing.T) {
	tests := []struct {
		name             string
		players, winners []string
		want             string
	}{
		{"not over", []string{"Ana", "Ben"}, nil, ""},
		{"one has won", []string{"Ana", "Ben"}, []string{"Ben"}, "★ Ben wins"},
		{"a team, or a tie", []string{"Ana", "Ben", "Cem", "Dora"}, []string{"Ana", "Cem"}, "★ Ana and Cem share the win"},
		{"nobody to win against", []string{"Ana"}, []string{"Ana"}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := Score{Players: make([]PlayerScore, len(tt.players)), Winners: tt.winners}
			if got := s.Verdict().String(); got != tt.want {
				t.Errorf("says %q, want %q", got, tt.want)
			}
		})
	}
}

// TestRanked wants places where more than a winner and a loser are told apart.
func TestRanked(t *testing.T) {
	for _, tt := range []struct {
		places []int
		want   bool
	}{{[]int{1}, false}, {[]int{1, 2}, false}, {[]int{0, 0, 0}, false}, {[]int{2, 1, 3}, true}, {[]int{1, 3, 1, 3}, true}} {
		var s Score
		for _, place := range tt.places {
			s.Players = append(s.Players, PlayerScore{Place: place})
		}
		if got := s.Ranked(); got != tt.want {
			t.Errorf("places %v: %t, want %t", tt.places, got, tt.want)
		}
	}
}
