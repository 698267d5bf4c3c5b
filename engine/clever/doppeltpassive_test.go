package clever

import (
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// doppeltDrawn is a match of three in which Ana has taken white 3, blue 4 and
// green 6 in turn, and the tray holds silver 5, yellow 1 and pink 2.
func doppeltDrawn(t *testing.T) *Match {
	m := newDoppelt(t, 3, nil).rolled(t, 3, 3, 1, 3, 3, 2).played(t, "take white pink.1")
	m = m.rolled(t, 5, 4, 6).played(t, "take blue blue.1").rolled(t, 5, 6).played(t, "take green green.1")
	wantLying(t, m, engine.OnTray, "silver yellow pink")
	return m
}

func TestDoppeltRuling09ThePassiveMayDecline(t *testing.T) {
	m := doppeltDrawn(t)
	wantLegal(t, m,
		"take silver silver.yellow5", "take silver silver.blue5", "take silver silver.green5", "take silver silver.pink5",
		"take yellow yellow.a2", "take pink pink.1", "pass")
	// Then no die of the active player either.
	wantRefused(t, m, "take green green.1", "a tray die fits, so the active player's dice may not be used")
	m = m.actions(1, 0, 1).played(t, "pass")
	wantRefused(t, m, "take green green.1", "the choice of a die is over, only extra dice are left")
	wantRefused(t, m, "take pink pink.1", "the choice of a die is over, only extra dice are left")
	wantMarked(t, m, 1, "")
	if ask := m.played(t, "done").Ask(); ask.Player != 2 || ask.Title != "A die from the tray" {
		t.Errorf("asks %+v, want Cleo's die", ask)
	}
}

// noTrayDie fills what the dice on the tray of doppeltDrawn could be used for.
const noTrayDie = "silver.yellow5 silver.blue5 silver.green5 silver.pink5 yellow.a2=x" + allPink

func TestDoppeltRuling10FallbackWhenNoTrayDieFits(t *testing.T) {
	m := doppeltDrawn(t).with(t, 1, noTrayDie)
	wantLegal(t, m,
		"take white silver.yellow3", "take white silver.blue3", "take white silver.green3", "take white silver.pink3",
		"take white yellow.b1", "take white yellow.d3", "take white blue.1", "take white green.1",
		"take blue blue.1", "take green green.1", "pass")
	if got := m.played(t, "take blue blue.1").sheets[1].Areas[paper.Doppelt.Area(paper.Blue)].Wrote[0]; got != 7 {
		t.Errorf("blue 4 and white 3 write %d, want 7", got)
	}
	if ask := m.played(t, "take white silver.blue3").Ask(); ask.Player != 2 {
		t.Errorf("asks %+v, want Cleo: a passive's silver sweeps nothing", ask)
	}
	if ask := m.played(t, "pass").Ask(); ask.Player != 2 {
		t.Errorf("asks %+v, want Cleo after Ben has passed", ask)
	}
}

func TestDoppeltRuling10NothingWhenNoDieFitsAnywhere(t *testing.T) {
	wantLegal(t, doppeltDrawn(t).with(t, 1, allSilver+allCrossed+allSums+allPairs+allPink), "pass")
}

func TestDoppeltRuling11SeveralPassivesMayUseTheSameDie(t *testing.T) {
	m := doppeltDrawn(t).played(t, "take pink pink.1", "take pink pink.1")
	wantMarked(t, m, 1, "pink.1=2")
	wantMarked(t, m, 2, "pink.1=2")
}

func TestDoppeltRulings13And16ExtraDice(t *testing.T) {
	// The rule text's example: white is an extra die as yellow 4 and cannot be
	// one again, then blue 3 with white 4 makes 7.
	m := newDoppelt(t, 1, nil).actions(0, 0, 2).rolled(t, 4, 6, 6, 3, 6, 6).played(t, "take white green.1")
	m = m.rolled(t, 6, 6, 6, 6).played(t, "take silver silver.blue6").rolled(t, 6, 6, 6).played(t, "take pink pink.1")
	m = m.played(t, "extra white yellow.b3")
	wantRefused(t, m, "extra white green.2", "the white die has been an extra die in this turn")
	m = m.played(t, "extra blue blue.1")
	wantMarked(t, m, 0, "silver.blue6 yellow.b3 blue.1=7 green.1=8 pink.1=6")
}

func TestDoppeltRulings15And20ExtraDiceComeAtTheEnd(t *testing.T) {
	m := newDoppelt(t, 3, nil).actions(0, 0, 1).rolled(t, 1, 1, 1, 1, 1, 1)
	wantRefused(t, m, "extra white green.1", "extra dice come at the end of a player's turn")
	m = doppeltDrawn(t).actions(1, 0, 2).played(t, "pass") // nothing was taken: an extra die all the same
	m = m.played(t, "extra green green.1")
	if ask := m.Ask(); ask.Player != 1 || ask.Title.String() != "Extra die, 1 left" {
		t.Errorf("asks %+v, want Ben's second extra die", ask)
	}
}

// doppeltSolo is a solo match before the first passive roll.
func doppeltSolo(t *testing.T, settings map[string]string) *Match {
	m := newDoppelt(t, 1, settings)
	m.startTurn(0, 1)
	return m
}

func TestDoppeltRuling50SoloAlternates(t *testing.T) {
	m := newDoppelt(t, 1, nil)
	var turns []bool
	for m.phase != over {
		turns = append(turns, m.passive())
		for now, round := m.passive(), m.round; m.phase != over && m.passive() == now && m.round == round; {
			m = step(t, m)
		}
	}
	if want := slices.Repeat([]bool{false, true}, 6); !slices.Equal(turns, want) {
		t.Errorf("passive turns %v, want %v", turns, want)
	}
}

func TestDoppeltRuling50TheThreeLowestGoToTheTray(t *testing.T) {
	m := doppeltSolo(t, nil)
	// The rule text's example: blue 1, pink 2 and, of three 3s, the yellow one,
	// which lies nearest to the tray.
	tie := "roll white=3 silver=3 yellow=3 blue=1 green=6 pink=2"
	wantRefused(t, m, tie, "white, silver, yellow tie for the tray: near= has to order them, nearest first")
	m = m.played(t, tie+" near=yellow,white,silver")
	wantLying(t, m, engine.OnTray, "yellow blue pink")
	wantLegal(t, m, "take yellow yellow.b1", "take yellow yellow.d3", "take blue blue.1", "take pink pink.1", "pass")
	wantRefused(t, m, "reroll", "only the active player rolls again, right after a roll")
	wantRefused(t, m.back(0, 1), "return yellow", onlyBetween)
}

func TestDoppeltRuling50TiesFromTheRight(t *testing.T) {
	m := doppeltSolo(t, map[string]string{"solo-tie": "rightmost"})
	if ask := m.Ask(); ask.Roll.Order != engine.Rightmost || ask.Title != "Passive roll, ties from the right" {
		t.Errorf("asks %+v, want the rightmost first", ask)
	}
	m = m.played(t, "roll white=3 silver=6 yellow=3 blue=1 green=6 pink=2 near=white,yellow")
	wantLying(t, m, engine.OnTray, "white blue pink")
}

func TestDoppeltRuling50ExtraDiceInTheSoloPassiveTurn(t *testing.T) {
	roll := "roll white=4 silver=5 yellow=3 blue=1 green=6 pink=2"
	m := doppeltSolo(t, nil).actions(0, 0, 1).played(t, roll, "take pink pink.1", "extra green green.1")
	wantMarked(t, m, 0, "green.1=12 pink.1=2")
	m = doppeltSolo(t, map[string]string{"solo-extra": "no"}).actions(0, 0, 1).played(t, roll, "take pink pink.1")
	if ask := m.Ask(); ask.Roll == nil || ask.Round != 2 {
		t.Errorf("asks %+v, want the next round: extra dice are forbidden", ask)
	}
}

func TestDoppeltRuling51NoTrayDieFitsInTheSoloPassiveTurn(t *testing.T) {
	roll := "roll white=4 silver=5 yellow=3 blue=1 green=6 pink=2"
	full := allPink + "yellow.b1=x yellow.d3=x blue.1=4"
	m := doppeltSolo(t, nil).with(t, 0, full).played(t, roll)
	wantLegal(t, m, "pass")
	wantRefused(t, m, "take green green.1", "the green die is not on the tray")
	m = doppeltSolo(t, map[string]string{"solo-fallback": "others"}).with(t, 0, full).played(t, roll)
	wantLegal(t, m,
		"take white silver.yellow4", "take white silver.blue4", "take white silver.green4", "take white silver.pink4",
		"take white yellow.b3", "take white yellow.d5", "take white green.1",
		"take silver silver.yellow5", "take silver silver.blue5", "take silver silver.green5", "take silver silver.pink5",
		"take green green.1", "pass")
}
