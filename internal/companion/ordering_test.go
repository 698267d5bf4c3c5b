package companion_test

import (
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// passive is a solo match that waits for the first passive roll.
func passive(t *testing.T, rules map[string]string) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}, Settings: rules})
	if err != nil {
		t.Fatal(err)
	}
	for m.Ask().Roll == nil || !m.Ask().Roll.Tray {
		for move := range m.Ask().Moves {
			if m, err = m.Apply(move); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	return m
}

// gaps are the distances from the tray in mm, in the game's order of dice.
func gaps(r vision.Reading, mm ...float64) vision.Reading {
	for i := range mm {
		r.Dice[i].TrayMM = &mm[i]
	}
	return r
}

// The rule book's own example: blue 1 and purple 2 are lowest; of the dice
// that show 3 the tray takes the one that lies nearest, here orange.
var example = []int{3, 6, 1, 3, 3, 2}

func TestTheNearestOfEqualDiceGoesToTheTray(t *testing.T) {
	b := startAt(t, passive(t, nil))
	screen[prompt.Waiting](b)
	b.sees(gaps(sure(example...), 60, 10, 20, 45, 30, 5))
	if check := screen[prompt.Check](b); strings.Join(check.Near, " ") != "orange green white" {
		t.Errorf("the order is shown before it counts: %v", check.Near)
	}
	press[prompt.Choice](b, ok)
	if want := "roll white=3 yellow=6 blue=1 green=3 orange=3 purple=2 near=orange,green,white"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestGapsTooAlikeAreAsked(t *testing.T) {
	b := startAt(t, passive(t, nil))
	screen[prompt.Waiting](b)
	b.sees(gaps(sure(example...), 60, 10, 20, 31, 30, 5))
	if check := screen[prompt.Check](b); check.Near != nil {
		t.Errorf("an order that is not clear is not shown: %v", check.Near)
	}
	c := press[prompt.Choice](b, ok)
	if len(b.kept) != 0 || len(c.Options) != 3 {
		t.Fatalf("green and orange lie 1 mm apart, so the box asks; got %+v", c)
	}
	press[prompt.Choice](b, down, ok) // the green die
	if want := "roll white=3 yellow=6 blue=1 green=3 orange=3 purple=2 near=green,white,orange"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestUnknownGapsAreAskedOnlyWhereTheyMatter(t *testing.T) {
	b := startAt(t, passive(t, nil))
	screen[prompt.Waiting](b)
	b.sees(sure(1, 2, 3, 4, 5, 6))
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	if want := "roll white=1 yellow=2 blue=3 green=4 orange=5 purple=6"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestAllTiedDiceButOneAreAskedInTurn(t *testing.T) {
	b := startAt(t, passive(t, nil))
	screen[prompt.Waiting](b)
	b.sees(sure(2, 2, 2, 2, 6, 6))
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	press[prompt.Choice](b, down, down, down, ok) // green
	press[prompt.Choice](b, ok)                   // white
	press[prompt.Choice](b, down, ok)             // blue, and yellow is left out
	if want := "roll white=2 yellow=2 blue=2 green=2 orange=6 purple=6 near=green,white,blue,yellow"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestTheRightmostGoesFirstWhereTheRulesSaySo(t *testing.T) {
	b := startAt(t, passive(t, map[string]string{"solo-tie": "rightmost"}))
	screen[prompt.Waiting](b)
	r := gaps(sure(example...), 60, 10, 20, 45, 30, 5)
	r.Width = 960
	for i, x := range []float64{700, 100, 200, 300, 640, 600} {
		r.Dice[i].Centre[0] = x
	}
	b.sees(r)
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	if want := "roll white=3 yellow=6 blue=1 green=3 orange=3 purple=2 near=white,orange,green"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}
