package journal_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store/journal"
)

var games = engine.Games{clever.GanzSchoen.Name(): clever.GanzSchoen}

// open opens a journal, and closes it with the test.
func open(t *testing.T, path string) *ledger.Ledger {
	t.Helper()
	j, stored, err := journal.Open(path, games)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { j.Close() })
	return ledger.New(j, stored)
}

// begin deals a match into a new record.
func begin(t *testing.T, path string, settings map[string]string) *ledger.Ledger {
	t.Helper()
	l := open(t, path)
	if l.Match() != nil {
		t.Fatal("a new record holds a match")
	}
	deal(t, l, settings)
	return l
}

func deal(t *testing.T, l *ledger.Ledger, settings map[string]string) {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben"}, Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Deal(m); err != nil {
		t.Fatal(err)
	}
}

// play makes the first legal move.
func play(t *testing.T, l *ledger.Ledger) {
	t.Helper()
	for move := range l.Match().Ask().Moves {
		if err := l.Play(move); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Fatal("the match is over")
}

// made are the moves of a match.
func made(l *ledger.Ledger) []string { return record.Moves(l.Steps()) }

func TestAMatchGoesOnWhereItsRecordEnds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, map[string]string{"solo-extra": "no"})
	for range 20 {
		play(t, l)
		again := open(t, path)
		if !slices.Equal(made(again), made(l)) || !maps.Equal(again.Match().Setup().Settings, l.Match().Setup().Settings) {
			t.Fatalf("%q comes back as %q", made(l), made(again))
		}
	}
}

func TestALineCutByAPowerCutIsDropped(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, nil)
	play(t, l)
	if err := os.WriteFile(path, []byte(read(t, path)+"take whi"), 0o600); err != nil {
		t.Fatal(err)
	}
	again := open(t, path)
	if !slices.Equal(made(again), made(l)) {
		t.Fatalf("%q comes back as %q", made(l), made(again))
	}
	play(t, again)
	if got := open(t, path); !slices.Equal(made(got), made(again)) {
		t.Errorf("after the next move, %q comes back as %q", made(again), made(got))
	}
}

func TestWhatIsNoRecordStaysAsItWas(t *testing.T) {
	path := filepath.Join(t.TempDir(), "shopping.txt")
	if err := os.WriteFile(path, []byte("milk, eggs\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := journal.Open(path, games); err == nil || !strings.Contains(err.Error(), "shopping.txt") {
		t.Errorf("error %v", err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "milk, eggs\n" {
		t.Errorf("%q, %v", text, err)
	}
}
