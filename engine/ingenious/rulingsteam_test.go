package ingenious

import (
	"slices"
	"testing"

	"silvertray/engine"
)

func TestRuling10ATeamSharesOneRowOverTwoBoards(t *testing.T) {
	m := greens(t, newMatch(t, 4, "teams=yes"), 4).with(t, "yellow at 2,0 3,0")
	m = m.scoring(t, 0, map[colour]uint8{green: 14, yellow: 16}).played(t, "tile green yellow at 0,0 1,0")
	wantPoints(t, m, 2, map[colour]uint8{green: 18, yellow: 18}) // Cleo, who sits across
	wantPoints(t, m, 1, nil)
	if m.owed != 2 || m.player() != 0 {
		t.Errorf("owed %d by player %d, want 2 by the one who laid the tile", m.owed, m.player())
	}
}

func TestRuling10TheSecondBoard(t *testing.T) {
	tests := []struct {
		before        uint8
		gain          int
		after, extras uint8
	}{
		{15, 4, 18, 1}, // the rest is lost, the second board begins at its 0
		{18, 4, 22, 0},
		{33, 4, 36, 1},
		{36, 4, 36, 0},
	}
	for _, tt := range tests {
		m := greens(t, newMatch(t, 4, "teams=yes"), tt.gain).scoring(t, 2, map[colour]uint8{green: tt.before}).played(t, greenTile)
		wantPoints(t, m, 0, map[colour]uint8{green: tt.after})
		if m.owed != tt.extras {
			t.Errorf("from %d by %d: owed %d, want %d", tt.before, tt.gain, m.owed, tt.extras)
		}
	}
}

// TestRuling10TheSecondHalfOfADoubleIsLostToo lifts green to 18 with the first
// half: the same tile earns nothing on the second board.
func TestRuling10TheSecondHalfOfADoubleIsLostToo(t *testing.T) {
	m := greens(t, newMatch(t, 4, "teams=yes"), 4).with(t, "green at 2,0").scoring(t, 0, map[colour]uint8{green: 14})
	wantPoints(t, m.played(t, "tile green green at 0,0 1,0"), 0, map[colour]uint8{green: 18})
}

// TestRuling10AnExtraTileCountsOnTheSecondBoard is an extra turn.
func TestRuling10AnExtraTileCountsOnTheSecondBoard(t *testing.T) {
	m := greens(t, newMatch(t, 4, "teams=yes"), 4).scoring(t, 0, map[colour]uint8{green: 15}).played(t, greenTile)
	wantPoints(t, m.played(t, "tile green blue at 0,1 0,2"), 0, map[colour]uint8{green: 18 + 1})
}

func TestRuling10TeamsWinTogether(t *testing.T) {
	m := newMatch(t, 4, "teams=yes").scoring(t, 0, everything(20, nil)).scoring(t, 1, everything(21, nil))
	m.over = true
	score := m.Score()
	if !slices.Equal(score.Winners, []string{"Ben", "Dan"}) || score.Players[0].Place != 2 || score.Players[2].Place != 2 {
		t.Errorf("won by %v, placed %+v", score.Winners, score.Players)
	}
	if _, err := EinfachGenial.New(engine.Setup{Players: names[:3], Settings: map[string]string{"teams": "yes"}}); err == nil {
		t.Error("three players are two teams")
	}
}

func TestRuling11Solo(t *testing.T) {
	m := newMatch(t, 1)
	if ask := m.Ask(); ask.Choice != nil || len(ask.Lay.Shows) != 1 || ask.Lay.Shows[0].Pieces != 1 {
		t.Errorf("asks %+v, want a drawn tile to be shown", ask)
	}
	if len(m.pairs) != 240 {
		t.Errorf("%d pairs are in play, want the inner part's", len(m.pairs))
	}
	m = m.played(t, "shows red green")
	if m.Ask().Choice == nil {
		t.Errorf("asks %+v, want a place for the tile", m.Ask())
	}
	refused(t, m, "tile red red at 1,-5 1,-4", "Ana has to lay one of the tiles shown: red-green")
	refused(t, m, "shows red blue", "the tiles of Ana are known")
	m = greens(t, newMatch(t, 1), 4).scoring(t, 0, map[colour]uint8{green: 16}).played(t, "shows red green", greenTile)
	wantPoints(t, m, 0, map[colour]uint8{green: 18}) // lost on the first board
	if m.owed != 0 || m.Ask().Title != "Draw a tile and lay it" {
		t.Errorf("owed %d, asks %q; alone nobody lays extra tiles", m.owed, m.Ask().Title)
	}
	m = greens(t, newMatch(t, 1), 4).scoring(t, 0, map[colour]uint8{green: 18}).played(t, greenTile)
	wantPoints(t, m, 0, map[colour]uint8{green: 22})
	refused(t, m, "swap red red", "a player alone has no rack to swap")
	refused(t, m, "shows red red, red red", "Ana has one tile to show")
}

func TestRuling12TheFirstTileOfASoloGame(t *testing.T) {
	m := newMatch(t, 1)
	refused(t, m, "tile red red at 0,0 1,0", "beside a printed symbol")
	m = m.played(t, "tile red red at 1,-5 1,-4")
	wantPoints(t, m, 0, map[colour]uint8{red: 1})
	m.played(t, "tile red red at 0,0 1,0")
}

func TestRuling13ThirtySixEverywhereEndsAMatchInTeams(t *testing.T) {
	m := greens(t, newMatch(t, 4, "teams=yes"), 4).scoring(t, 0, everything(36, map[colour]uint8{green: 32}))
	if score := m.played(t, greenTile).Score(); !score.Finished || !slices.Equal(score.Winners, []string{"Ana", "Cleo"}) {
		t.Errorf("finished: %v, won by %v", score.Finished, score.Winners)
	}
	// Eighteen everywhere is only half way.
	m = greens(t, newMatch(t, 4, "teams=yes"), 4).scoring(t, 0, everything(18, map[colour]uint8{green: 14}))
	if m.played(t, greenTile).Score().Finished {
		t.Error("the match ends at 18 everywhere")
	}
}
