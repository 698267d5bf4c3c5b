package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/store/journal"
)

var games = engine.Games{clever.GanzSchoen.Name(): clever.GanzSchoen}

// open opens a journal and closes it with the test.
func open(t *testing.T, path string) (*journal.Journal, engine.Match) {
	t.Helper()
	j, m, err := journal.Open(path, games)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { j.Close() })
	return j, m
}

// play makes the first legal move and keeps it.
func play(t *testing.T, j *journal.Journal, m engine.Match) engine.Match {
	t.Helper()
	for move := range m.Ask().Moves {
		next, err := m.Apply(move)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Keep(move); err != nil {
			t.Fatal(err)
		}
		return next
	}
	t.Fatal("the match is over")
	return nil
}

func TestAMatchGoesOnWhereItsRecordEnds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, m := open(t, path)
	if m != nil {
		t.Fatal("a new record holds no match")
	}
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}, Settings: map[string]string{"solo-extra": "no"}})
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Deal(m); err != nil {
		t.Fatal(err)
	}
	for range 20 {
		m = play(t, j, m)
		_, again := open(t, path)
		if again == nil || again.Ask().Title != m.Ask().Title || again.Setup().Settings["solo-extra"] != "no" {
			t.Fatalf("%+v comes back as %+v", m.Ask(), again)
		}
	}
}

func TestALineCutByAPowerCutIsDropped(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, _ := open(t, path)
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Deal(m); err != nil {
		t.Fatal(err)
	}
	m = play(t, j, m)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(whole, "take whi"...), 0o600); err != nil {
		t.Fatal(err)
	}
	j, again := open(t, path)
	if again == nil || again.Ask().Title != m.Ask().Title {
		t.Fatalf("the match does not come back: %v", again)
	}
	play(t, j, again)
	if _, again = open(t, path); again == nil {
		t.Error("the record cannot be read after the next move")
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
