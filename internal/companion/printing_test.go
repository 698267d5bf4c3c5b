package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// another is how the boards of some edition are printed.
var another = []string{"red", "purple", "yellow", "orange", "blue", "green"}

// printed is a match on a board that is printed so.
func printed(t *testing.T, symbols []string) engine.Match {
	t.Helper()
	m, err := ingenious.EinfachGenial.New(engine.Setup{
		Players: []string{"Ana", "Ben"}, Settings: map[string]string{"symbols": strings.Join(symbols, "-")},
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// anotherBoard is what the camera sees of such a board, with changes, as long as it
// expects the other one.
func anotherBoard(t *testing.T, changes ...string) vision.Reading {
	t.Helper()
	r := board(t, printed(t, another), changes...)
	r.Board.Sure, r.Board.Order = false, another
	r.Board.Problems = []vision.BoardProblem{{Problem: vision.Problem{Kind: vision.Order, Text: "Another order."}}}
	return r
}

// learner is what a box learns and deals.
type learner struct {
	learnt []string
	*store
}

// learning runs a box that sees its board, and knows so much of it.
func learning(t *testing.T, known []string, rules map[string]string) (*box, *learner) {
	t.Helper()
	l := &learner{}
	return startWith(t, func(c *scene) {
		c.Game, c.box.Eyes.Board, c.Printed, c.Rules = ingenious.EinfachGenial, c.box.Eyes.Dice, known, rules
		c.stored.Match = printed(t, tileSymbols)
		c.Memory = memory{learn: func(symbols []string) error { l.learnt = symbols; return nil }}
		l.store = c.store
	}), l
}

func order(b *box) string { return b.latest.Match.Setup().Settings["symbols"] }

// TestTheFirstEmptyBoardIsLearnt begins the match anew on the board that is there.
func TestTheFirstEmptyBoardIsLearnt(t *testing.T) {
	b, l := learning(t, nil, nil)
	screen[prompt.Board](b)
	b.sees(anotherBoard(t))
	s := screen[prompt.Board](b)
	if order(b) != strings.Join(another, "-") || !slices.Equal(l.learnt, another) || l.deals != 1 {
		t.Errorf("plays on %s, learnt %v, dealt %d times", order(b), l.learnt, l.deals)
	}
	if s.Note != "" || len(s.Brings) != 1 || !strings.Contains(s.Brings[0].String(), "purple, yellow") {
		t.Errorf("says %q %q", s.Note, s.Brings)
	}
	for want := <-b.eye.asked; !slices.Equal(want.Printed, another); {
		want = <-b.eye.asked // until the look for the other board has begun
	}
}

// TestABoardAsExpectedIsLearnt keeps the usual order, so that another is noticed.
func TestABoardAsExpectedIsLearnt(t *testing.T) {
	b, l := learning(t, nil, nil)
	screen[prompt.Board](b)
	r := board(t, b.latest.Match)
	r.Board.Order = tileSymbols
	b.sees(r)
	screen[prompt.Board](b)
	if !slices.Equal(l.learnt, tileSymbols) || l.deals != 0 {
		t.Errorf("learnt %v, dealt %d times", l.learnt, l.deals)
	}
}

// TestABoardAgainstWhatIsKnownIsAsked says no, and then yes.
func TestABoardAgainstWhatIsKnownIsAsked(t *testing.T) {
	chosen := map[string]string{"symbols": strings.Join(tileSymbols, "-")}
	for name, tt := range map[string]struct {
		known []string
		rules map[string]string
	}{"learnt": {known: tileSymbols}, "chosen": {rules: chosen}} {
		b, l := learning(t, tt.known, tt.rules)
		screen[prompt.Board](b)
		b.sees(anotherBoard(t))
		if m := screen[prompt.Menu](b); !strings.Contains(m.Note.String(), "purple, yellow") {
			t.Errorf("%s: asks %+v", name, m)
		}
		press[prompt.Board](b, down, ok)
		if order(b) != strings.Join(tileSymbols, "-") || l.learnt != nil || l.deals != 0 {
			t.Errorf("%s: no is taken for yes: %s, learnt %v", name, order(b), l.learnt)
		}
		b.sees(anotherBoard(t))
		screen[prompt.Menu](b)
		press[prompt.Board](b, ok)
		if order(b) != strings.Join(another, "-") || !slices.Equal(l.learnt, another) || l.deals != 1 {
			t.Errorf("%s: plays on %s, learnt %v, dealt %d times", name, order(b), l.learnt, l.deals)
		}
	}
}

// TestABoardInUseIsNotLearnt looks at a board on which a tile lies, and at one that
// is not seen whole.
func TestABoardInUseIsNotLearnt(t *testing.T) {
	b, l := learning(t, nil, nil)
	screen[prompt.Board](b)
	hand := anotherBoard(t)
	hand.Board.Problems = append(hand.Board.Problems, vision.BoardProblem{Problem: vision.Problem{Kind: vision.Covered, Text: "A hand."}})
	for _, r := range []vision.Reading{anotherBoard(t, "red at 1,-5", "blue at 1,-4"), hand} {
		b.sees(r)
		if s := screen[prompt.Board](b); s.Note != "Another order." || l.learnt != nil || l.deals != 0 {
			t.Errorf("says %q, learnt %v, dealt %d times", s.Note, l.learnt, l.deals)
		}
	}
}

// TestAMatchIsDealtForTheBoardAtHand begins one at the start screen.
func TestAMatchIsDealtForTheBoardAtHand(t *testing.T) {
	b := startWith(t, func(c *scene) { c.Game, c.Printed = ingenious.EinfachGenial, another })
	screen[prompt.Start](b)
	press[prompt.Menu](b, ok)
	press[prompt.Board](b, ok)
	if order(b) != strings.Join(another, "-") {
		t.Errorf("plays on %s", order(b))
	}
}
