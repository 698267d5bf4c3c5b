package engine

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var sixDice = []string{"white", "yellow", "blue", "green", "orange", "purple"}

func TestThrownText(t *testing.T) {
	roll := Thrown{Faces: []Face{{Die: "white", Value: 3}, {Die: "blue", Value: 5}}}
	if got, want := roll.String(), "roll white=3 blue=5"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	roll.Near = []string{"green", "white"}
	if got, want := roll.String(), "roll white=3 blue=5 near=green,white"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestParseThrownTakesDiceInAnyOrder(t *testing.T) {
	got, err := ParseThrown("  roll blue=5\twhite=3 ", []string{"white", "blue"})
	if err != nil || got.String() != "roll white=3 blue=5" {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestParseThrownRefuses(t *testing.T) {
	tests := []struct{ text, rule string }{
		{"", `a roll begins with the word "roll"`},
		{"white=3 blue=4", `a roll begins with the word "roll"`},
		{"roll", "white is missing from the roll"},
		{"roll white=3", "blue is missing from the roll"},
		{"roll white=3 blue=4 white=3", "white is named twice"},
		{"roll white=3 blue=4 red=1", "red is not among the dice of this roll (white, blue)"},
		{"roll white=0 blue=4", `"white=0" is no die with a value from 1 to 6, such as white=3`},
		{"roll white=7 blue=4", `"white=7" is no die with a value from 1 to 6, such as white=3`},
		{"roll white=33 blue=4", `"white=33" is no die with a value from 1 to 6, such as white=3`},
		{"roll white blue=4", `"white=" is no die with a value from 1 to 6, such as white=3`},
		{"roll white=3 blue=4 near=", "near= comes once, followed by dice: near=green,white"},
		{"roll white=3 blue=4 near=a near=b", "near= comes once, followed by dice: near=green,white"},
		{"roll white=3 near=white blue=4", "near= comes last in a roll"},
	}
	for _, tt := range tests {
		_, err := ParseThrown(tt.text, []string{"white", "blue"})
		var refusal *Refusal
		if !errors.As(err, &refusal) || refusal.Rule.String() != tt.rule {
			t.Errorf("%q:\n got %v\nwant %s", tt.text, err, tt.rule)
		}
	}
}

func TestTied(t *testing.T) {
	tests := []struct {
		values [6]int
		tied   string
	}{
		{[6]int{1, 2, 3, 4, 5, 6}, ""},
		{[6]int{1, 2, 3, 3, 5, 6}, "blue green"},
		{[6]int{1, 1, 1, 1, 5, 6}, "white yellow blue green"},
		{[6]int{1, 1, 1, 2, 2, 2}, ""},
		{[6]int{6, 6, 1, 6, 6, 1}, "white yellow green orange"},
		{[6]int{3, 4, 1, 5, 3, 2}, "white orange"},
		{[6]int{4, 4, 4, 4, 4, 4}, "white yellow blue green orange purple"},
	}
	for _, tt := range tests {
		var faces []Face
		for i, die := range sixDice {
			faces = append(faces, Face{Die: die, Value: tt.values[i]})
		}
		if got := strings.Join(Tied(faces), " "); got != tt.tied {
			t.Errorf("%v: tied %q, want %q", tt.values, got, tt.tied)
		}
	}
	if Tied([]Face{{Die: "white", Value: 1}, {Die: "blue", Value: 1}}) != nil {
		t.Error("two dice tie for three places")
	}
}

func TestRollsInOrder(t *testing.T) {
	var got []string
	for roll := range Rolls([]string{"white", "blue"}, false) {
		got = append(got, roll.String())
	}
	if len(got) != 36 || got[0] != "roll white=1 blue=1" || got[1] != "roll white=1 blue=2" || got[35] != "roll white=6 blue=6" {
		t.Errorf("%d rolls, beginning %q", len(got), got[:2])
	}
}

// TestRollsForTheTray counts all rolls of six dice with the orders of those
// that tie: a tie of n dice counts n! times.
func TestRollsForTheTray(t *testing.T) {
	factorial := []int{1, 1, 2, 6, 24, 120, 720}
	want, got := 0, 0
	for roll := range Rolls(sixDice, false) {
		want += factorial[len(Tied(roll.(Thrown).Faces))]
	}
	seen := make(map[string]bool)
	for roll := range Rolls(sixDice, true) {
		got++
		seen[roll.String()] = true
		if err := roll.(Thrown).Check(sixDice, true); err != nil {
			t.Fatal(err)
		}
	}
	if got != want || len(seen) != want {
		t.Errorf("%d rolls, %d of them different, want %d", got, len(seen), want)
	}
}

func TestRollsStop(t *testing.T) {
	n := 0
	for range Rolls(sixDice, true) {
		if n++; n == 5 {
			break
		}
	}
	if n != 5 {
		t.Errorf("%d rolls after a stop at 5", n)
	}
}

// TestThrownTextAndBack parses what was printed, for any roll and any order of
// its dice in the text.
func TestThrownTextAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dice := rapid.Permutation(sixDice).Draw(t, "dice")[:rapid.IntRange(1, 6).Draw(t, "n")]
		var roll Thrown
		for _, die := range dice {
			roll.Faces = append(roll.Faces, Face{Die: die, Value: rapid.IntRange(1, 6).Draw(t, die)})
		}
		if tied := Tied(roll.Faces); tied != nil {
			roll.Near = rapid.Permutation(tied).Draw(t, "near")
		}
		got, err := ParseThrown(roll.String(), dice)
		if err != nil || !reflect.DeepEqual(got, roll) {
			t.Fatalf("%s parses as %s, %v", roll, got, err)
		}
		if err := got.Check(dice, len(dice) > TrayPlaces); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzParseThrown(f *testing.F) {
	f.Add("roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4")
	f.Add("roll white=3 yellow=3 blue=2 green=6 orange=1 purple=4 near=yellow,white")
	f.Add("roll near=,=,= white==1")
	f.Fuzz(func(t *testing.T, text string) {
		roll, err := ParseThrown(text, sixDice)
		if err != nil {
			return
		}
		again, err := ParseThrown(roll.String(), sixDice)
		if err != nil || again.String() != roll.String() {
			t.Errorf("%q prints as %q, which parses as %q, %v", text, roll, again, err)
		}
		if !slices.EqualFunc(roll.Faces, sixDice, func(f Face, die string) bool { return f.Die == die }) {
			t.Errorf("%q: dice out of order in %q", text, roll)
		}
	})
}
