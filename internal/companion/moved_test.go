package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// on is a table with a mat: dice that show what they were thrown as, in the
// game's order, and where some of them were moved to.
type on struct {
	values []int
	fields []string
	tray   []string
	away   []string // not in view
}

// thrown is a roll of six different values in which each colour but yellow and
// white fits one box.
var thrown = []int{1, 5, 2, 6, 3, 4}

func (o on) reading(thrown bool) vision.Reading {
	far, r := 40.0, sure(o.values...)
	r.Moved = !thrown
	for i := range r.Dice {
		d := &r.Dice[i]
		d.TrayMM = &far
		d.InTray = slices.Contains(o.tray, d.Colour)
		d.Field = 1 + slices.Index(o.fields, d.Colour)
	}
	r.Dice = slices.DeleteFunc(r.Dice, func(d vision.Die) bool { return slices.Contains(o.away, d.Colour) })
	return r
}

func (b *box) moves(o on)  { b.sees(o.reading(false)) }
func (b *box) throws(o on) { b.sees(o.reading(true)) }

// rolled is a box that offers what can be done with a roll.
func rolled(t *testing.T, values []int, players ...string) *box {
	t.Helper()
	b := start(t, players...)
	screen[prompt.Waiting](b)
	b.throws(on{values: values})
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	return b
}

func texts(c prompt.Choice) []string {
	var all []string
	for _, o := range c.Options {
		all = append(all, o.Text.String())
	}
	return all
}

// takes expects one option, taken by hand.
func takes(t *testing.T, b *box, text string) prompt.Choice {
	t.Helper()
	c := screen[prompt.Choice](b)
	if !strings.HasPrefix(c.Title.String(), "Taken by hand") || !slices.Equal(texts(c), []string{text}) {
		t.Fatalf("want %q taken, got %q with %q, note %q", text, c.Title, texts(c), c.Note)
	}
	return c
}

// orange is a choice well made: orange 3 on a field, white 1 and blue 2 swept.
var orange = on{values: thrown, fields: []string{"orange"}, tray: []string{"white", "blue"}}

const (
	rollThrown = "roll white=1 yellow=5 blue=2 green=6 orange=3 purple=4"
	takeOrange = "take orange orange.1"
)

func TestAMovedDieCountsWithTheNextThrow(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	c := takes(t, b, "orange 3")
	if c.Note != "" || len(b.kept) != 1 {
		t.Errorf("nothing is wrong, and nothing counts yet: note %q, kept %q", c.Note, b.kept)
	}
	next := orange
	next.values = []int{1, 2, 2, 4, 3, 6}
	b.throws(next)
	check := screen[prompt.Check](b)
	if want := []string{rollThrown, takeOrange}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
	if len(check.Dice) != 3 || check.Dice[0].Value != 2 || check.Note != "" {
		t.Errorf("the throw that confirmed it is read: %+v", check)
	}
}

func TestAMovedDieCountsWithOK(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	press[prompt.Waiting](b, ok)
	if b.kept[1] != takeOrange {
		t.Errorf("kept %q", b.kept)
	}
}

func TestAMovedDieIsContradictedByAKey(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	c := press[prompt.Choice](b, back)
	if c.Title != "First die" || len(c.Options) < 10 {
		t.Fatalf("all choices are there again: %q %q", c.Title, texts(c))
	}
	press[prompt.Waiting](b, ok)
	if b.kept[1] == takeOrange {
		t.Errorf("kept %q though it was contradicted", b.kept)
	}
}

func TestADiePutBackWithdrawsTheChoice(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	b.moves(on{values: thrown})
	if c := screen[prompt.Choice](b); c.Title != "First die" || c.Note != "" {
		t.Errorf("the choice is open again: %q, note %q", c.Title, c.Note)
	}
	b.moves(on{values: thrown, fields: []string{"purple"}, tray: []string{"white", "blue", "orange"}})
	takes(t, b, "purple 4")
	if len(b.kept) != 1 {
		t.Errorf("kept %q", b.kept)
	}
}

func TestAllDiceThrownAgainAreNoConfirmation(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	b.throws(on{values: []int{2, 2, 2, 4, 6, 6}})
	if c := screen[prompt.Choice](b); c.Title != "First die" || len(b.kept) != 1 {
		t.Errorf("the orange die was thrown too, so it was not taken: %q, kept %q", c.Title, b.kept)
	}
}

func TestWhatWasMovedIsAskedOnlyWhereItMeansMore(t *testing.T) {
	for name, test := range map[string]struct {
		table on
		want  []string
	}{
		"yellow fits two boxes": {
			on{values: thrown, fields: []string{"yellow"}, tray: []string{"white", "blue", "orange", "purple"}},
			[]string{"yellow 5, row 1", "yellow 5, row 2"},
		},
		"white is a joker": {
			on{values: thrown, fields: []string{"white"}},
			[]string{"white as yellow 1, row 2", "white as yellow 1, row 3", "white + blue = 3", "white as green 1", "white as orange 1", "white as purple 1"},
		},
		"only swept: what sweeps as much or more": {
			on{values: thrown, tray: []string{"purple", "white"}},
			[]string{"yellow 5, row 1", "yellow 5, row 2", "green 6"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := rolled(t, thrown, "Ana")
			b.moves(test.table)
			c := screen[prompt.Choice](b)
			if !slices.Equal(texts(c), test.want) || c.Note != "" {
				t.Fatalf("offers %q, note %q; want %q", texts(c), c.Note, test.want)
			}
			if c := press[prompt.Choice](b, back); len(c.Options) <= len(test.want) {
				t.Errorf("a key brings the others back: %q", texts(c))
			}
			b.moves(test.table)
			screen[prompt.Choice](b)
			if press[prompt.Waiting](b, down, ok); len(b.kept) != 2 {
				t.Errorf("kept %q", b.kept)
			}
		})
	}
}

func TestNothingIsTakenFromATableThatCannotBeSeen(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.fails(errCamera)
	screen[prompt.Choice](b)
	if err := b.clock.BlockUntilContext(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	b.clock.Advance(60e9)
	screen[prompt.Choice](b)
	b.moves(orange)
	takes(t, b, "orange 3")
}

func TestDiceMovedWhileLeafingAreNotLost(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	press[prompt.Sheet](b, back)
	b.moves(orange)
	screen[prompt.Sheet](b)
	b.keys <- hw.Back
	takes(t, b, "orange 3")
}

func TestAChoiceLooksForDiceThatAreMovedOnly(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	throw, choice := <-b.eye.asked, <-b.eye.asked
	if throw.NoThrow || !throw.Moved || !choice.NoThrow || !choice.Moved || len(choice.Dice) != 6 {
		t.Errorf("looks for %+v, then for %+v", throw, choice)
	}
	b.moves(orange)
	takes(t, b, "orange 3")
	confirm := <-b.eye.asked
	if confirm.NoThrow || !slices.Equal(confirm.Taken, []string{"orange"}) || len(confirm.Dice) != 5 {
		t.Errorf("then for %+v", confirm)
	}
}
