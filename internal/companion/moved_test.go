package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/hw"
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
	screen[display.Waiting](b)
	b.throws(on{values: values})
	screen[display.Check](b)
	press[display.Choice](b, ok)
	return b
}

func texts(c display.Choice) []string {
	var all []string
	for _, o := range c.Options {
		all = append(all, o.Text.String())
	}
	return all
}

// takes expects one option, taken by hand.
func takes(t *testing.T, b *box, text string) display.Choice {
	t.Helper()
	c := screen[display.Choice](b)
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
	check := screen[display.Check](b)
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
	press[display.Waiting](b, ok)
	if b.kept[1] != takeOrange {
		t.Errorf("kept %q", b.kept)
	}
}

func TestAMovedDieIsContradictedByAKey(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	c := press[display.Choice](b, back)
	if c.Title != "First die" || len(c.Options) < 10 {
		t.Fatalf("all choices are there again: %q %q", c.Title, texts(c))
	}
	press[display.Waiting](b, ok)
	if b.kept[1] == takeOrange {
		t.Errorf("kept %q though it was contradicted", b.kept)
	}
}

func TestADiePutBackWithdrawsTheChoice(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.moves(orange)
	takes(t, b, "orange 3")
	b.moves(on{values: thrown})
	if c := screen[display.Choice](b); c.Title != "First die" || c.Note != "" {
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
	if c := screen[display.Choice](b); c.Title != "First die" || len(b.kept) != 1 {
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
			c := screen[display.Choice](b)
			if !slices.Equal(texts(c), test.want) || c.Note != "" {
				t.Fatalf("offers %q, note %q; want %q", texts(c), c.Note, test.want)
			}
			if c := press[display.Choice](b, back); len(c.Options) <= len(test.want) {
				t.Errorf("a key brings the others back: %q", texts(c))
			}
			b.moves(test.table)
			screen[display.Choice](b)
			if press[display.Waiting](b, down, ok); len(b.kept) != 2 {
				t.Errorf("kept %q", b.kept)
			}
		})
	}
}

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
	press[display.Waiting](b, ok)
	b.moves(on{values: thrown, fields: []string{"orange"}, tray: []string{"white"}})
	if w := screen[display.Waiting](b); w.Note.String() != "The blue die belongs on the tray." {
		t.Errorf("note %q", w.Note)
	}
	b.moves(orange)
	if w := screen[display.Waiting](b); w.Note != "" {
		t.Errorf("note %q", w.Note)
	}
	b.moves(on{values: thrown, tray: []string{"white", "blue"}})
	if w := screen[display.Waiting](b); w.Note.String() != "The orange die was taken and belongs on a die field." {
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
			c := screen[display.Choice](b)
			if c.Title != "First die" || len(c.Options) < 10 || c.Note.String() != test.want {
				t.Errorf("%q, %d options, note %q; want note %q", c.Title, len(c.Options), c.Note, test.want)
			}
		})
	}
}

// Of two equal dice, either may be taken; the other stays in hand.
func TestEqualDice(t *testing.T) {
	values := []int{1, 5, 2, 6, 4, 4}
	for _, test := range []struct{ take, other string }{{"orange", "purple"}, {"purple", "orange"}} {
		b := rolled(t, values, "Ana")
		b.moves(on{values: values, fields: []string{test.take}, tray: []string{"white", "blue"}})
		if c := takes(t, b, test.take+" 4"); c.Note != "" {
			t.Errorf("%s taken: note %q", test.take, c.Note)
		}
		b.moves(on{values: values, fields: []string{test.take}, tray: []string{"white", "blue", test.other}})
		if c := takes(t, b, test.take+" 4"); c.Note.String() != "The "+test.other+" die does not belong on the tray." {
			t.Errorf("%s swept too: note %q", test.other, c.Note)
		}
	}
}

// until plays first choices until a match asks what is wanted.
func until(t *testing.T, wanted func(engine.Match) bool, players ...string) engine.Match {
	t.Helper()
	var m engine.Match
	m, err := clever.GanzSchoen.New(engine.Setup{Players: players})
	for err == nil && !wanted(m) {
		var next engine.Move
		for move := range m.Ask().Moves {
			next = move
			break
		}
		m, err = m.Apply(next)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// lying is the table as a match has it, on a mat.
func lying(m engine.Match) on {
	var o on
	for _, f := range m.Ask().Faces {
		o.values = append(o.values, f.Value)
		switch f.Place {
		case engine.OnField:
			o.fields = append(o.fields, f.Die)
		case engine.OnTray:
			o.tray = append(o.tray, f.Die)
		}
	}
	return o
}

// dice are those in a place for which the options are as wanted.
func dice(m engine.Match, place engine.Place, wanted func(options int) bool) []string {
	var found []string
	for _, f := range m.Ask().Faces {
		options := 0
		for move := range m.Ask().Moves {
			if m.Label(move).Die == f.Die {
				options++
			}
		}
		if f.Place == place && wanted(options) {
			found = append(found, f.Die)
		}
	}
	return found
}

func one(options int) bool  { return options == 1 }
func none(options int) bool { return options == 0 }

func TestADieThatFitsNowhereCannotBeTaken(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Kind == engine.Choice && len(dice(m, engine.InHand, none)) > 0 && len(dice(m, engine.InHand, one)) > 0
	}, "Ana")
	b := startAt(t, m)
	screen[display.Choice](b)
	table, useless := lying(m), dice(m, engine.InHand, none)[0]
	table.fields = append(table.fields, useless)
	b.moves(table)
	want := "The " + useless + " die cannot be taken now. Put it back."
	if c := screen[display.Choice](b); c.Note.String() != want || len(b.kept) != 0 {
		t.Errorf("note %q, want %q", c.Note, want)
	}
}

// A choice that another one follows has no throw to wait for.
func TestTheThirdDieCountsAtOnceWhereAnotherPlayerChoosesNext(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Title == "Third die" && len(dice(m, engine.InHand, one)) > 0
	}, "Ana", "Ben", "Cem")
	b := startAt(t, m)
	screen[display.Choice](b)
	table, third := lying(m), dice(m, engine.InHand, one)[0]
	for _, die := range dice(m, engine.InHand, func(int) bool { return true }) {
		if die != third {
			table.tray = append(table.tray, die)
		}
	}
	table.fields = append(table.fields, third)
	b.moves(table)
	c := screen[display.Choice](b)
	if len(b.kept) != 1 || !strings.HasPrefix(c.Note.String(), "Taken: "+third) || c.Heading.Player != "Ben" {
		t.Errorf("kept %q, %s is asked, note %q", b.kept, c.Heading.Player, c.Note)
	}
}

// Passive players take from the tray one after the other; a die that the one
// before has moved is not the next one's choice.
func TestADieMovedByTheLastPlayerIsNotTheNextOnesChoice(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Title == "A die from the tray" && len(dice(m, engine.OnTray, one)) > 0
	}, "Ana", "Ben", "Cem")
	b := startAt(t, m)
	screen[display.Choice](b)
	b.moves(lying(m)) // how it lies is known from here on
	if c := screen[display.Choice](b); c.Note != "" {
		t.Errorf("all is well: %q", c.Note)
	}
	table, die := lying(m), dice(m, engine.OnTray, one)[0]
	table.tray = slices.DeleteFunc(table.tray, func(d string) bool { return d == die })
	table.fields = append(table.fields, die)
	b.moves(table)
	if c := screen[display.Choice](b); len(b.kept) != 1 || c.Heading.Player != "Cem" {
		t.Fatalf("Ben took %s: kept %q, %s is asked", die, b.kept, c.Heading.Player)
	}
	b.moves(table)
	if c := screen[display.Choice](b); len(b.kept) != 1 || c.Heading.Player != "Cem" {
		t.Errorf("Cem has moved nothing: kept %q, %s is asked", b.kept, c.Heading.Player)
	}
}

func TestASoloPassiveDieIsTakenFromTheTray(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Title == "A die from the tray" && len(dice(m, engine.OnTray, one)) > 0
	}, "Ana")
	b := startAt(t, m)
	screen[display.Choice](b)
	b.moves(lying(m))
	screen[display.Choice](b)
	table, die := lying(m), dice(m, engine.OnTray, one)[0]
	table.tray = slices.DeleteFunc(table.tray, func(d string) bool { return d == die })
	table.fields = append(table.fields, die)
	b.moves(table)
	if c := screen[display.Choice](b); !strings.HasPrefix(c.Title.String(), "Taken by hand") || c.Note != "" {
		t.Fatalf("%q with %q, note %q", c.Title, texts(c), c.Note)
	}
	// The next round begins with all dice, the one taken too.
	b.throws(on{values: []int{2, 3, 4, 5, 6, 6}})
	if check := screen[display.Check](b); len(b.kept) != 1 || check.Dice[0].Value != 2 {
		t.Errorf("kept %q, reads %+v", b.kept, check.Dice)
	}
}

func TestNothingIsTakenFromATableThatCannotBeSeen(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	b.fails(errCamera)
	screen[display.Choice](b)
	if err := b.clock.BlockUntilContext(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	b.clock.Advance(60e9)
	screen[display.Choice](b)
	b.moves(orange)
	takes(t, b, "orange 3")
}

func TestDiceMovedWhileLeafingAreNotLost(t *testing.T) {
	b := rolled(t, thrown, "Ana")
	press[display.Sheet](b, back)
	b.moves(orange)
	screen[display.Sheet](b)
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
