package clever

import (
	"slices"
	"testing"

	"silvertray/engine/clever/internal/paper"
)

func TestRuling22AnUnusableBonusIsLost(t *testing.T) {
	// g13: purple is full, so the purple 6 of orange box 10 is lost.
	m := newMatch(t, 1, nil).with(t, 0, allPurple+"orange.1=1 orange.2=1 orange.3=1 orange.4=2 orange.5=1 orange.6=1 orange.7=2 orange.8=1 orange.9=2")
	before := m.sheets[0].Areas[4]
	m = m.rolled(t, 6, 6, 6, 6, 4, 6).played(t, "take orange orange.10")
	if m.due.n != 0 || m.sheets[0].Areas[4] != before || !m.rolls() {
		t.Errorf("due %v: the purple 6 has to be lost", m.due.all())
	}
}

func TestRuling23ABonusIsUsedAtOnce(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "orange.1=1 orange.2=1 orange.3=1 orange.4=2")
	m = m.rolled(t, 1, 1, 1, 1, 6, 6).played(t, "take orange orange.5") // a yellow cross
	wantRefused(t, m, "done", "Ana has to use a bonus first")
	wantRefused(t, m, "roll purple=6", `Ana has a bonus to use now, such as "bonus x yellow.a1"`)
	wantRefused(t, m, "bonus x blue.2", "the bonus to use is yellow cross")
	wantRefused(t, m.played(t, "bonus x yellow.a1").rolled(t, 6), "bonus x yellow.b1", "no bonus is waiting to be used")
}

func TestRuling24AGreenCrossIgnoresTheMinimum(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "yellow.a3 yellow.c3 green.1 green.2 green.3 green.4")
	m = m.rolled(t, 1, 4, 1, 1, 1, 1).played(t, "take yellow yellow.d3") // row 3: a green cross
	wantLegal(t, m, "bonus x green.5")
	wantMarked(t, m.played(t, "bonus x green.5"), 0, "yellow.a3 yellow.c3 yellow.d3 green.1 green.2 green.3 green.4 green.5")
}

func TestRuling25ANumberBonusIsMultiplied(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "blue.2 blue.3 orange.1=1 orange.2=1 orange.3=1")
	m = m.rolled(t, 3, 6, 1, 6, 6, 6).played(t, "take blue blue.4") // row 1: orange 5
	m = m.played(t, "bonus 5 orange.4")
	wantMarked(t, m, 0, "blue.2 blue.3 blue.4 orange.1=1 orange.2=1 orange.3=1 orange.4=10")
}

func TestRuling26APurple6BehindA6(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, "blue.3 blue.7 purple.1=6").rolled(t, 6, 6, 5, 6, 6, 6)
	m = m.played(t, "take white blue.11") // column 3: purple 6
	wantMarked(t, m.played(t, "bonus 6 purple.2"), 0, "blue.3 blue.7 blue.11 purple.1=6 purple.2=6")
}

// twoDue is a match in which blue 6 has ended row 2 and column 2.
func twoDue(t *testing.T) *Match {
	m := newMatch(t, 1, nil).with(t, 0, "blue.2 blue.5 blue.7 blue.8 blue.10 yellow.a1 yellow.b1 yellow.a2 yellow.b2 yellow.a3 yellow.b4 green.1 green.2 green.3 green.4 green.5")
	return m.rolled(t, 2, 6, 4, 6, 6, 6).played(t, "take blue blue.6")
}

func TestRuling27ThePlayerChoosesTheOrderOfTwoBonuses(t *testing.T) {
	m := twoDue(t)
	want := []string{"bonus x yellow.c1", "bonus x yellow.d2", "bonus x yellow.c3", "bonus x yellow.d3", "bonus x yellow.c4", "bonus x yellow.d4", "bonus x green.6"}
	got := m.legal()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("legal:\n got %q\nwant %q", got, want)
	}
	a := m.played(t, "bonus x green.6", "bonus x blue.3", "bonus x yellow.d2", "bonus 4 orange.1")
	b := m.played(t, "bonus x yellow.d2", "bonus 4 orange.1", "bonus x green.6", "bonus x blue.3")
	if a.state != b.state {
		t.Error("the same bonuses in another order have to lead to the same state")
	}
}

func TestRuling28NewBonusesJoinThoseWaiting(t *testing.T) {
	m := twoDue(t).played(t, "bonus x green.6") // a blue cross joins the yellow one
	wantLegal(t, m,
		"bonus x yellow.c1", "bonus x yellow.d2", "bonus x yellow.c3", "bonus x yellow.d3", "bonus x yellow.c4", "bonus x yellow.d4",
		"bonus x blue.3", "bonus x blue.4", "bonus x blue.9", "bonus x blue.11", "bonus x blue.12")
}

func TestEqualBonusesAreOfferedOnce(t *testing.T) {
	m := newMatch(t, 1, nil)
	m.earn(paper.X(paper.Green))
	m.earn(paper.X(paper.Green))
	wantLegal(t, m, "bonus x green.1")
	m = m.played(t, "bonus x green.1")
	wantLegal(t, m, "bonus x green.2")
}

func TestABonusWaitingIsLostWhenAnotherFillsItsArea(t *testing.T) {
	m := newMatch(t, 1, nil).with(t, 0, allGreen[:len(allGreen)-len("green.11 ")])
	m.earn(paper.X(paper.Green))
	m.earn(paper.X(paper.Green))
	m = m.played(t, "bonus x green.11")
	if m.due.n != 0 {
		t.Errorf("due %v, want none: green is full", m.due.all())
	}
}

func TestRuling29EveryTrackIsAsLongAsItsBonuses(t *testing.T) {
	supply := map[paper.Gift]int{}
	for _, b := range paper.GanzSchoen.Starts {
		supply[b.Gift]++
	}
	for _, p := range allPrizes(paper.GanzSchoen) {
		supply[p.Bonus.Gift]++
	}
	for _, track := range paper.GanzSchoen.Tracks {
		if supply[track.Action.Gift] != track.Slots {
			t.Errorf("%s: %d on the sheet for %d circles", track.Action.Words(), supply[track.Action.Gift], track.Slots)
		}
	}
	if supply[paper.Fox] != 5 {
		t.Errorf("%d foxes on the sheet, want 5", supply[paper.Fox])
	}
}

// allPrizes are the prizes of a layout, each line once.
func allPrizes(l *paper.Layout) []paper.Prize {
	var all []paper.Prize
	for _, a := range l.Areas {
		for box := range a.Size() {
			for _, p := range a.Prizes(box) {
				if p.Need&(paper.Only(box)-1) == 0 {
					all = append(all, p)
				}
			}
		}
	}
	return all
}
