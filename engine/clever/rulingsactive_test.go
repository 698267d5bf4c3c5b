package clever

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// The tests of rulings carry the numbers of ../../../shared/rules/clever.md.

// atRound is a match of so many players at the very start of a round, without
// any action circled before it.
func atRound(t testing.TB, players int, round uint8) *Match {
	m := newMatch(t, players, nil)
	m.sheets = [seats]paper.Sheet{}
	m.round = round - 1
	m.startRound()
	m.settle()
	return m
}

func TestRuling01RoundBonusBeforeTheFirstRoll(t *testing.T) {
	tests := []struct {
		round           uint8
		rerolls, extras int
	}{{1, 1, 0}, {2, 0, 1}, {3, 1, 0}, {5, 0, 0}, {6, 0, 0}}
	for _, tt := range tests {
		m := atRound(t, 2, tt.round)
		if ask := m.Ask(); ask.Roll == nil || ask.Player != 0 || ask.Title != "First roll" {
			t.Errorf("round %d asks %+v, want Ana's first roll", tt.round, ask)
		}
		for player := range 2 {
			tracks := m.Sheet(player).Tracks
			if tracks[0].Earned != tt.rerolls || tracks[1].Earned != tt.extras {
				t.Errorf("round %d, player %d: %+v, want %d rerolls and %d extra dice", tt.round, player, tracks, tt.rerolls, tt.extras)
			}
		}
	}
}

func TestRuling01EachChoosesTheBlackBonus(t *testing.T) {
	m := atRound(t, 2, 4).with(t, 0, "yellow.a1").with(t, 1, allYellow)
	if ask := m.Ask(); ask.Player != 0 || ask.Title != "Black bonus" || ask.Round != 4 {
		t.Fatalf("asks %+v, want Ana for the black bonus of round 4", ask)
	}
	wantLegal(t, m,
		"bonus x yellow.b1", "bonus x yellow.c1", "bonus x yellow.a2", "bonus x yellow.b2", "bonus x yellow.d2",
		"bonus x yellow.a3", "bonus x yellow.c3", "bonus x yellow.d3", "bonus x yellow.b4", "bonus x yellow.c4", "bonus x yellow.d4",
		"bonus x blue.2", "bonus x blue.3", "bonus x blue.4", "bonus x blue.5", "bonus x blue.6", "bonus x blue.7",
		"bonus x blue.8", "bonus x blue.9", "bonus x blue.10", "bonus x blue.11", "bonus x blue.12",
		"bonus x green.1", "bonus 6 orange.1", "bonus 6 purple.1")
	m = m.played(t, "bonus 6 purple.1")
	if ask := m.Ask(); ask.Player != 1 || m.legal()[0] != "bonus x blue.2" {
		t.Fatalf("asks %+v, want Ben, who has no yellow box left", ask)
	}
	m = m.played(t, "bonus 6 orange.1")
	wantMarked(t, m, 0, "yellow.a1 purple.1=6")
	if ask := m.Ask(); ask.Roll == nil || ask.Player != 0 {
		t.Errorf("asks %+v, want Ana's first roll once both have chosen", ask)
	}
}

func TestRuling02EqualDiceStayInHand(t *testing.T) {
	m := newMatch(t, 2, nil).rolled(t, 3, 5, 3, 2, 1, 6).played(t, "take white green.1")
	wantLying(t, m, engine.OnField, "white")
	wantLying(t, m, engine.OnTray, "green orange")
	wantLying(t, m, engine.InHand, "yellow blue purple")
}

func TestRuling03AllDiceOnTheTrayAfterTheThirdPick(t *testing.T) {
	m := newMatch(t, 2, nil).rolled(t, 1, 1, 1, 1, 6, 6).played(t, "take white green.1")
	m = m.rolled(t, 1, 1, 1, 6, 6).played(t, "take yellow yellow.b2")
	m = m.rolled(t, 1, 1, 6, 6).played(t, "take blue blue.2")
	wantLying(t, m, engine.OnField, "white yellow blue")
	wantLying(t, m, engine.OnTray, "green orange purple")
}

func TestTurnEndsWhenTheHandIsEmpty(t *testing.T) {
	m := newMatch(t, 2, nil).rolled(t, 1, 2, 3, 4, 6, 5).played(t, "take orange orange.1")
	wantLying(t, m, engine.OnTray, "white yellow blue green purple")
	if ask := m.Ask(); ask.Choice == nil || ask.Player != 1 {
		t.Errorf("asks %+v, want Ben for a die from the tray", ask)
	}
}

func TestRuling05NothingIsMarkedWhenNoDieFits(t *testing.T) {
	m := newMatch(t, 2, nil).with(t, 0, allYellow+allOrange+allGreen+allPurple+"blue.7")
	m = m.rolled(t, 4, 1, 3, 6, 6, 6)
	wantLegal(t, m, "pass", "reroll")
	wantRefused(t, m, "take white blue.7", "blue.7 is crossed already")
	before := m.marked(0)
	m = m.played(t, "pass")
	wantMarked(t, m, 0, before)
	if m.rolled(t, 1, 1, 1, 1, 1, 1).Ask().Title != "Second die" {
		t.Error("the roll has to count as one of three")
	}
}

func TestRuling06DiceOfASpentRollStayInHand(t *testing.T) {
	m := newMatch(t, 2, nil).with(t, 0, allYellow+allOrange+allGreen+allPurple+"blue.7")
	m = m.rolled(t, 4, 1, 3, 6, 6, 6).played(t, "pass")
	wantLying(t, m, engine.OnTray, "")
	wantLying(t, m, engine.InHand, "white yellow blue green orange purple")
	m = m.rolled(t, 4, 1, 3, 6, 6, 6).played(t, "pass").rolled(t, 4, 1, 3, 6, 6, 6).played(t, "pass")
	wantLying(t, m, engine.OnTray, "white yellow blue green orange purple")
}

func TestRuling07AUsableRollCannotBeDeclined(t *testing.T) {
	m := newMatch(t, 1, nil).rolled(t, 1, 1, 1, 1, 1, 1)
	wantRefused(t, m, "pass", "a die can be used, so one has to be taken")
}

func TestRuling08ADieThatCannotBeMarkedCannotBeTaken(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "green.1 green.2 purple.1=4").rolled(t, 1, 1, 1, 2, 1, 4)
	wantRefused(t, m, "take green green.3", "green.3 needs at least 3, not 2")
	wantRefused(t, m, "take purple purple.2", "purple.2 needs more than 4")
	wantRefused(t, m, "take green green.4", "green.4 has to wait for box 3: boxes are filled from the left, skipping none")
	wantRefused(t, m, "take green green.1", "green.1 is filled already")
	wantRefused(t, m, "take yellow yellow.a1", "yellow.a1 needs a 3, not 1")
	wantRefused(t, m, "take yellow orange.1", "the yellow die is not used in the orange area")
	wantRefused(t, m, "take yellow yellow.c2", `the yellow area has no box "c2"`)
	wantRefused(t, m, "take red yellow.a1", `no die is called "red": there are white, yellow, blue, green, orange, purple`)
}

func TestRuling12BlueIsAlwaysBlueAndWhite(t *testing.T) {
	m := newMatch(t, 1, nil).rolled(t, 3, 6, 4, 6, 6, 6)
	for _, text := range []string{"take white blue.7", "take blue blue.7"} {
		wantMarked(t, m.played(t, text), 0, "blue.7")
	}
	wantRefused(t, m, "take blue blue.4", "blue.4 needs a 4, not 7")
	// White lies on a field, blue is thrown anew: the sum is 3 + 6.
	m = m.played(t, "take white blue.7").rolled(t, 6, 6, 6, 6, 6)
	m = m.played(t, "take blue blue.9")
	wantMarked(t, m, 0, "blue.7 blue.9")
}

func TestRuling12WhiteOnTheTrayStillCounts(t *testing.T) {
	m := newMatch(t, 1, nil).rolled(t, 1, 2, 4, 6, 6, 6).played(t, "take yellow yellow.a2")
	wantLying(t, m, engine.OnTray, "white")
	m = m.rolled(t, 5, 6, 6, 6)
	m = m.played(t, "take blue blue.6")
	wantMarked(t, m, 0, "yellow.a2 blue.6")
}

func TestRuling14Reroll(t *testing.T) {
	m := newMatch(t, 1, nil).actions(0, 2, 0).rolled(t, 1, 2, 4, 6, 6, 6).played(t, "take yellow yellow.a2")
	m = m.rolled(t, 5, 6, 6, 6).played(t, "reroll")
	if ask := m.Ask(); len(ask.Roll.Dice) != 4 || ask.Title != "Second roll" {
		t.Errorf("asks %v %q, want the four dice just rolled, still the second roll", ask.Roll.Dice, ask.Title)
	}
	m = m.rolled(t, 5, 6, 6, 5).played(t, "reroll").rolled(t, 1, 1, 1, 1)
	wantRefused(t, m, "reroll", "no reroll is left")
	m = m.played(t, "take blue blue.2").rolled(t, 1, 1, 1).played(t, "take green green.1")
	wantRefused(t, m, "reroll", "a roll of white, yellow, blue, green, orange, purple is needed now")
	if track := m.Sheet(0).Tracks[0]; track.Used != 2 {
		t.Errorf("%d rerolls used, want 2", track.Used)
	}
}

func TestRuling14NoRerollForThePassive(t *testing.T) {
	m := newMatch(t, 1, nil)
	m.startTurn(0, 1)
	m = m.rolled(t, 1, 2, 3, 4, 5, 6)
	wantRefused(t, m, "reroll", "only the active player rolls again, right after a roll")
}
