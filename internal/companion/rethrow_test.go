package companion_test

import (
	"slices"
	"testing"

	"silvertray/engine/goennen"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// firstRoll is what Ana threw, in the game's order.
const firstRoll = "roll yellow=6 orange=5 green=4 blue=5 purple=1"

// five are the dice as they are seen, those that are named on a field.
func five(values []int, onField ...string) vision.Reading {
	far, r := 40.0, vision.Reading{Sure: true}
	for i, die := range goennen.Practice().Dice() {
		d := vision.Die{Colour: die, Value: values[i], Sure: true, TrayMM: &far}
		if slices.Contains(onField, die) {
			d.Field = 1
		}
		r.Dice = append(r.Dice, d)
	}
	return r
}

// unmeasured are the dice on a table of which nothing is known.
func unmeasured(values []int) vision.Reading {
	r := five(values)
	for i := range r.Dice {
		r.Dice[i].TrayMM = nil
	}
	return r
}

// moved are dice that were moved by hand.
func moved(values []int, onField ...string) vision.Reading {
	r := five(values, onField...)
	r.Moved = true
	return r
}

var six54 = []int{6, 5, 4, 5, 1}

// seen is a box that has seen the first roll, and offers what can be done.
func seen(t *testing.T) (*box, prompt.Choice) {
	t.Helper()
	b := carded(t, []string{"Ana", "Ben"}, nil, opening...)
	screen[prompt.Waiting](b)
	b.sees(five(six54))
	screen[prompt.Check](b)
	return b, press[prompt.Choice](b, ok)
}

// keep goes to the question which dice are kept.
func keep(b *box, c prompt.Choice) prompt.Rethrow {
	b.t.Helper()
	for range c.Options {
		if c.Options[c.Selected].Text == "throw dice again" {
			return press[prompt.Rethrow](b, ok)
		}
		c = press[prompt.Choice](b, down)
	}
	b.t.Fatalf("dice cannot be thrown again: %+v", c.Options)
	panic("unreachable")
}

func TestDiceAreKeptOneByOne(t *testing.T) {
	b, c := seen(t)
	k := keep(b, c)
	if len(k.Thrown) != 5 || k.Cursor != 0 || k.Buttons[0].String() != "Throw 5 dice" {
		t.Fatalf("begins with %+v", k)
	}
	press[prompt.Rethrow](b, ok, down, down)
	k = press[prompt.Rethrow](b, ok)
	if !slices.Equal(k.Thrown, []string{"orange", "blue", "purple"}) || k.Buttons[0].String() != "Throw 3 dice" {
		t.Errorf("keeps yellow and green: %+v", k)
	}
	w := press[prompt.Waiting](b, down, down, down, ok)
	if want := "reroll orange blue purple"; b.kept[len(b.kept)-1] != want || !slices.Equal(w.Dice, k.Thrown) {
		t.Errorf("kept %q, want %q; waits for %v", b.kept, want, w.Dice)
	}
}

func TestAllDiceAreThrownByOneButton(t *testing.T) {
	b, c := seen(t)
	keep(b, c)
	press[prompt.Waiting](b, ok, up, ok)
	if want := "reroll yellow orange green blue purple"; b.kept[len(b.kept)-1] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

func TestOneDieAtLeastIsThrown(t *testing.T) {
	b, c := seen(t)
	keep(b, c)
	if k := press[prompt.Rethrow](b, ok, down, ok, down, ok, down, ok, down, ok, down, ok); k.Note == "" {
		t.Errorf("throws nothing: %+v", k)
	}
	if c := press[prompt.Choice](b, back); len(c.Options) == 0 {
		t.Error("back does not lead to the choices")
	}
}

// TestMovedDiceAreKept moves two dice to a field and throws the others, without a key.
func TestMovedDiceAreKept(t *testing.T) {
	b, _ := seen(t)
	b.sees(moved(six54, "orange", "blue"))
	k := screen[prompt.Rethrow](b)
	if !slices.Equal(k.Thrown, []string{"yellow", "green", "purple"}) || k.Cursor != len(k.Faces) {
		t.Fatalf("keeps %+v", k)
	}
	b.sees(moved(six54, "orange", "blue", "green"))
	screen[prompt.Rethrow](b)
	b.sees(five([]int{2, 5, 4, 5, 3}, "orange", "blue", "green"))
	check := screen[prompt.Check](b)
	if len(check.Dice) != 2 || check.Dice[0] != (prompt.Seen{Colour: "yellow", Value: 2}) || check.Note != "" {
		t.Errorf("reads %+v", check)
	}
	if want := "reroll yellow purple"; b.kept[len(b.kept)-1] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

// TestAKeyContradictsMovedDice leaves them to the keys: a throw does not count then.
func TestAKeyContradictsMovedDice(t *testing.T) {
	b, _ := seen(t)
	b.sees(moved(six54, "orange"))
	screen[prompt.Rethrow](b)
	b.untilAsked(func(want vision.Want) bool { return want.Moved && !want.NoThrow })
	if k := press[prompt.Rethrow](b, down, down, ok); !slices.Equal(k.Thrown, []string{"green", "blue", "purple"}) {
		t.Errorf("throws %v", k.Thrown)
	}
	b.untilAsked(func(want vision.Want) bool { return want.Moved && want.NoThrow })
}

// TestAKeptDieThatWasTurnedIsNoticed says so before the throw counts, and after.
func TestAKeptDieThatWasTurnedIsNoticed(t *testing.T) {
	b, _ := seen(t)
	b.sees(moved([]int{6, 5, 4, 3, 1}, "blue"))
	if k := screen[prompt.Rethrow](b); k.Note.String() != "The blue die was a 5. Turn it back." {
		t.Errorf("says %q", k.Note)
	}
	b.sees(five([]int{2, 5, 4, 3, 1}, "blue"))
	if k := screen[prompt.Rethrow](b); k.Note == "" || b.kept[len(b.kept)-1] != firstRoll {
		t.Errorf("it counts: %q, %q", k.Note, b.kept)
	}
}

// TestKeptDiceThatChangedAreNoticed looks at the table after a choice by keys.
func TestKeptDiceThatChangedAreNoticed(t *testing.T) {
	tests := []struct {
		name string
		seen vision.Reading
		note words.Phrase
	}{
		{"as they were", five([]int{6, 2, 4, 2, 2}, "yellow", "green"), ""},
		{"one was turned", five([]int{1, 2, 4, 2, 2}, "yellow", "green"), "The yellow die was kept as a 6. Turn it back."},
		{"no zone is known", unmeasured([]int{6, 2, 4, 2, 2}), ""},
		{"one left the zone", five([]int{6, 2, 4, 2, 2}, "yellow"), "The green die was kept and belongs in the building zone."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, c := seen(t)
			keep(b, c)
			press[prompt.Rethrow](b, ok, down, down, ok)
			press[prompt.Waiting](b, down, down, down, ok)
			b.sees(tt.seen)
			if check := screen[prompt.Check](b); check.Note.String() != tt.note.String() || len(check.Dice) != 3 {
				t.Errorf("says %q, want %q", check.Note, tt.note)
			}
		})
	}
}
