package companion

import (
	"math"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
)

// dealing is a table at which the box deals, after moves.
func dealing(t *testing.T, seed uint64, moves ...string) *table {
	t.Helper()
	m, err := goennen.Practice().New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	past, err := replayed(m, moves)
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range moves {
		mv, err := m.Parse(move)
		if err == nil {
			m, err = m.Apply(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return &table{match: m, past: past, piles: piles{seed: seed, dealt: func(engine.Game) bool { return true }}}
}

// made are the moves of a table.
func (t *table) made() (texts []string) {
	for _, p := range t.past {
		texts = append(texts, p.Move.String())
	}
	return texts
}

// TestAPileIsShuffledFairly draws the first bonus card of many piles: each of the 20
// comes as often as it is there, and one card has a copy.
func TestAPileIsShuffledFairly(t *testing.T) {
	const games = 20000
	drawn := make(map[string]int)
	table := dealing(t, 0, "card s01", "card s02", "card s03", "card s04")
	for range games {
		table.piles.seed++
		drawn[table.drawn().String()]++
	}
	apart := 0.0
	for card, n := range drawn {
		expected := games / 20.0
		if card == "card b02" {
			expected *= 2
		}
		apart += math.Pow(float64(n)-expected, 2) / expected
	}
	if len(drawn) != 19 || apart > 42 { // one in 1000 at 18 degrees of freedom
		t.Errorf("%d cards, chi square %.1f: %v", len(drawn), apart, drawn)
	}
}

// TestTheBoxDealsAllThatIsAsked fills the market and the hand.
func TestTheBoxDealsAllThatIsAsked(t *testing.T) {
	a, b, other := dealing(t, 7), dealing(t, 7), dealing(t, 8)
	for _, table := range []*table{a, b, other} {
		if _, chooses := table.ask().(*choosing); !chooses || len(table.past) != 12 {
			t.Fatalf("after %d cards it asks %+v", len(table.past), table.match.Ask())
		}
	}
	if !slices.Equal(a.made(), b.made()) || slices.Equal(a.made(), other.made()) {
		t.Errorf("dealt %q, %q, and by another seed %q", a.made(), b.made(), other.made())
	}
}

// TestACardDealtComesAgain takes back a chance and takes it again, after another
// one, too.
func TestACardDealtComesAgain(t *testing.T) {
	table := dealing(t, 3)
	table.ask()
	third(t, table)
	play := func(text string) {
		t.Helper()
		move, err := table.match.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		table.play(move, nil)
	}
	last := func() string { return table.past[len(table.past)-1].Move.String() }
	play("chance scoring")
	first := last()
	table.takeBack(2, nil)
	play("chance bonus")
	table.takeBack(2, nil)
	play("chance scoring")
	if last() != first {
		t.Errorf("%s, then %s", first, last())
	}
}

// third leads to the choices after the third roll.
func third(t *testing.T, table *table) {
	t.Helper()
	for table.match.Ask().Title != "Third roll" {
		ask := table.match.Ask()
		var move engine.Move
		for move = range ask.Moves {
			if ask.Choice == nil || table.match.Label(move).Dice.Throws != nil || ask.Round == 0 {
				break
			}
		}
		table.play(move, nil)
	}
	for move := range table.match.Ask().Moves {
		table.play(move, nil)
		return
	}
}

// TestCardsDealtAreTakenBackWithWhatLedToThem leaves them out of the list.
func TestCardsDealtAreTakenBackWithWhatLedToThem(t *testing.T) {
	table := dealing(t, 3)
	table.ask()
	if table.canUndo() {
		t.Error("cards can be taken back")
	}
	third(t, table)
	if n := slices.Collect(table.undoable()); len(n) != len(table.past)-12 || n[0] != len(table.past)-1 {
		t.Errorf("%d moves, of which can be taken back %v", len(table.past), n)
	}
	if table.amending() != "Correct a roll" {
		t.Errorf("cards that the box dealt can be corrected: %q", table.amending())
	}
}
