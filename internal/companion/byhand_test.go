package companion_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/prompt"
)

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
	for _, f := range m.Ask().Faces() {
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
	for _, f := range m.Ask().Faces() {
		options := 0
		for move := range m.Ask().Moves {
			if m.Label(move).Dice.Takes == f.Die {
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
		return m.Ask().Choice != nil && len(dice(m, engine.InHand, none)) > 0 && len(dice(m, engine.InHand, one)) > 0
	}, "Ana")
	b := startAt(t, m)
	screen[prompt.Choice](b)
	table, useless := lying(m), dice(m, engine.InHand, none)[0]
	table.fields = append(table.fields, useless)
	b.moves(table)
	want := "The " + useless + " die cannot be taken now. Put it back."
	if c := screen[prompt.Choice](b); c.Note.String() != want || len(b.kept) != 0 {
		t.Errorf("note %q, want %q", c.Note, want)
	}
}

// A choice that another one follows has no throw to wait for.
func TestTheThirdDieCountsAtOnceWhereAnotherPlayerChoosesNext(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Title == "Third die" && len(dice(m, engine.InHand, one)) > 0
	}, "Ana", "Ben", "Cem")
	b := startAt(t, m)
	screen[prompt.Choice](b)
	table, third := lying(m), dice(m, engine.InHand, one)[0]
	for _, die := range dice(m, engine.InHand, func(int) bool { return true }) {
		if die != third {
			table.tray = append(table.tray, die)
		}
	}
	table.fields = append(table.fields, third)
	b.moves(table)
	c := screen[prompt.Choice](b)
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
	screen[prompt.Choice](b)
	b.moves(lying(m)) // how it lies is known from here on
	if c := screen[prompt.Choice](b); c.Note != "" {
		t.Errorf("all is well: %q", c.Note)
	}
	table, die := lying(m), dice(m, engine.OnTray, one)[0]
	table.tray = slices.DeleteFunc(table.tray, func(d string) bool { return d == die })
	table.fields = append(table.fields, die)
	b.moves(table)
	if c := screen[prompt.Choice](b); len(b.kept) != 1 || c.Heading.Player != "Cem" {
		t.Fatalf("Ben took %s: kept %q, %s is asked", die, b.kept, c.Heading.Player)
	}
	b.moves(table)
	if c := screen[prompt.Choice](b); len(b.kept) != 1 || c.Heading.Player != "Cem" {
		t.Errorf("Cem has moved nothing: kept %q, %s is asked", b.kept, c.Heading.Player)
	}
}

func TestASoloPassiveDieIsTakenFromTheTray(t *testing.T) {
	m := until(t, func(m engine.Match) bool {
		return m.Ask().Title == "A die from the tray" && len(dice(m, engine.OnTray, one)) > 0
	}, "Ana")
	b := startAt(t, m)
	screen[prompt.Choice](b)
	b.moves(lying(m))
	screen[prompt.Choice](b)
	table, die := lying(m), dice(m, engine.OnTray, one)[0]
	table.tray = slices.DeleteFunc(table.tray, func(d string) bool { return d == die })
	table.fields = append(table.fields, die)
	b.moves(table)
	if c := screen[prompt.Choice](b); !strings.HasPrefix(c.Title.String(), "Taken by hand") || c.Note != "" {
		t.Fatalf("%q with %q, note %q", c.Title, texts(c), c.Note)
	}
	// The next round begins with all dice, the one taken too.
	b.throws(on{values: []int{2, 3, 4, 5, 6, 6}})
	if check := screen[prompt.Check](b); len(b.kept) != 1 || check.Dice[0].Value != 2 {
		t.Errorf("kept %q, reads %+v", b.kept, check.Dice)
	}
}
