package companion_test

import (
	"slices"
	"testing"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// TestHoldingJumpsFromDieToDie holds down on a list of choices: each step leads
// to the first choice with another die, and up goes back.
func TestHoldingJumpsFromDieToDie(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	c := press[prompt.Choice](b, ok)
	c = press[prompt.Choice](b, slices.Repeat([]hw.Key{up}, c.Selected+len(c.Options))...)
	var dice []string
	for range 7 {
		dice = append(dice, c.Options[c.Selected].Dice.Takes)
		if s := c.Selected; s > 0 && c.Options[s-1].Group == c.Options[s].Group {
			t.Errorf("jumped into the middle of a group: %+v", c.Options[s])
		}
		c = press[prompt.Choice](b, down|hw.Long)
	}
	if want := []string{"white", "yellow", "blue", "green", "orange", "purple", ""}; !slices.Equal(dice, want) {
		t.Errorf("jumped to %q, want %q", dice, want)
	}
	if c = press[prompt.Choice](b, up|hw.Long, up|hw.Long); c.Options[c.Selected].Dice.Takes != "purple" {
		t.Errorf("back at %+v", c.Options[c.Selected])
	}
}

// TestHoldingBackTakesBack holds the back key at a question: the moves are
// listed, and the back key leads to the question again.
func TestHoldingBackTakesBack(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	if m := press[prompt.Menu](b, back, back|hw.Long); m.Title != "Take back moves" || len(m.Items) != 1 {
		t.Errorf("holding back shows %+v", m)
	}
	press[prompt.Choice](b, back)
	press[prompt.Sheet](b, back, ok|hw.Long) // means nothing there
}

// TestHoldingOKSaysThatADieIsRight holds OK on a die in doubt: it stands as it
// was read, and the roll counts where no other is in doubt.
func TestHoldingOKSaysThatADieIsRight(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	r := sure(3, 5, 2, 6, 1, 4)
	r.Sure, r.Dice[1].Sure, r.Dice[3].Sure = false, false, false
	b.sees(r)
	if c := screen[prompt.Check](b); c.Cursor != 1 || c.Held != "hold OK: it is right" {
		t.Fatalf("the first die in doubt: %+v", c)
	}
	if c := press[prompt.Check](b, ok, ok|hw.Long); c.Cursor != 3 || c.Dice[1].Doubt {
		t.Fatalf("the next die in doubt: %+v", c)
	}
	press[prompt.Choice](b, ok, ok|hw.Long)
	if want := "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4"; len(b.kept) != 1 || b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestHoldingOKCountsNothingUnseen holds OK where it was meant for the screen
// before: a roll that has just come in must not count, nor a die nobody knows.
func TestHoldingOKCountsNothingUnseen(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	press[prompt.Check](b, ok, ok|hw.Long) // dice by hand, none known
	press[prompt.Check](b, ok, ok|hw.Long)
	press[prompt.Waiting](b, back, up, ok)
	b.sees(vision.Reading{Sure: true, Dice: sure(3, 5, 2, 6, 1, 4).Dice})
	screen[prompt.Check](b)
	press[prompt.Check](b, ok|hw.Long)
	if len(b.kept) != 0 {
		t.Errorf("kept %q", b.kept)
	}
}
