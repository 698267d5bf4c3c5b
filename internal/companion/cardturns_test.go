package companion_test

import (
	"strings"
	"testing"

	"silvertray/internal/prompt"
)

// take puts the cursor on the line that begins so, and takes it.
func take[S prompt.Prompt](b *box, c prompt.Choice, begins string) S {
	b.t.Helper()
	for range c.Options {
		if strings.HasPrefix(c.Options[c.Selected].Text.String(), begins) {
			return press[S](b, ok)
		}
		c = press[prompt.Choice](b, down)
	}
	b.t.Fatalf("no line %q in %q", begins, texts(c))
	panic("unreachable")
}

// chances is a box at Ana's third roll, with nothing that can be completed or bought.
func chances(t *testing.T, deals bool) (*box, prompt.Choice) {
	t.Helper()
	with := func(*scene) {}
	if deals {
		with = boxDeals
	}
	moves := append(opening[:len(opening):len(opening)], "roll yellow=1 orange=2 green=3 blue=4 purple=6",
		"reroll yellow", "roll yellow=1", "done", "reroll yellow", "roll yellow=2", "done")
	b := carded(t, []string{"Ana", "Ben"}, with, moves...)
	return b, screen[prompt.Choice](b)
}

// TestAChanceOfACard draws one, from the table or from the box, and lays it or does
// without.
func TestAChanceOfACard(t *testing.T) {
	b, c := chances(t, false)
	d := take[prompt.Dealing](b, c, "chance: a bonus card")
	if len(d.Piles) != 1 || d.Piles[0] != "bonus" {
		t.Fatalf("asks for %v", d.Piles)
	}
	m := enter(b, d, "green", "b02")
	if c = m.Screen.(prompt.Choice); c.Title != "Lay a card" {
		t.Fatalf("asks %q", c.Title)
	}
	w := take[prompt.Waiting](b, c, "do without b02")
	if w.Heading.Player != "Ben" {
		t.Errorf("then %s throws", w.Heading.Player)
	}
	b, c = chances(t, true)
	c = take[prompt.Choice](b, c, "chance: a scoring card")
	if c.Title != "Lay a card" || c.Options[c.Selected].Card == nil {
		t.Errorf("the box deals %+v", c)
	}
}

// TestAChanceOfDice enters one of all five.
func TestAChanceOfDice(t *testing.T) {
	b, c := chances(t, false)
	if c = take[prompt.Choice](b, c, "chance: one or two dice"); c.Title.String() != "Enter up to 2 dice" {
		t.Fatalf("asks %q", c.Title)
	}
	for range 2 { // the ways to fill a card, then one of them
		c = take[prompt.Choice](b, c, c.Options[0].Text.String())
	}
	if w := take[prompt.Waiting](b, c, "enter no other die"); w.Heading.Player != "Ben" {
		t.Errorf("then %s throws", w.Heading.Player)
	}
}
