package clever

import (
	"slices"
	"testing"

	"silvertray/engine/clever/internal/paper"
)

func TestDoppeltRuling22AnUnusableBonusIsLost(t *testing.T) {
	// Blue is full, so the blue ? of yellow row 1 is lost.
	m := newDoppelt(t, 2, nil).with(t, 0, allSums+"yellow.b1").rolled(t, 1, 6, 6, 1, 1, 1)
	m = m.played(t, "take yellow yellow.d1")
	if m.due.n != 0 || !m.rolls() {
		t.Errorf("due %v: the blue ? has to be lost", m.due.all())
	}
}

func TestDoppeltRuling23ABonusIsUsedAtOnce(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "yellow.b1").rolled(t, 1, 6, 6, 1, 1, 6).played(t, "take yellow yellow.d1")
	wantRefused(t, m, "done", "Ana has to use a bonus first")
	wantRefused(t, m, "bonus 3 pink.1", "the bonus to use is blue ?")
	wantRefused(t, m, "bonus x blue.1", "the bonus to use is blue ?")
	wantRefused(t, m, "roll silver=6 pink=6", `Ana has a bonus to use now, such as "bonus 2 blue.1"`)
	m = m.played(t, "bonus 12 blue.1")
	wantMarked(t, m, 0, "yellow.b1 yellow.d1 blue.1=12")
	if ask := m.Ask(); ask.Roll == nil {
		t.Errorf("asks %+v, want the second roll", ask)
	}
}

func TestDoppeltRuling27ThePlayerChoosesTheOrderOfTwoBonuses(t *testing.T) {
	// c4 ends row 4, a green ?, and column 3, a silver ?.
	m := newDoppelt(t, 2, nil).with(t, 0, "yellow.a4 yellow.c2").rolled(t, 5, 6, 6, 1, 6, 6).played(t, "take white yellow.c4")
	if legal := m.legal(); len(legal) != 6+24 {
		t.Errorf("legal %q, want 6 green numbers and 24 silver boxes", legal)
	}
	a := m.played(t, "bonus 5 green.1", "bonus x silver.pink1")
	b := m.played(t, "bonus x silver.pink1", "bonus 5 green.1")
	if a.state != b.state {
		t.Error("the same bonuses in another order have to lead to the same state")
	}
}

func TestDoppeltRuling28NewBonusesJoinThoseWaiting(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "yellow.a4 yellow.c2 silver.yellow2 silver.blue2 silver.green2").back(0, 0)
	m = m.rolled(t, 5, 6, 6, 1, 6, 6).played(t, "take white yellow.c4", "bonus x silver.pink2") // column 2: yellow ?
	if legal := m.legal(); !slices.Contains(legal, "bonus 5 green.1") || !slices.Contains(legal, "bonus x yellow.a2") {
		t.Errorf("legal %q, want the green ? and the new yellow ?", legal)
	}
	m = m.played(t, "bonus x yellow.a2", "bonus 1 green.1") // row 2: a die back
	wantLegal(t, m, "return blue", "done")
}

// TestBonusesDueHaveRoom counts every bonus that a sheet prints and that has to
// be used: each comes once, so never are more of them due.
func TestBonusesDueHaveRoom(t *testing.T) {
	for _, g := range family {
		l, n := g.layout, 0
		for _, b := range l.Starts {
			n += dueOf(b)
		}
		for _, p := range allPrizes(l) {
			n += dueOf(p.Bonus)
		}
		for _, track := range l.Tracks {
			n += dueOf(track.End)
		}
		if n == 0 || n > bonuses {
			t.Errorf("%s prints %d bonuses to be used, with room for %d", l.Name, n, bonuses)
		}
	}
}

// dueOf is 1 for a bonus that has to be used, 0 for one that only counts.
func dueOf(b paper.Bonus) int {
	if (&paper.Sheet{}).Count(b) {
		return 0
	}
	return 1
}

func TestDoppeltEndsOfTheTracks(t *testing.T) {
	tests := []struct {
		gift  paper.Gift
		foxes int
		legal []string
	}{
		{paper.Reroll, 1, nil},
		{paper.TakeBack, 0, []string{"bonus 1 pink.1", "bonus 2 pink.1", "bonus 3 pink.1", "bonus 4 pink.1", "bonus 5 pink.1", "bonus 6 pink.1"}},
		{paper.PlusOne, 0, []string{"bonus x silver.blue4"}},
	}
	for _, tt := range tests {
		m := newDoppelt(t, 2, nil).with(t, 0, allSilver)
		m.sheets[0].Areas[paper.Doppelt.Area(paper.Silver)].Done &^= silverBox(t, m, "blue4")
		m.sheets[0].Earned = [paper.Actions]uint8{}
		for circle := 1; circle <= 6; circle++ {
			if m.sheets[0].Foxes != 0 || m.due.n != 0 {
				t.Errorf("%s brings something before the last circle", paper.Plain(tt.gift).Words())
			}
			m.earn(paper.Plain(tt.gift))
		}
		if got := int(m.sheets[0].Foxes); got != tt.foxes {
			t.Errorf("the end of the track of %s brings %d foxes, want %d", paper.Plain(tt.gift).Words(), got, tt.foxes)
		}
		wantLegal(t, m, tt.legal...)
		if left := m.me().Left(tt.gift); left != 6 {
			t.Errorf("%d of %s can be used, want all 6", left, paper.Plain(tt.gift).Words())
		}
	}
}

func TestDoppeltRuling37OneStepPerDie(t *testing.T) {
	m := newDoppelt(t, 2, nil).rolled(t, 3, 6, 3, 6, 6, 6)
	m = m.played(t, "take yellow yellow.b1")
	wantMarked(t, m, 0, "yellow.b1") // a circle
	// The same 3 may be crossed before the other one is touched.
	m = m.rolled(t, 3, 6, 6, 6, 6)
	if legal := m.legal(); !slices.Contains(legal, "take white yellow.b1") || !slices.Contains(legal, "take white yellow.d3") {
		t.Errorf("legal %q, want a cross on b1 or a circle on d3", legal)
	}
	m = m.played(t, "take white yellow.b1")
	wantMarked(t, m, 0, "yellow.b1=x")
	wantRefused(t, m.rolled(t, 6, 6, 6, 6), "take silver yellow.d3", "the silver die is not used in the yellow area")
}

func TestDoppeltRuling37AYellowBonusCirclesOrCrosses(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "yellow.a2=x yellow.b1")
	m.earn(paper.Q(paper.Yellow))
	wantLegal(t, m, "bonus x yellow.b1", "bonus x yellow.d1", "bonus x yellow.c2", "bonus x yellow.b3", "bonus x yellow.d3",
		"bonus x yellow.a4", "bonus x yellow.c4", "bonus x yellow.b5", "bonus x yellow.d5")
	wantMarked(t, m.played(t, "bonus x yellow.b1"), 0, "yellow.b1=x yellow.a2=x")
	wantMarked(t, m.played(t, "bonus x yellow.b5"), 0, "yellow.b1 yellow.a2=x yellow.b5")
}

func TestDoppeltRuling38ABlueBonusDoesNotRise(t *testing.T) {
	due := func(boxes string) *Match {
		m := newDoppelt(t, 2, nil).with(t, 0, boxes)
		m.earn(paper.Q(paper.Blue))
		m.settle()
		return m
	}
	wantLegal(t, due("blue.1=5"), "bonus 2 blue.2", "bonus 3 blue.2", "bonus 4 blue.2", "bonus 5 blue.2")
	wantLegal(t, due("blue.1=5 blue.2=2"), "bonus 2 blue.3") // never impossible before the row is full
	wantRefused(t, due("blue.1=5"), "bonus 6 blue.2", "blue.2 takes 5 at most, not 6")
	if m := due(allSums); m.due.n != 0 {
		t.Errorf("due %v, want none: blue is full", m.due.all())
	}
}

func TestDoppeltRuling39NumbersOfABonus(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, "pink.1=1 pink.2=1").actions(0, 0, 0)
	m.earn(paper.Q(paper.Pink))
	for number, rerolls := range map[string]uint8{"1": 0, "2": 1, "6": 1} {
		next := m.played(t, "bonus "+number+" pink.3") // asks for 2
		if got := next.sheets[0].Earned[paper.Reroll-1]; got != rerolls {
			t.Errorf("a pink ? used as %s brings %d rerolls, want %d", number, got, rerolls)
		}
	}
	m = newDoppelt(t, 2, nil).with(t, 0, "green.1=2")
	m.earn(paper.Q(paper.Green))
	wantMarked(t, m.played(t, "bonus 6 green.2"), 0, "green.1=2 green.2=12")
}

func TestDoppeltASilverBonusIsAnyOpenBoxAndSweepsNothing(t *testing.T) {
	m := newDoppelt(t, 2, nil).with(t, 0, allSilver+"yellow.c2")
	m.sheets[0].Areas[paper.Doppelt.Area(paper.Silver)].Done &^= silverBox(t, m, "pink6") | silverBox(t, m, "blue1")
	m = m.rolled(t, 5, 6, 6, 1, 6, 6).played(t, "take white yellow.c4")
	wantLegal(t, m, "bonus x silver.blue1", "bonus x silver.pink6")
	m = m.played(t, "bonus x silver.blue1")
	if m.sweeps != 0 || m.sheets[0].Left(paper.PlusOne) != 1 {
		t.Errorf("sweeps %b, %d extra dice; want none and one", m.sweeps, m.sheets[0].Left(paper.PlusOne))
	}
}

// silverBox is a box of the silver area by its name.
func silverBox(t *testing.T, m *Match, name string) paper.Set {
	t.Helper()
	_, box, rule := m.findBox("silver." + name)
	if rule != "" {
		t.Fatal(rule)
	}
	return paper.Only(box)
}
