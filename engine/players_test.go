package engine

import (
	"strings"
	"testing"
)

func TestCheckPlayers(t *testing.T) {
	for _, players := range [][]string{{"Ana"}, {"Ana", "Ben", "Cleo", "Dan"}, {strings.Repeat("ä", 40)}} {
		if err := CheckPlayers(players, 4); err != nil {
			t.Errorf("%q: %v", players, err)
		}
	}
	tests := map[string][]string{
		"0 players":             {},
		"3 players":             {"Ana", "Ben", "Cleo"},
		"empty or has spaces":   {"Ana", " "},
		"longer than 40":        {strings.Repeat("a", 41)},
		"a control character":   {"A#a"},
		"a player \"Ana\" alre": {"Ana", "Ana"},
	}
	for want, players := range tests {
		if err := CheckPlayers(players, 2); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", players, err, want)
		}
	}
}
