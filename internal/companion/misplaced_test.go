package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/internal/prompt"
	"silvertray/vision"
)

func TestDiceAstrayArePointedOut(t *testing.T) {
	for name, test := range map[string]struct {
		table on
		want  string
	}{
		"one not swept":       {on{fields: []string{"orange"}, tray: []string{"blue"}}, "The white die belongs on the tray."},
		"none swept":          {on{fields: []string{"orange"}}, "The white and blue dice belong on the tray."},
		"one swept too many":  {on{fields: []string{"orange"}, tray: []string{"white", "blue", "green"}}, "The green die does not belong on the tray."},
		"two swept too many":  {on{fields: []string{"orange"}, tray: []string{"white", "blue", "green", "purple"}}, "The green and purple dice do not belong on the tray."},
		"one turned over":     {on{values: []int{6, 5, 2, 6, 3, 4}, fields: []string{"orange"}, tray: []string{"white", "blue"}}, "On the tray the white die was a 1. Turn it back."},
		"one not in view yet": {on{fields: []string{"orange"}, tray: []string{"white"}, away: []string{"blue"}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if test.table.values == nil {
				test.table.values = thrown
			}
			b := rolled(t, thrown, "Ana")
			b.moves(test.table)
			if c := takes(t, b, "orange 3"); c.Note.String() != test.want {
				t.Errorf("note %q, want %q", c.Note, test.want)
			}
			b.moves(orange)
			if c := takes(t, b, "orange 3"); c.Note != "" {
				t.Errorf("once mended nothing is wrong: %q", c.Note)
			}
		})
	}
}

func TestDiceMovedAfterTheChoiceArePointedOut(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(on{values: thrown, fields: []string{"orange"}})
	takes(t, b, "orange 3")
	press[prompt.Waiting](b, ok)
	b.moves(on{values: thrown, fields: []string{"orange"}, tray: []string{"white"}})
	if w := screen[prompt.Waiting](b); w.Note.String() != "The blue die belongs on the tray." {
		t.Errorf("note %q", w.Note)
	}
	b.moves(orange)
	if w := screen[prompt.Waiting](b); w.Note != "" {
		t.Errorf("note %q", w.Note)
	}
	b.moves(on{values: thrown, tray: []string{"white", "blue"}})
	if w := screen[prompt.Waiting](b); w.Note.String() != "The orange die was taken and belongs on a die field." {
		t.Errorf("note %q", w.Note)
	}
}

func TestWhatIsNoAnswerIsSaid(t *testing.T) {
	colour := on{values: thrown, fields: []string{"orange"}}.reading(false)
	colour.Problems = []vision.Problem{{Kind: vision.Colour, Colour: "orange", Text: "Orange or red?"}}
	flipped := on{values: []int{1, 5, 2, 6, 4, 4}, fields: []string{"orange"}}.reading(false)
	for name, test := range map[string]struct {
		reading vision.Reading
		want    string
	}{
		"two dice taken":         {on{values: thrown, fields: []string{"orange", "green"}}.reading(false), "The green and orange dice lie on die fields. Leave only the one you take."},
		"the highest swept":      {on{values: thrown, tray: []string{"green"}}.reading(false), "No choice sends the green die to the tray. Put back what does not belong there."},
		"a colour in doubt":      {colour, "Orange or red?"},
		"a die that was flipped": {flipped, "The orange die was a 3. Turn it back."},
	} {
		t.Run(name, func(t *testing.T) {
			b := rolled(t, thrown, "Ana")
			b.sees(test.reading)
			c := screen[prompt.Choice](b)
			if c.Title != "First die" || len(c.Options) < 10 || c.Note.String() != test.want {
				t.Errorf("%q, %d options, note %q; want note %q", c.Title, len(c.Options), c.Note, test.want)
			}
		})
	}
}

func TestATrayDieAstrayIsPointedOut(t *testing.T) {
	for name, test := range map[string]struct {
		value  int
		inTray bool
		want   string
	}{
		"where it belongs":  {1, true, ""},
		"left on the table": {1, false, "The white die belongs on the tray."},
		"turned over":       {4, true, "On the tray the white die was a 1. Turn it back."},
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t, "Ana")
			screen[prompt.Waiting](b)
			b.sees(sure(1, 2, 2, 3, 4, 5))
			screen[prompt.Check](b)
			c := press[prompt.Choice](b, ok)
			for !strings.HasPrefix(c.Options[c.Selected].Text.String(), "yellow") {
				c = press[prompt.Choice](b, down) // yellow 2 sends white 1 to the tray
			}
			press[prompt.Waiting](b, ok)
			far, r := 30.0, sure(test.value, 2, 2, 3, 4, 5)
			r.Dice = slices.Delete(r.Dice, 1, 2) // yellow lies on a die field
			for i := range r.Dice {
				r.Dice[i].TrayMM = &far
			}
			r.Dice[0].InTray = test.inTray
			b.sees(r)
			if check := screen[prompt.Check](b); check.Note.String() != test.want {
				t.Errorf("note %q, want %q", check.Note, test.want)
			}
		})
	}
}
