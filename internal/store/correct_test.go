package store

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/store/sqlite"
)

// TestCorrecting plays, takes back and replaces at random: what comes back is
// always the match as it stands, and every move ever made is still there.
func TestCorrecting(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		b := opened(t, Config{Folder: t.TempDir()})
		b.deal("Ana", "Ben")
		var ever []string
		for range rapid.IntRange(1, 5).Draw(r, "times") {
			played := len(b.moves)
			b.play(rapid.IntRange(0, 6).Draw(r, "moves"))
			ever = append(ever, b.moves[played:]...)
			if len(b.moves) > 0 && rapid.Bool().Draw(r, "replace") {
				ever = append(ever, b.replace(rapid.IntRange(0, len(b.moves)-1).Draw(r, "at")))
			}
			moves := b.moves
			if n := rapid.IntRange(0, len(b.moves)).Draw(r, "back") / 2; n > 0 {
				moves = slices.Clone(b.moves[:len(b.moves)-n])
				if err := b.takeBack(n); err != nil {
					r.Fatal(err)
				}
			}
			b = b.again()
			b.stands(moves)
		}
		text, err := history(t, b.Folder).Record(1)
		if err != nil {
			r.Fatal(err)
		}
		if lines := len(text.Lines); lines != len(ever) {
			r.Fatalf("%d lines for %d moves ever made:\n%s", lines, len(ever), text)
		}
		for _, move := range ever {
			if !strings.Contains(text.String(), move) {
				r.Errorf("%s is lost", move)
			}
		}
		b.readsBack(text)
	})
}

// replace replaces a move by any other that is legal there, and returns that.
func (b *box) replace(at int) string {
	b.t.Helper()
	before := b.book.Steps()[at].Before
	move := anyMove(before.Ask(), b.rand)
	want, err := record.Amend(b.book.Steps(), at, move.String())
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := b.book.Replace(at, move); err != nil {
		b.t.Fatal(err)
	}
	if b.look(); !slices.Equal(b.moves, want.Moves) {
		b.t.Fatalf("sqlite.Replaced, the moves are %q, want %q", b.moves, want.Moves)
	}
	return move.String()
}

// readsBack checks that a match taken in from its own text has the same text.
func (b *box) readsBack(r *record.Record) {
	b.t.Helper()
	g, err := sqlite.FromRecord(r, games, "")
	if err != nil {
		b.t.Fatal(err)
	}
	if got := g.Record().String(); got != r.String() {
		b.t.Errorf("taken in, the record reads\n%s\nwant\n%s", got, r)
	}
}

func TestACorrectionThatCannotBeChangesNothing(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(4)
	roll := b.book.Steps()[0].Move
	replace := func(at int, m engine.Move) error { _, err := b.book.Replace(at, m); return err }
	for _, err := range []error{
		b.takeBack(5), b.takeBack(-1), b.takeBack(0),
		replace(0, b.book.Steps()[1].Move), replace(4, roll), replace(-1, roll),
	} {
		if err == nil {
			t.Error("it is done all the same")
		}
	}
	moves := b.moves
	b.again().stands(moves)
}

// The last move ends the match: taken back, the match goes on and has no
// result.
func TestTheLastMoveTakenBack(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(1000)
	results := func() int {
		all, err := history(t, b.Folder).Averages(Filter{})
		if err != nil {
			t.Fatal(err)
		}
		return len(all)
	}
	if n := results(); n != 1 {
		t.Fatalf("%d results of a finished match", n)
	}
	moves := b.moves
	if err := b.takeBack(1); err != nil {
		t.Fatal(err)
	}
	if n := results(); n != 0 {
		t.Error("a match that goes on has a result")
	}
	b.again().stands(moves[:len(moves)-1])
}
