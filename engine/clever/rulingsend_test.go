package clever

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

func TestRuling47AFoxIsWorthTheWeakestArea(t *testing.T) {
	// The rule text's example, g5 and g6 of the rulings: one fox, orange has 5.
	m := newMatch(t, 1, nil)
	m.sheets[0].Foxes = 1
	full := m.with(t, 0, allYellow+allBlue+allGreen+"orange.1=5 purple.1=6")
	if got := full.Score().Players[0]; got.Counts["foxes"].Points != 5 {
		t.Errorf("fox points %d, want 5", got.Counts["foxes"].Points)
	}
	if got := m.with(t, 0, allYellow+allBlue+allGreen+"orange.1=5").Score().Players[0]; got.Counts["foxes"].Points != 0 {
		t.Errorf("fox points %d, want 0: purple is empty", got.Counts["foxes"].Points)
	}
}

func TestRuling48ExtraDiceInTheLastTurn(t *testing.T) {
	m := newMatch(t, 2, nil)
	m.round, m.active, m.seat, m.phase = 6, 1, 0, throwing
	m = m.actions(0, 3, 2).rolled(t, 1, 1, 1, 1, 1, 6).played(t, "take purple purple.1")
	m = m.played(t, "take white green.1", "extra white yellow.b2", "extra yellow yellow.a3")
	if ask := m.Ask(); !ask.Over() {
		t.Fatalf("asks %+v, want the end", ask)
	}
	if !m.Score().Finished {
		t.Error("the score has to be final")
	}
	wantRefused(t, m, "reroll", "the game is over")
	wantRefused(t, m, "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1", "the game is over")
}

func TestRuling49Ties(t *testing.T) {
	player := func(name string, total int, areas ...int) engine.PlayerScore {
		p := engine.PlayerScore{Name: name, Total: total, Areas: map[string]int{}}
		for i, points := range areas {
			p.Areas[paper.GanzSchoen.Areas[i].Colour.String()] = points
		}
		return p
	}
	tests := []struct {
		name    string
		players []engine.PlayerScore
		want    []string
	}{
		{"highest total", []engine.PlayerScore{player("Ana", 100, 60), player("Ben", 101, 50)}, []string{"Ben"}},
		{"best single area", []engine.PlayerScore{player("Ana", 100, 20, 30), player("Ben", 100, 40, 10)}, []string{"Ben"}},
		{"shared", []engine.PlayerScore{player("Ana", 100, 30, 20), player("Ben", 99, 60), player("Cleo", 100, 10, 30)}, []string{"Ana", "Cleo"}},
		{"all at nothing", []engine.PlayerScore{player("Ana", 0), player("Ben", 0)}, []string{"Ana", "Ben"}},
	}
	for _, tt := range tests {
		if got := winners(tt.players); !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", tt.name, got, tt.want)
		}
	}
}

func TestRuling50SoloAlternates(t *testing.T) {
	m := newMatch(t, 1, nil)
	var turns []bool
	for m.phase != over {
		turns = append(turns, m.passive())
		for now, round := m.passive(), m.round; m.phase != over && m.passive() == now && m.round == round; {
			m = step(t, m)
		}
	}
	want := slices.Repeat([]bool{false, true}, 6)
	if !slices.Equal(turns, want) {
		t.Errorf("passive turns %v, want %v", turns, want)
	}
}

// step plays the first legal choice, or a roll of ones in the last three dice.
func step(t *testing.T, m *Match) *Match {
	switch {
	case m.rolls() && m.passive():
		return m.rolled(t, 2, 2, 2, 1, 1, 1)
	case m.rolls():
		return m.rolled(t, 1, 1, 1, 1, 1, 1)
	}
	return m.played(t, m.legal()[0])
}

// soloPassive is a solo match before the first passive roll.
func soloPassive(t *testing.T, settings map[string]string) *Match {
	m := newMatch(t, 1, settings)
	m.startTurn(0, 1)
	return m
}

func TestRuling50TheThreeLowestGoToTheTray(t *testing.T) {
	m := soloPassive(t, nil)
	if ask := m.Ask(); !ask.Roll.Tray || len(ask.Roll.Dice) != 6 {
		t.Fatalf("asks %+v, want six dice for the tray", ask)
	}
	tests := []struct{ roll, tray string }{
		{"roll white=5 yellow=4 blue=1 green=6 orange=3 purple=2", "blue orange purple"},
		// The rule text's example: the orange 3 lies nearest to the tray.
		{"roll white=3 yellow=3 blue=1 green=5 orange=3 purple=2 near=orange,white,yellow", "blue orange purple"},
		{"roll white=3 yellow=3 blue=1 green=5 orange=3 purple=2 near=white,orange,yellow", "white blue purple"},
		{"roll white=4 yellow=4 blue=4 green=4 orange=4 purple=4 near=purple,blue,green,white,yellow,orange", "blue green purple"},
		{"roll white=1 yellow=1 blue=1 green=2 orange=2 purple=2", "white yellow blue"},
		{"roll white=2 yellow=2 blue=1 green=6 orange=6 purple=6", "white yellow blue"},
	}
	for _, tt := range tests {
		wantLying(t, m.played(t, tt.roll), engine.OnTray, tt.tray)
	}
}

func TestRuling50NearIsNeededExactlyForATie(t *testing.T) {
	m := soloPassive(t, nil)
	tie := "roll white=3 yellow=3 blue=1 green=5 orange=3 purple=2"
	wantRefused(t, m, tie, "white, yellow, orange tie for the tray: near= has to order them, nearest first")
	wantRefused(t, m, tie+" near=white,orange", "near= has to name each die that ties for the tray once: white, yellow, orange")
	wantRefused(t, m, tie+" near=white,orange,orange", "near= has to name each die that ties for the tray once: white, yellow, orange")
	wantRefused(t, m, "roll white=5 yellow=4 blue=1 green=6 orange=3 purple=2 near=orange,purple", "no dice tie for the tray, so near= has no place here")
	active := newMatch(t, 1, nil)
	wantRefused(t, active, tie+" near=white,yellow,orange", "no dice tie for the tray, so near= has no place here")
}

func TestRuling50TiesFromTheRight(t *testing.T) {
	// The Italian rule text's example: of two 3s the one further to the right.
	m := soloPassive(t, map[string]string{"solo-tie": "rightmost"})
	roll := "roll white=3 yellow=3 blue=6 green=1 orange=2 purple=5 near="
	wantLying(t, m.played(t, roll+"yellow,white"), engine.OnTray, "yellow green orange")
	wantLying(t, m.played(t, roll+"white,yellow"), engine.OnTray, "white green orange")
}

func TestRuling50ExtraDiceInTheSoloPassiveTurn(t *testing.T) {
	roll := "roll white=5 yellow=4 blue=1 green=6 orange=3 purple=2"
	m := soloPassive(t, nil).actions(0, 0, 1).played(t, roll, "take orange orange.1", "extra green green.1")
	wantMarked(t, m, 0, "green.1 orange.1=3")
	m = soloPassive(t, map[string]string{"solo-extra": "no"}).actions(0, 0, 1).played(t, roll, "take orange orange.1")
	if ask := m.Ask(); ask.Roll == nil || ask.Round != 2 {
		t.Errorf("asks %+v, want the next round: extra dice are forbidden", ask)
	}
}

func TestRuling51NoTrayDieFitsInTheSoloPassiveTurn(t *testing.T) {
	roll := "roll white=5 yellow=4 blue=1 green=6 orange=3 purple=2"
	full := allOrange + "purple.1=2 blue.6"
	m := soloPassive(t, nil).with(t, 0, full).played(t, roll)
	wantLegal(t, m, "pass")
	wantRefused(t, m, "take yellow yellow.d3", "the yellow die is not on the tray")
	m = soloPassive(t, map[string]string{"solo-fallback": "others"}).with(t, 0, full).played(t, roll)
	wantLegal(t, m,
		"take white yellow.c1", "take white yellow.d2", "take white green.1", "take white purple.2",
		"take yellow yellow.d3", "take yellow yellow.c4", "take green green.1", "pass")
}

func TestRoundsByPlayers(t *testing.T) {
	for players, rounds := range map[int]int{1: 6, 2: 6, 3: 5, 4: 4} {
		m := newMatch(t, players, nil)
		if got := m.Ask().Rounds; got != rounds {
			t.Errorf("%d players: %d rounds, want %d", players, got, rounds)
		}
		for m.phase != over {
			m = step(t, m)
		}
		if int(m.round) != rounds {
			t.Errorf("%d players: ends after round %d, want %d", players, m.round, rounds)
		}
	}
}

func TestSoloRating(t *testing.T) {
	tests := []struct {
		total int
		stars float64
	}{
		{0, 0}, {139, 0}, {140, 0.5}, {159, 0.5}, {160, 1}, {179, 1}, {180, 1.5}, {199, 1.5}, {200, 2}, {219, 2},
		{220, 2.5}, {239, 2.5}, {240, 3}, {259, 3}, {260, 4}, {280, 4}, {281, 5}, {624, 5},
	}
	for _, tt := range tests {
		if got := paper.GanzSchoen.Rate(tt.total); got.Stars != tt.stars || got.Words == "" {
			t.Errorf("%d points: %+v, want %v stars", tt.total, got, tt.stars)
		}
	}
}
