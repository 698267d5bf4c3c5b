package clever

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// drawn is a match of three in which Ana has taken white 3, blue 4 and green 6
// in turn, and the tray holds yellow 1, orange 2 and purple 5.
func drawn(t *testing.T) *Match {
	m := newMatch(t, 3, nil).rolled(t, 3, 1, 3, 3, 2, 3).played(t, "take white yellow.a1")
	m = m.rolled(t, 4, 6, 5).played(t, "take blue blue.7").rolled(t, 6, 5).played(t, "take green green.1")
	wantLying(t, m, engine.OnTray, "yellow orange purple")
	return m
}

func TestRuling09ATrayDieThatFitsHasToBeUsed(t *testing.T) {
	m := drawn(t)
	wantLegal(t, m, "take yellow yellow.b2", "take yellow yellow.a3", "take orange orange.1", "take purple purple.1")
	wantRefused(t, m, "pass", "a die can be used, so one has to be taken")
	wantRefused(t, m, "take green green.1", "a tray die fits, so the active player's dice may not be used")
}

func TestRuling10FallbackWhenNoTrayDieFits(t *testing.T) {
	m := drawn(t).with(t, 1, "yellow.b2 yellow.a3 purple.1=5"+allOrange)
	wantLegal(t, m,
		"take white yellow.a1", "take white yellow.b4", "take white blue.7", "take white green.1",
		"take blue blue.7", "take green green.1", "pass")
	if box := m.played(t, "take blue blue.7").sheets[1].Areas[1]; box.Done != paper.Only(5) {
		t.Errorf("blue boxes %b, want the 7 crossed", box.Done)
	}
	if ask := m.played(t, "pass").Ask(); ask.Player != 2 {
		t.Errorf("asks %+v, want Cleo after Ben has passed", ask)
	}
}

func TestRuling10NothingWhenNoDieFitsAnywhere(t *testing.T) {
	m := drawn(t).with(t, 1, allYellow+allBlue+allGreen+allOrange+allPurple)
	wantLegal(t, m, "pass")
}

func TestRuling11SeveralPassivesMayUseTheSameDie(t *testing.T) {
	m := drawn(t).played(t, "take purple purple.1", "take purple purple.1")
	wantMarked(t, m, 1, "purple.1=5")
	wantMarked(t, m, 2, "purple.1=5")
	if ask := m.Ask(); ask.Roll == nil || ask.Player != 1 {
		t.Errorf("asks %+v, want Ben's first roll", ask)
	}
}

func TestRuling13TheSumIsTakenAsTheDiceLie(t *testing.T) {
	// The rule text's example: white 4 was used, the blue 3 as an extra die
	// with it makes 3 + 4 = 7.
	m := newMatch(t, 1, nil).actions(0, 0, 2).rolled(t, 4, 6, 3, 6, 6, 6).played(t, "take white green.1")
	m = m.rolled(t, 6, 6, 6, 6).played(t, "take yellow yellow.b1").rolled(t, 6, 6, 6).played(t, "take orange orange.1")
	m = m.played(t, "extra white yellow.d3")
	wantRefused(t, m, "extra white green.2", "the white die has been an extra die in this turn")
	m = m.played(t, "extra blue blue.7")
	wantMarked(t, m, 0, "yellow.b1 yellow.d3 blue.7 green.1 orange.1=6")
}

func TestRuling15ExtraDiceComeAtTheEnd(t *testing.T) {
	m := newMatch(t, 3, nil).actions(0, 0, 1).actions(1, 0, 1).rolled(t, 1, 1, 1, 1, 1, 1)
	wantRefused(t, m, "extra white green.1", "extra dice come at the end of a player's turn")
	wantRefused(t, m, "done", "extra dice come at the end of a player's turn")
	m = drawn(t).actions(1, 0, 1)
	wantRefused(t, m, "extra yellow yellow.b2", "extra dice come at the end of a player's turn")
	m = m.played(t, "take yellow yellow.b2")
	wantRefused(t, m, "take yellow yellow.a3", "the choice of a die is over, only extra dice are left")
	m = m.played(t, "extra yellow yellow.a3")
	if ask := m.Ask(); ask.Player != 2 {
		t.Errorf("asks %+v, want Cleo: Ben has no extra die left", ask)
	}
}

func TestRuling16ExtraDiceAreAnyOfTheSixEachOncePerTurn(t *testing.T) {
	m := drawn(t).actions(1, 0, 7).played(t, "take orange orange.1")
	wantLegal(t, m,
		"extra white yellow.a1", "extra white yellow.b4", "extra white blue.7", "extra white green.1", "extra white orange.2", "extra white purple.1",
		"extra yellow yellow.b2", "extra yellow yellow.a3", "extra blue blue.7", "extra green green.1",
		"extra orange orange.2", "extra purple purple.1", "done")
	m = m.played(t, "extra white blue.7", "extra orange orange.2")
	wantLegal(t, m, "extra yellow yellow.b2", "extra yellow yellow.a3", "extra green green.1", "extra purple purple.1", "done")
	m = m.played(t, "done", "take orange orange.1")
	m = m.rolled(t, 1, 1, 1, 1, 1, 1) // Ben is active: a new turn, all dice may be extra again
	if m.spent != 0 {
		t.Errorf("extra dice used: %b, want none in a new turn", m.spent)
	}
}

func TestRuling17ExtraDiceAreLimitedPerPlayer(t *testing.T) {
	m := drawn(t).actions(1, 0, 1).actions(2, 0, 1)
	m = m.played(t, "take orange orange.1", "extra purple purple.1", "take orange orange.1", "extra purple purple.1")
	wantMarked(t, m, 2, "orange.1=2 purple.1=5")
}

func TestRuling18AnExtraDieMovesNoDice(t *testing.T) {
	m := newMatch(t, 2, nil).actions(0, 0, 2).rolled(t, 1, 1, 1, 1, 6, 1).played(t, "take orange orange.1")
	tray := m.lying(engine.OnTray)
	m = m.played(t, "extra orange orange.2")
	wantLying(t, m, engine.OnTray, tray)
	wantLying(t, m, engine.OnField, "orange")
}

func TestRuling19TheActivePlayersExtraDiceComeFirst(t *testing.T) {
	m := newMatch(t, 2, nil).actions(0, 0, 1).actions(1, 0, 1).rolled(t, 1, 1, 1, 1, 6, 1).played(t, "take orange orange.1")
	if ask := m.Ask(); ask.Player != 0 || ask.Title.String() != "Extra die, 1 left" {
		t.Errorf("asks %+v, want Ana's extra dice", ask)
	}
	if ask := m.played(t, "done").Ask(); ask.Player != 1 || ask.Title != "A die from the tray" {
		t.Errorf("asks %+v, want Ben's die from the tray", ask)
	}
}

func TestRuling20AnExtraDieAfterNoPassiveDie(t *testing.T) {
	m := drawn(t).with(t, 1, "yellow.b2 yellow.a3 purple.1=5"+allOrange).actions(1, 0, 1).played(t, "pass")
	wantLegal(t, m, "extra white yellow.a1", "extra white yellow.b4", "extra white blue.7", "extra white green.1",
		"extra blue blue.7", "extra green green.1", "done")
}

func TestRuling21AnActionCanBeUsedInTheTurnThatBringsIt(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "green.1 green.2 green.3").rolled(t, 1, 1, 1, 5, 1, 1)
	m = m.played(t, "take green green.4")
	wantLegal(t, m,
		"extra white yellow.b2", "extra white yellow.a3", "extra white blue.2", "extra white orange.1", "extra white purple.1",
		"extra yellow yellow.b2", "extra yellow yellow.a3", "extra blue blue.2", "extra green green.5",
		"extra orange orange.1", "extra purple purple.1", "done")
	m = newMatch(t, 1, nil).actions(0, 0, 0).with(t, 0, "orange.1=1 orange.2=1")
	m = m.rolled(t, 6, 6, 6, 6, 2, 6).played(t, "take orange orange.3").rolled(t, 1, 1, 1, 1, 1).played(t, "reroll")
	if track := m.Sheet(0).Tracks[0]; track.Earned != 1 || track.Used != 1 {
		t.Errorf("rerolls %+v, want the new one used", track)
	}
}
