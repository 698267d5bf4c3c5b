package companion_test

import (
	"errors"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/prompt"
)

// twice are two throws of Ana's, who is alone at the table.
var twice = []string{
	"roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4",
	"take green green.1",
	"roll yellow=6 purple=5",
	"take purple purple.1",
}

// recorded runs a box with these moves made.
func recorded(t *testing.T, moves ...string) *box {
	t.Helper()
	return startWith(t, func(c *scene) { c.stored, c.kept = after(t, atStart(t), moves...), slices.Clone(moves) })
}

func atStart(t *testing.T) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestARollIsCorrectedByKeys corrects a roll two moves back, by the keys.
func TestARollIsCorrectedByKeys(t *testing.T) {
	b := recorded(t, twice...)
	screen[prompt.Waiting](b)
	press[prompt.Sheet](b, back)
	rolls := choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Correct a roll")
	if len(rolls.Items) != 2 || rolls.Items[0].Dice[1].Value != 5 {
		t.Fatalf("rolls: %+v", rolls.Items)
	}
	c := press[prompt.Check](b, ok)
	if !c.Counted || c.Cursor != 0 || c.Dice[0].Colour != "yellow" || c.Heading.Round != 1 {
		t.Fatalf("the roll is shown as %+v", c)
	}
	// Purple showed a 4, not a 5.
	c = press[prompt.Check](b, down, ok, down, ok)
	if c.Dice[1].Value != 4 || c.Cursor != len(c.Dice) {
		t.Fatalf("corrected to %+v", c)
	}
	press[prompt.Waiting](b, ok)
	want := slices.Clone(twice)
	want[2] = "roll yellow=6 purple=4"
	if !slices.Equal(b.kept, want) {
		t.Errorf("kept %q", b.kept)
	}
	if got := b.latest.Match.Sheet(0).Areas[4].Points; got != 4 {
		t.Errorf("purple has %d points, want 4", got)
	}
}

// TestTheOrderOfATieStays where a die is corrected that took no part in it, leaves it
// or joins it.
func TestTheOrderOfATieStays(t *testing.T) {
	made := []string{
		"roll white=6 yellow=3 blue=4 green=1 orange=5 purple=6", "take yellow yellow.b4",
		"roll white=1 blue=2 orange=2 purple=2", "take white blue.3",
		"roll blue=4 orange=2 purple=5", "take purple purple.1",
		"roll white=3 yellow=6 blue=1 green=3 orange=3 purple=2 near=orange,green,white",
	}
	for _, tt := range []struct {
		faces map[string]int
		want  string
	}{
		{map[string]int{"yellow": 5}, "roll white=3 yellow=5 blue=1 green=3 orange=3 purple=2 near=orange,green,white"},
		{map[string]int{"white": 4}, "roll white=4 yellow=6 blue=1 green=3 orange=3 purple=2 near=orange,green"},
		{map[string]int{"yellow": 3}, "roll white=3 yellow=3 blue=1 green=3 orange=3 purple=2 near=orange,green,white,yellow"},
	} {
		b := recorded(t, made...)
		<-b.moments
		if err := b.asks(b.latest.Number, prompt.AmendRoll{At: len(made) - 1, Faces: tt.faces}); err != nil {
			t.Fatal(err)
		}
		if got := b.kept[len(made)-1]; got != tt.want {
			t.Errorf("%v: kept %q, want %q", tt.faces, got, tt.want)
		}
	}
}

// TestWhatDoesNotFitIsSaid corrects a roll so that the next one could not have
// been thrown: the match waits there, and says why.
func TestWhatDoesNotFitIsSaid(t *testing.T) {
	b := recorded(t, twice...)
	screen[prompt.Waiting](b)
	if err := b.asks(b.latest.Number, prompt.AmendRoll{At: 0, Faces: map[string]int{"green": 5}}); err != nil {
		t.Fatal(err)
	}
	if m, ok := b.latest.Screen.(prompt.Message); !ok || m.Title != "From here on it does not fit" {
		t.Fatalf("screen %+v", b.latest.Screen)
	}
	if len(b.kept) != 2 || b.kept[1] != twice[1] {
		t.Errorf("kept %q", b.kept)
	}
	w := press[prompt.Waiting](b, ok)
	if !slices.Equal(w.Dice, []string{"yellow"}) {
		t.Errorf("to be thrown: %v", w.Dice)
	}
}

// TestARollStaysAsItWas leaves the correction in each way there is.
func TestARollStaysAsItWas(t *testing.T) {
	b := recorded(t, twice...)
	screen[prompt.Waiting](b)
	press[prompt.Sheet](b, back)
	choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Correct a roll")
	press[prompt.Check](b, ok)
	press[prompt.Menu](b, back)
	press[prompt.Check](b, ok)
	press[prompt.Menu](b, up, ok) // "As it was"
	if !slices.Equal(b.kept, twice) {
		t.Errorf("kept %q", b.kept)
	}
}

// TestACorrectionThatIsNone refuses what is no roll, no face and no move.
func TestACorrectionThatIsNone(t *testing.T) {
	b := recorded(t, twice...)
	screen[prompt.Waiting](b)
	for _, tt := range []struct {
		act  prompt.AmendRoll
		want error
	}{
		{prompt.AmendRoll{At: -1}, prompt.ErrStale},
		{prompt.AmendRoll{At: 1}, prompt.ErrStale},
		{prompt.AmendRoll{At: 4}, prompt.ErrStale},
	} {
		if err := b.asks(b.latest.Number, tt.act); !errors.Is(err, tt.want) {
			t.Errorf("%+v: %v", tt.act, err)
		}
	}
	var refusal *engine.Refusal
	if err := b.asks(b.latest.Number, prompt.AmendRoll{At: 0, Faces: map[string]int{"green": 7}}); !errors.As(err, &refusal) {
		t.Errorf("a green 7: %v", err)
	}
	if !slices.Equal(b.kept, twice) {
		t.Errorf("kept %q", b.kept)
	}
}
