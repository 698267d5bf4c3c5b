package ledger_test

import (
	"errors"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store/memory"
)

// moves lead to where two players who are not asked may choose ahead.
var moves = []string{"roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1"}

// failing is a Keeper that refuses all while err is set.
type failing struct {
	memory.Keeper
	err error
}

func (f *failing) Append(m engine.Move, after engine.Match) error {
	return f.unless(func() error { return f.Keeper.Append(m, after) })
}

func (f *failing) TakeBack(n int, after engine.Match) error {
	return f.unless(func() error { return f.Keeper.TakeBack(n, after) })
}

func (f *failing) Replace(at int, m engine.Move, n int, after engine.Match) error {
	return f.unless(func() error { return f.Keeper.Replace(at, m, n, after) })
}

func (f *failing) Premoves(p ledger.Premoves) error {
	return f.unless(func() error { return f.Keeper.Premoves(p) })
}

// unless stores something where err is not set.
func (f *failing) unless(store func() error) error {
	if f.err != nil {
		return f.err
	}
	return store()
}

// atTheTray is a match of three in which the dice left lie on the tray.
func atTheTray(t *testing.T) (*ledger.Ledger, *failing) {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem"}})
	if err != nil {
		t.Fatal(err)
	}
	k := &failing{}
	l := ledger.New(k, ledger.Stored{})
	if err := l.Deal(m); err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		move, err := l.Match().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := l.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return l, k
}

// TestWhatIsNotStoredDoesNotHold has a Keeper refuse each act.
func TestWhatIsNotStoredDoesNotHold(t *testing.T) {
	l, k := atTheTray(t)
	if err := l.Choose(2, "take blue blue.4"); err != nil {
		t.Fatal(err)
	}
	before := l.Match()
	k.err = errors.New("the disk is full")
	roll, err := l.Steps()[0].Before.Parse("roll white=1 yellow=2 blue=3 green=1 orange=6 purple=5")
	if err != nil {
		t.Fatal(err)
	}
	for name, act := range map[string]func() error{
		"a choice":       func() error { return l.Choose(1, "take green green.1") },
		"a choice ahead": func() error { return l.Choose(2, "pass") },
		"taking back":    func() error { return l.TakeBack(1) },
		"replacing":      func() error { _, err := l.Replace(0, roll); return err },
		"withdrawing":    func() error { return l.Withdraw(2) },
	} {
		if err := act(); err == nil {
			t.Errorf("%s is done all the same", name)
		}
		if l.Match() != before || !slices.Equal(record.Moves(l.Steps()), moves) || len(l.Premoves()[2]) != 1 {
			t.Errorf("after %s: moves %q, ahead %v", name, record.Moves(l.Steps()), l.Premoves())
		}
	}
}

// TestAPremoveIsMadeInItsTurn chooses for the third player before the second.
func TestAPremoveIsMadeInItsTurn(t *testing.T) {
	l, k := atTheTray(t)
	if err := l.Choose(2, "take blue blue.4"); err != nil {
		t.Fatal(err)
	}
	if err := l.Choose(0, "take blue blue.4"); !errors.Is(err, ledger.ErrNotAsked) {
		t.Errorf("the active player chooses from the tray: %v", err)
	}
	if err := l.Choose(1, "take green green.1"); err != nil {
		t.Fatal(err)
	}
	want := append(slices.Clone(moves), "take green green.1", "take blue blue.4")
	if got := k.Moves(); !slices.Equal(got, want) || len(l.Premoves()) != 0 {
		t.Errorf("stored %q, ahead %v; want %q", got, l.Premoves(), want)
	}
}

// TestARefusalIsNotStored tries a move that the rules forbid.
func TestARefusalIsNotStored(t *testing.T) {
	l, k := atTheTray(t)
	var refusal *engine.Refusal
	if err := l.Play(engine.Thrown{}); !errors.As(err, &refusal) {
		t.Errorf("a roll of no dice: %v", err)
	}
	if err := l.TakeBack(3); err == nil {
		t.Error("three of two moves are taken back")
	}
	if got := k.Moves(); !slices.Equal(got, moves) {
		t.Errorf("stored %q", got)
	}
}
