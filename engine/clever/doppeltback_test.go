package clever

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

const onlyBetween = "dice are taken back by the active player between a pick and the next roll"

// swept3 is a match in which Ana has taken a green 4, with white 1, yellow 2 and
// blue 3 on the tray, and has so many dice to take back.
func swept3(t *testing.T, players int, backs uint8) *Match {
	m := newDoppelt(t, players, nil).back(0, backs).rolled(t, 1, 6, 2, 3, 4, 5)
	wantRefused(t, m, "return white", onlyBetween) // not between a roll and the pick
	return m.played(t, "take green green.1")
}

func TestDoppeltRuling41DiceAreTakenBackBeforeARoll(t *testing.T) {
	m := swept3(t, 2, 1)
	if ask := m.Ask(); ask.Choice == nil || ask.Title.String() != "Take dice back, 1 left" {
		t.Fatalf("asks %+v, want dice to take back", ask)
	}
	wantLegal(t, m, "return white", "return yellow", "return blue", "done")
	wantRefused(t, m, "return pink", "pink is not among the dice on the tray: white, yellow, blue")
	wantRefused(t, m, "return green", "green is not among the dice on the tray: white, yellow, blue")
	wantRefused(t, m, "take silver silver.blue6", "the dice are thrown first")
	m = m.played(t, "return blue")
	wantLying(t, m, engine.OnTray, "white yellow")
	if ask := m.Ask(); ask.Title != "Second roll" || len(ask.Roll.Dice) != 3 {
		t.Errorf("asks %v %q, want silver, blue and pink for the second roll", ask.Roll.Dice, ask.Title)
	}
}

func TestDoppeltRuling41NotBeforeARerollNorAfterTheLastPick(t *testing.T) {
	m := swept3(t, 2, 1).actions(0, 1, 0).back(0, 1)
	m.sheets[0].Earned[paper.Reroll-1] = 1
	m = m.played(t, "done").rolled(t, 1, 1)
	wantRefused(t, m, "return white", onlyBetween)
	m = m.played(t, "reroll") // asks for the roll at once
	wantRefused(t, m, "return white", "a roll of silver, pink is needed now")
	m = m.rolled(t, 1, 1).played(t, "take silver silver.blue1", "done").rolled(t, 1).played(t, "take pink pink.1")
	if ask := m.Ask(); ask.Player != 1 {
		t.Errorf("asks %+v, want Ben: after the third pick nothing is taken back", ask)
	}
	wantRefused(t, m.back(1, 1), "return white", onlyBetween) // the passive never takes back
}

func TestDoppeltRuling42SeveralDiceBeforeOneRoll(t *testing.T) {
	m := swept3(t, 2, 3).played(t, "return white", "return yellow")
	wantLegal(t, m, "return blue", "done")
	m = m.played(t, "done")
	if ask := m.Ask(); len(ask.Roll.Dice) != 4 || ask.Title != "Second roll" {
		t.Errorf("asks %v %q, want four dice for the second roll", ask.Roll.Dice, ask.Title)
	}
	if track := m.Sheet(0).Tracks[1]; track.Used != 2 {
		t.Errorf("%+v, want two used", track)
	}
}

func TestDoppeltRuling42TheLastDieOfTheTrayGoesStraightToTheRoll(t *testing.T) {
	m := swept3(t, 2, 6).played(t, "return white", "return yellow", "return blue")
	if ask := m.Ask(); ask.Roll == nil || len(ask.Roll.Dice) != 5 {
		t.Errorf("asks %+v, want a roll of five", ask)
	}
}

func TestDoppeltRuling43TakingBackWithAnEmptyHand(t *testing.T) {
	m := newDoppelt(t, 2, nil).back(0, 2).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "take pink pink.1")
	wantLying(t, m, engine.InHand, "")
	wantLegal(t, m, "return white", "return silver", "return yellow", "return blue", "return green", "done")
	ended := m.played(t, "done")
	if ask := ended.Ask(); ask.Player != 1 || ask.Title != "A die from the tray" {
		t.Errorf("asks %+v, want Ben: Ana's turn ends with an empty hand", ask)
	}
	m = m.played(t, "return green", "done").rolled(t, 6)
	if ask := m.Ask(); ask.Title != "Second die" {
		t.Errorf("asks %q, want the second die", ask.Title)
	}
	m = m.played(t, "take green green.1", "return white").rolled(t, 6).played(t, "take white pink.2")
	wantMarked(t, m, 0, "green.1=12 pink.1=6 pink.2=6")
	wantLying(t, m, engine.OnField, "white green pink")
}

func TestDoppeltRuling43WithoutAnythingToTakeBackTheTurnEnds(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 1, 2, 3, 4, 5, 6).played(t, "take pink pink.1")
	if ask := m.Ask(); ask.Player != 1 {
		t.Errorf("asks %+v, want Ben", ask)
	}
}

func TestDoppeltRuling44ADieTakenBackIsRolledAnew(t *testing.T) {
	m := swept3(t, 2, 1).played(t, "return blue")
	m = m.rolled(t, 6, 6, 6) // silver, blue, pink
	wantMarked(t, m.played(t, "take blue blue.1"), 0, "blue.1=7 green.1=8")
}

func TestDoppeltRuling21ADieBackIsUsableAtOnce(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "blue.1=12").rolled(t, 1, 6, 2, 3, 4, 5).played(t, "take blue blue.2")
	wantLegal(t, m, "return white", "return yellow", "done") // blue 2 brings it
}

func TestDoppeltNothingIsTakenBackBeforeTheFirstRoll(t *testing.T) {
	m := doppeltAt(t, 2, 3) // the round brings a die back
	if ask := m.Ask(); ask.Roll == nil {
		t.Errorf("asks %+v, want the first roll: the tray is empty", ask)
	}
}
