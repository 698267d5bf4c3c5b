package clever

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// The dice of Doppelt so clever are rolled in the order white, silver, yellow,
// blue, green, pink. The tests of rulings carry the numbers of
// ../../../shared/rules/clever.md.

// doppeltAt is a match of so many players at the very start of a round, without
// any action circled before it.
func doppeltAt(t testing.TB, players int, round uint8) *Match {
	m := newDoppelt(t, players, nil)
	m.sheets = [seats]paper.Sheet{}
	m.round = round - 1
	m.startRound()
	m.settle()
	return m
}

// Filled areas of Doppelt so clever, for positions in tests.
const (
	allSilver = " silver.yellow1 silver.yellow2 silver.yellow3 silver.yellow4 silver.yellow5 silver.yellow6" +
		" silver.blue1 silver.blue2 silver.blue3 silver.blue4 silver.blue5 silver.blue6" +
		" silver.green1 silver.green2 silver.green3 silver.green4 silver.green5 silver.green6" +
		" silver.pink1 silver.pink2 silver.pink3 silver.pink4 silver.pink5 silver.pink6 "
	allCrossed = " yellow.b1=x yellow.d1=x yellow.a2=x yellow.c2=x yellow.b3=x yellow.d3=x yellow.a4=x yellow.c4=x yellow.b5=x yellow.d5=x "
	allSums    = " blue.1=9 blue.2=9 blue.3=9 blue.4=9 blue.5=9 blue.6=9 blue.7=9 blue.8=9 blue.9=9 blue.10=9 blue.11=9 blue.12=9 "
	allPairs   = " green.1=12 green.2=2 green.3=12 green.4=1 green.5=18 green.6=3 green.7=18 green.8=2 green.9=18 green.10=1 green.11=24 green.12=1 "
	allPink    = " pink.1=6 pink.2=6 pink.3=6 pink.4=6 pink.5=6 pink.6=6 pink.7=6 pink.8=6 pink.9=6 pink.10=6 pink.11=6 pink.12=6 "
)

func TestDoppeltRuling01RoundBonuses(t *testing.T) {
	tests := []struct {
		round                  uint8
		rerolls, backs, extras int
	}{{1, 1, 0, 0}, {2, 0, 0, 1}, {3, 0, 1, 0}, {5, 0, 0, 0}, {6, 0, 0, 0}}
	for _, tt := range tests {
		m := doppeltAt(t, 2, tt.round)
		if ask := m.Ask(); ask.Roll == nil || ask.Player != 0 || ask.Title != "First roll" {
			t.Errorf("round %d asks %+v, want Ana's first roll", tt.round, ask)
		}
		for player := range 2 {
			tracks := m.Sheet(player).Tracks
			if tracks[0].Earned != tt.rerolls || tracks[1].Earned != tt.backs || tracks[2].Earned != tt.extras {
				t.Errorf("round %d, player %d: %+v", tt.round, player, tracks)
			}
		}
	}
}

func TestDoppeltRuling40TheBlackBonusIsAnyColour(t *testing.T) {
	m := doppeltAt(t, 2, 4).with(t, 0, allSilver+allPairs+"yellow.b1 yellow.d1=x blue.1=3").with(t, 1, allSilver)
	if ask := m.Ask(); ask.Player != 0 || ask.Title != "Black bonus" || ask.Round != 4 {
		t.Fatalf("asks %+v, want Ana for the black bonus of round 4", ask)
	}
	wantLegal(t, m,
		"bonus x yellow.b1", "bonus x yellow.a2", "bonus x yellow.c2", "bonus x yellow.b3", "bonus x yellow.d3",
		"bonus x yellow.a4", "bonus x yellow.c4", "bonus x yellow.b5", "bonus x yellow.d5",
		"bonus 2 blue.2", "bonus 3 blue.2",
		"bonus 1 pink.1", "bonus 2 pink.1", "bonus 3 pink.1", "bonus 4 pink.1", "bonus 5 pink.1", "bonus 6 pink.1")
	m = m.played(t, "bonus x yellow.b1")
	if ask := m.Ask(); ask.Player != 1 || ask.Title != "Black bonus" {
		t.Fatalf("asks %+v, want Ben, who chooses for himself", ask)
	}
	m = m.played(t, "bonus 4 green.1")
	wantMarked(t, m, 1, allSilver[1:]+"green.1=8")
	if n := len(doppeltAt(t, 1, 4).legal()); n != 24+10+11+6+6 {
		t.Errorf("%d choices on an empty sheet, want every silver and yellow box, 2 to 12 in blue, and 1 to 6 twice", n)
	}
}

func TestDoppeltRulings02And03DiceToTheTray(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 3, 5, 3, 2, 1, 6).played(t, "take white pink.1")
	wantLying(t, m, engine.OnField, "white")
	wantLying(t, m, engine.OnTray, "blue green") // strictly lower
	wantLying(t, m, engine.InHand, "silver yellow pink")
	m = m.rolled(t, 6, 3, 3).played(t, "take yellow yellow.b1").rolled(t, 6, 6).played(t, "take pink pink.2")
	wantLying(t, m, engine.OnTray, "silver blue green") // the silver 6 is left over
}

func TestDoppeltRuling07ARollMayBeDeclinedAndEndsTheTurn(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 1, 1, 1, 1, 1, 6).played(t, "take white pink.1")
	m = m.rolled(t, 1, 1, 1, 1, 6)
	if legal := m.legal(); !slices.Contains(legal, "pass") || !slices.Contains(legal, "take pink pink.2") {
		t.Fatalf("legal %q, want dice and pass", legal)
	}
	m = m.played(t, "pass")
	wantLying(t, m, engine.OnField, "white")
	wantLying(t, m, engine.OnTray, "silver yellow blue green pink")
	wantMarked(t, m, 0, "pink.1=1")
	if ask := m.Ask(); ask.Player != 1 || ask.Title != "A die from the tray" {
		t.Errorf("asks %+v, want Ben's die from the tray", ask)
	}
}

func TestDoppeltRuling07DecliningTheFirstRollLeavesAllFieldsEmpty(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "pass")
	wantLying(t, m, engine.OnField, "")
	wantLying(t, m, engine.OnTray, "white silver yellow blue green pink")
}

func TestDoppeltExtraDiceAfterDeclining(t *testing.T) {
	m := newDoppelt(t, 2, nil).actions(0, 0, 1).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "pass", "extra pink pink.1")
	wantMarked(t, m, 0, "pink.1=6")
}

func TestDoppeltRulings05And06NoDieFits(t *testing.T) {
	full := allSilver + allCrossed + allSums + allPairs + allPink
	m := newDoppelt(t, 2, nil).with(t, 0, full).rolled(t, 1, 2, 3, 4, 5, 6)
	wantLegal(t, m, "pass", "reroll")
	m = m.played(t, "pass")
	wantLying(t, m, engine.OnTray, "white silver yellow blue green pink")
	if ask := m.Ask(); ask.Player != 1 {
		t.Errorf("asks %+v, want Ben: the turn has ended", ask)
	}
}

func TestDoppeltUnusedRollLost(t *testing.T) {
	lost := map[string]string{"unused-roll": "lost"}
	m := newDoppelt(t, 2, lost).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "pass")
	wantLying(t, m, engine.InHand, "white silver yellow blue green pink")
	if ask := m.Ask(); ask.Player != 0 || ask.Title != "Second roll" {
		t.Fatalf("asks %+v, want Ana's second roll", ask)
	}
	m = m.rolled(t, 1, 2, 3, 4, 5, 6).played(t, "pass").rolled(t, 1, 2, 3, 4, 5, 6).played(t, "pass")
	wantLying(t, m, engine.OnTray, "white silver yellow blue green pink")
	if ask := m.Ask(); ask.Player != 1 {
		t.Errorf("asks %+v, want Ben after three rolls", ask)
	}
}

func TestDoppeltRuling08ADieThatCannotBeMarkedCannotBeTaken(t *testing.T) {
	m := newDoppelt(t, 1, nil).with(t, 0, "yellow.a2=x blue.1=5 pink.1=3").rolled(t, 3, 2, 1, 3, 4, 5)
	wantRefused(t, m, "take yellow yellow.a2", "yellow.a2 is circled and crossed already")
	wantRefused(t, m, "take yellow yellow.d1", "yellow.d1 needs a 6, not 1")
	wantRefused(t, m, "take blue blue.2", "blue.2 takes 5 at most, not 6")
	wantRefused(t, m, "take green green.2", "green.2 has to wait for box 1: boxes are filled from the left, skipping none")
	wantRefused(t, m, "take pink pink.1", "pink.1 is filled already")
	wantRefused(t, m, "take silver silver.blue3", "silver.blue3 needs a 3, not 2")
	wantRefused(t, m, "take silver pink.2", "the silver die is not used in the pink area")
	wantRefused(t, m, "take orange pink.2", `no die is called "orange": there are white, silver, yellow, blue, green, pink`)
}

func TestDoppeltRuling12BlueIsAlwaysBlueAndWhite(t *testing.T) {
	m := newDoppelt(t, 1, nil).rolled(t, 3, 6, 6, 4, 6, 6)
	for _, text := range []string{"take white blue.1", "take blue blue.1"} {
		wantMarked(t, m.played(t, text), 0, "blue.1=7")
	}
	// White lies on a field, blue is thrown anew: 3 + 2. Two entries in a turn.
	m = m.played(t, "take white blue.1").rolled(t, 6, 6, 2, 6, 6).played(t, "take blue blue.2")
	wantMarked(t, m, 0, "blue.1=7 blue.2=5")
	// White on the tray counts as well.
	m = newDoppelt(t, 1, nil).rolled(t, 1, 6, 2, 4, 6, 6).played(t, "take yellow yellow.c2")
	wantLying(t, m, engine.OnTray, "white")
	wantMarked(t, m.rolled(t, 6, 5, 6, 6).played(t, "take blue blue.1"), 0, "yellow.c2 blue.1=6")
}

func TestDoppeltRuling14Reroll(t *testing.T) {
	m := newDoppelt(t, 1, nil).actions(0, 2, 0).rolled(t, 1, 6, 2, 4, 6, 6).played(t, "take yellow yellow.c2")
	m = m.rolled(t, 6, 5, 6, 6).played(t, "reroll")
	if ask := m.Ask(); len(ask.Roll.Dice) != 4 || ask.Title != "Second roll" {
		t.Errorf("asks %v %q, want the four dice just rolled, still the second roll", ask.Roll.Dice, ask.Title)
	}
	m = m.rolled(t, 6, 5, 6, 5).played(t, "reroll").rolled(t, 1, 1, 1, 1)
	wantRefused(t, m, "reroll", "no reroll is left")
}
