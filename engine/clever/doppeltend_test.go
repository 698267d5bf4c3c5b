package clever

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// doppeltPoints are the points of Doppelt so clever's areas in the order of the
// sheet.
func doppeltPoints(silver, yellow, blue, green, pink int) map[string]int {
	return map[string]int{"silver": silver, "yellow": yellow, "blue": blue, "green": green, "pink": pink}
}

func TestDoppeltRuling45GreenMayBeNegative(t *testing.T) {
	tests := []struct {
		boxes string
		want  int
	}{
		{"green.1=12", 0}, // an open pair
		{"green.1=2 green.2=12", -10},
		{"green.1=2 green.2=12 green.3=12 green.4=1", 1},
		{"green.1=2 green.2=12 green.3=12", -10},
		{allPairs, 92},
	}
	for _, tt := range tests {
		m := newDoppelt(t, 1, nil).with(t, 0, tt.boxes)
		if got := m.Score().Players[0].Areas["green"]; got != tt.want {
			t.Errorf("%s: %d points, want %d", tt.boxes, got, tt.want)
		}
	}
}

func TestDoppeltRulings46And47WhatAFoxIsWorth(t *testing.T) {
	rest := allSilver + allCrossed + allSums + "pink.1=5 " // 88, 165, 78 and 5
	tests := []struct {
		boxes             string
		counts, orNothing int // what two foxes add
	}{
		{rest + allPairs, 10, 10},
		{rest + "green.1=6 green.2=2", 8, 8},
		{rest + "green.1=4", 0, 0},
		{rest + "green.1=4 green.2=6", -4, 0},
	}
	for _, tt := range tests {
		for value, want := range map[string]int{"counts": tt.counts, "zero": tt.orNothing} {
			m := newDoppelt(t, 1, map[string]string{"negative-fox": value}).with(t, 0, tt.boxes)
			m.sheets[0].Foxes = 2
			p := m.Score().Players[0]
			sum := 0
			for _, points := range p.Areas {
				sum += points
			}
			if p.Counts["foxes"].Points != want || p.Total != sum+want {
				t.Errorf("negative-fox %s, green %d: foxes add %d to %d, want %d", value, p.Areas["green"], p.Counts["foxes"].Points, p.Total, want)
			}
		}
	}
}

func TestDoppeltRuling48TheLastTurn(t *testing.T) {
	m := newDoppelt(t, 2, nil)
	m.round, m.active, m.seat, m.phase = 6, 1, 0, throwing
	m = m.actions(0, 3, 2)
	m.sheets[0].Earned[paper.TakeBack-1] = 3
	m = m.rolled(t, 1, 1, 1, 1, 1, 6).played(t, "take pink pink.1")
	m = m.played(t, "take green green.1", "extra pink pink.1", "extra green green.2")
	if ask := m.Ask(); !ask.Over() || !m.Score().Finished {
		t.Fatalf("asks %+v, want the end: rerolls and dice back lapse", ask)
	}
	wantRefused(t, m, "reroll", "the game is over")
	wantRefused(t, m, "return white", "the game is over")
}

func TestDoppeltRuling49ATieIsWonByTheBestArea(t *testing.T) {
	player := func(name string, areas map[string]int) engine.PlayerScore {
		p := engine.PlayerScore{Name: name, Areas: areas}
		for _, points := range areas {
			p.Total += points
		}
		return p
	}
	ana, ben := player("Ana", doppeltPoints(10, 20, 30, -10, 0)), player("Ben", doppeltPoints(10, 0, 36, 4, 0))
	cleo := player("Cleo", doppeltPoints(0, 36, 10, 2, 2))
	if got := winners([]engine.PlayerScore{ana, ben}); !slices.Equal(got, []string{"Ben"}) {
		t.Errorf("got %v, want Ben with 36 in blue", got)
	}
	if got := winners([]engine.PlayerScore{ana, ben, cleo}); !slices.Equal(got, []string{"Ben", "Cleo"}) {
		t.Errorf("got %v, want Ben and Cleo", got)
	}
	below := player("Dan", doppeltPoints(0, 0, 0, -5, 0))
	if got := winners([]engine.PlayerScore{below, player("Eva", doppeltPoints(0, 0, 0, -9, 0))}); !slices.Equal(got, []string{"Dan"}) {
		t.Errorf("got %v, want Dan with the lesser loss", got)
	}
}

func TestDoppeltRoundsByPlayers(t *testing.T) {
	for players, rounds := range map[int]int{1: 6, 2: 6, 3: 5, 4: 4} {
		m := newDoppelt(t, players, nil)
		for m.phase != over {
			m = step(t, m)
		}
		if int(m.round) != rounds || m.Ask().Rounds != rounds {
			t.Errorf("%d players: ends after round %d, want %d", players, m.round, rounds)
		}
	}
}

func TestDoppeltSoloRating(t *testing.T) {
	tests := []struct {
		total int
		stars float64
	}{
		{-43, 0}, {0, 0}, {139, 0}, {140, 0.5}, {159, 0.5}, {160, 1}, {179, 1}, {180, 1.5}, {199, 1.5}, {200, 2}, {219, 2},
		{220, 2.5}, {239, 2.5}, {240, 3}, {259, 3}, {260, 3.5}, {279, 3.5}, {280, 4}, {299, 4}, {300, 4.5}, {319, 4.5},
		{320, 5}, {321, 5}, {927, 5},
	}
	for _, tt := range tests {
		if got := paper.Doppelt.Rate(tt.total); got.Stars != tt.stars || got.Words == "" {
			t.Errorf("%d points: %+v, want %v stars", tt.total, got, tt.stars)
		}
	}
}
