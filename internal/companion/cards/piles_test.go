package cards

import (
	"math"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/record"
	"silvertray/internal/companion/session"
	"silvertray/internal/companion/sessiontest"
	"silvertray/internal/ledger"
)

// mechanic turns over cards, and nothing besides.
var mechanic = sessiontest.Mechanic{Put: func(t *session.Table, ask engine.Ask) session.State {
	if ask.Draw == nil {
		return nil
	}
	return TurnOver(t)
}}

// dealing is a table at which the box deals, after moves.
func dealing(t *testing.T, seed uint64, moves ...string) *session.Table {
	t.Helper()
	m, err := goennen.Practice().New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	steps, m, err := record.Play(m, moves)
	if err != nil {
		t.Fatal(err)
	}
	table := sessiontest.Table(ledger.Stored{Match: m, Steps: steps}, mechanic)
	table.Dealer = &Piles{Seed: seed, For: func(engine.Game) bool { return true }}
	return table
}

// TestAPileIsShuffledFairly draws the first bonus card of many piles: each of the 20
// comes as often as it is there, and one card has a copy.
func TestAPileIsShuffledFairly(t *testing.T) {
	const games = 20000
	drawn := make(map[string]int)
	table := dealing(t, 0, "card s01", "card s02", "card s03", "card s04")
	for range games {
		table.Dealer.Shuffle()
		drawn[next(table).String()]++
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

// made are the moves of a table.
func made(t *session.Table) []string { return record.Moves(t.Steps()) }

// TestTheBoxDealsAllThatIsAsked fills the market and the hand.
func TestTheBoxDealsAllThatIsAsked(t *testing.T) {
	a, b, other := dealing(t, 7), dealing(t, 7), dealing(t, 8)
	for _, table := range []*session.Table{a, b, other} {
		if _, other := table.Ask().(sessiontest.Elsewhere); !other || len(table.Steps()) != 12 {
			t.Fatalf("after %d cards it asks %+v", len(table.Steps()), table.Match().Ask())
		}
	}
	if !slices.Equal(made(a), made(b)) || slices.Equal(made(a), made(other)) {
		t.Errorf("dealt %q, %q, and by another seed %q", made(a), made(b), made(other))
	}
}

// TestACardDealtComesAgain takes back a chance and takes it again, after another
// one, too.
func TestACardDealtComesAgain(t *testing.T) {
	table := dealing(t, 3)
	table.Ask()
	third(t, table)
	play := func(text string) {
		t.Helper()
		move, err := table.Match().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		table.Play(move, nil)
	}
	last := func() string { return table.Steps()[len(table.Steps())-1].Move.String() }
	play("chance scoring")
	first := last()
	table.TakeBack(2, nil)
	play("chance bonus")
	table.TakeBack(2, nil)
	play("chance scoring")
	if last() != first {
		t.Errorf("%s, then %s", first, last())
	}
}

// third leads to the choices after the third roll.
func third(t *testing.T, table *session.Table) {
	t.Helper()
	for table.Match().Ask().Title != "Third roll" {
		ask := table.Match().Ask()
		var move engine.Move
		for move = range ask.Moves {
			if ask.Choice == nil || table.Match().Label(move).Dice.Throws != nil || ask.Round == 0 {
				break
			}
		}
		table.Play(move, nil)
	}
	for move := range table.Match().Ask().Moves {
		table.Play(move, nil)
		return
	}
}

// TestCardsDealtAreTakenBackWithWhatLedToThem leaves them out of the list.
func TestCardsDealtAreTakenBackWithWhatLedToThem(t *testing.T) {
	table := dealing(t, 3)
	table.Ask()
	if table.CanUndo() {
		t.Error("cards can be taken back")
	}
	third(t, table)
	if n := slices.Collect(table.Undoable()); len(n) != len(table.Steps())-12 || n[0] != len(table.Steps())-1 {
		t.Errorf("%d moves, of which can be taken back %v", len(table.Steps()), n)
	}
	for at, step := range table.Steps() {
		if card := step.Before.Ask().Draw != nil; card && table.Correctable(at) {
			t.Errorf("card %d, which the box dealt, can be corrected", at)
		}
	}
}
