package clever

import (
	"strings"
	"testing"

	"silvertray/engine"
)

// silver3 is the rule text's example: silver 3 is taken as green 3, and blue 1
// and white 2 go to the tray with it.
func silver3(t *testing.T) *Match {
	m := newDoppelt(t, 2, nil).rolled(t, 2, 3, 6, 1, 6, 6).played(t, "take silver silver.green3")
	wantLying(t, m, engine.OnTray, "white blue")
	return m
}

func TestDoppeltRulings30And31SilverMarksWhatItSweeps(t *testing.T) {
	m := silver3(t)
	if ask := m.Ask(); ask.Player != 0 || ask.Title != "Dice to the tray: mark them too" {
		t.Fatalf("asks %+v, want marks for white and blue", ask)
	}
	wantLegal(t, m,
		"sweep white silver.yellow2", "sweep white silver.blue2", "sweep white silver.green2", "sweep white silver.pink2",
		"sweep blue silver.blue1", "done") // the face of blue, not the sum
	wantRefused(t, m, "sweep blue silver.blue3", "silver.blue3 needs a 3, not 1")
	wantRefused(t, m, "sweep blue silver.green1", "silver.green1 is in another row than that of the blue die")
	wantRefused(t, m, "sweep pink silver.pink6", "pink is not among the dice that may be marked now: white, blue")
	wantRefused(t, m, "take white pink.1", `Ana has to mark the dice moved to the tray first, or say "done"`)
	m = m.played(t, "sweep blue silver.blue1", "sweep white silver.green2")
	wantMarked(t, m, 0, "silver.blue1 silver.green2 silver.green3")
	if ask := m.Ask(); ask.Roll == nil || len(ask.Roll.Dice) != 3 {
		t.Errorf("asks %+v, want the second roll", ask)
	}
}

func TestDoppeltRuling32EachMarkIsOptionalOnItsOwn(t *testing.T) {
	tests := []struct {
		moves []string
		want  string
	}{
		{[]string{"done"}, "silver.green3"},
		{[]string{"sweep blue silver.blue1", "done"}, "silver.blue1 silver.green3"},
		{[]string{"sweep white silver.pink2", "done"}, "silver.green3 silver.pink2"},
		{[]string{"sweep white silver.pink2", "sweep blue silver.blue1"}, "silver.blue1 silver.green3 silver.pink2"},
	}
	for _, tt := range tests {
		m := silver3(t).played(t, tt.moves...)
		wantMarked(t, m, 0, tt.want)
		wantRefused(t, m, "sweep white silver.yellow2", "a roll of yellow, green, pink is needed now")
	}
}

func TestDoppeltRuling30AlreadyMarkedIsNothing(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "silver.blue1").rolled(t, 6, 3, 6, 1, 2, 2)
	m = m.played(t, "take silver silver.green3")
	wantLegal(t, m, "sweep green silver.green2", "sweep pink silver.pink2", "done")
	full := newDoppelt(t, 2, nil).with(t, 0, "silver.blue1").rolled(t, 6, 3, 6, 1, 6, 6).played(t, "take silver silver.green3")
	if ask := full.Ask(); ask.Roll == nil {
		t.Errorf("asks %+v, want the second roll: blue 1 is marked already", ask)
	}
}

func TestDoppeltRuling33WhiteAsSilverSweepsSilverAsAnyColour(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 4, 2, 6, 6, 1, 6).played(t, "take white silver.yellow4")
	wantLegal(t, m,
		"sweep silver silver.yellow2", "sweep silver silver.blue2", "sweep silver silver.green2", "sweep silver silver.pink2",
		"sweep green silver.green1", "done")
	m = m.played(t, "sweep silver silver.pink2", "sweep green silver.green1")
	wantMarked(t, m, 0, "silver.yellow4 silver.green1 silver.pink2")
}

func TestDoppeltRuling33WhiteAsAnotherColourMarksNothingMore(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 4, 2, 6, 6, 1, 6).played(t, "take white pink.1")
	if ask := m.Ask(); ask.Roll == nil {
		t.Errorf("asks %+v, want the second roll", ask)
	}
}

func TestDoppeltRuling34NotForDiceThatLayOnTheTrayBefore(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 6, 6, 2, 1, 3, 6).played(t, "take green green.1")
	wantLying(t, m, engine.OnTray, "yellow blue")
	m = m.rolled(t, 6, 5, 4).played(t, "take silver silver.blue5")
	wantLegal(t, m, "sweep pink silver.pink4", "done")
	m = m.played(t, "done")
	wantRefused(t, m, "sweep yellow silver.yellow2", "a roll of white is needed now")
}

func TestDoppeltRuling34ThirdPickMarksLowerDiceButNoLeftovers(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 1, 6, 6, 6, 6, 6).played(t, "take white pink.1")
	m = m.rolled(t, 6, 1, 6, 6, 6).played(t, "take yellow yellow.a2")
	m = m.rolled(t, 3, 2, 3, 5).played(t, "take silver silver.pink3") // silver, blue, green, pink
	wantLying(t, m, engine.OnTray, "blue green pink")
	wantLegal(t, m, "sweep blue silver.blue2", "done") // green 3 and pink 5 are left over
	m = m.played(t, "sweep blue silver.blue2")
	wantMarked(t, m, 0, "silver.blue2 silver.pink3 yellow.a2 pink.1=1")
}

func TestDoppeltRulings18And35OneMarkForAPassiveAndAnExtraDie(t *testing.T) {
	m := newDoppelt(t, 2, nil).actions(0, 0, 1).rolled(t, 1, 5, 2, 3, 4, 6).played(t, "take pink pink.1")
	m = m.played(t, "extra silver silver.blue5")
	if ask := m.Ask(); ask.Player != 1 {
		t.Fatalf("asks %+v, want Ben: an extra die sweeps nothing", ask)
	}
	m = m.played(t, "take silver silver.yellow5")
	wantMarked(t, m, 1, "silver.yellow5")
	if ask := m.Ask(); ask.Roll == nil || ask.Player != 1 {
		t.Errorf("asks %+v, want Ben's first roll: a passive's silver sweeps nothing", ask)
	}
}

func TestDoppeltRuling36ASilverNumberThatIsFullCannotBeTaken(t *testing.T) {
	four := "silver.yellow4 silver.blue4 silver.green4 silver.pink4"
	m := newDoppelt(t, 2, nil).with(t, 0, four).rolled(t, 4, 4, 1, 1, 1, 6)
	for _, text := range []string{"take silver silver.yellow4", "take white silver.pink4"} {
		wantRefused(t, m, text, strings.Fields(text)[2]+" is crossed already")
	}
	wantLegal(t, m,
		"take white yellow.b3", "take white yellow.d5", "take white blue.1", "take white green.1", "take white pink.1",
		"take yellow yellow.a2", "take blue blue.1", "take green green.1", "take pink pink.1", "pass", "reroll")
}

// TestDoppeltMarksAndBonusesInAnyOrder ends column 2 with a swept die while
// another one waits.
func TestDoppeltMarksAndBonusesInAnyOrder(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "silver.yellow2 silver.blue2 silver.pink2 yellow.b1")
	m = m.rolled(t, 6, 3, 6, 1, 2, 6).played(t, "take silver silver.green3", "sweep green silver.green2")
	wantLegal(t, m,
		"bonus x yellow.b1", "bonus x yellow.d1", "bonus x yellow.a2", "bonus x yellow.c2", "bonus x yellow.b3", "bonus x yellow.d3",
		"bonus x yellow.a4", "bonus x yellow.c4", "bonus x yellow.b5", "bonus x yellow.d5", "sweep blue silver.blue1", "done")
	first := m.played(t, "bonus x yellow.b1", "sweep blue silver.blue1")
	second := m.played(t, "sweep blue silver.blue1", "bonus x yellow.b1")
	if first.state != second.state {
		t.Error("mark and bonus in another order have to lead to the same state")
	}
	left := m.played(t, "done")
	wantRefused(t, left, "sweep blue silver.blue1", "only dice that this very pick moved to the tray may be marked for it")
	wantMarked(t, left.played(t, "bonus x yellow.b1"), 0, "silver.yellow2 silver.blue2 silver.green2 silver.green3 silver.pink2 yellow.b1=x")
}
