package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/store/journal"
)

// begin deals a match into a new record.
func begin(t *testing.T, path string) (*journal.Journal, engine.Match) {
	t.Helper()
	j, _ := open(t, path)
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Deal(m); err != nil {
		t.Fatal(err)
	}
	return j, m
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTakingBack plays and takes back at random: the record always replays to
// the match as it stands, and every move ever made is still in the file.
func TestTakingBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		path := filepath.Join(t.TempDir(), "game.txt")
		j, m := begin(t, path)
		past := []engine.Match{m}
		made := 0
		for range rapid.IntRange(1, 4).Draw(r, "times") {
			for range rapid.IntRange(0, 4).Draw(r, "moves") {
				m = play(t, j, m)
				past = append(past, m)
				made++
			}
			n := rapid.IntRange(0, len(past)-1).Draw(r, "back")
			if err := j.TakeBack(n); err != nil {
				r.Fatal(err)
			}
			past = past[:len(past)-n]
			m = past[len(past)-1]
			if _, again := open(t, path); again.Ask().Title != m.Ask().Title || again.Score().Players[0].Total != m.Score().Players[0].Total {
				r.Fatalf("the record stands at %q, the match at %q", again.Ask().Title, m.Ask().Title)
			}
		}
		lines := strings.Count(read(t, path), "\n")
		if header := strings.Count(read(t, path), "\nset ") + 3; lines != header+made {
			r.Errorf("%d lines after the header for %d moves made", lines-header, made)
		}
	})
}

func TestTakingBackTooMuchChangesNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, m := begin(t, path)
	play(t, j, m)
	before := read(t, path)
	for _, n := range []int{2, -1} {
		if err := j.TakeBack(n); err == nil {
			t.Errorf("%d of one move were taken back", n)
		}
	}
	if read(t, path) != before {
		t.Error("the record has changed")
	}
}

// TestTheRecordStaysWhereItCannotBeWrittenAnew fails the writing of the new
// file: the old one stays whole and goes on.
func TestTheRecordStaysWhereItCannotBeWrittenAnew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, m := begin(t, path)
	m = play(t, j, m)
	before := read(t, path)
	if err := os.Mkdir(path+".new", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := j.TakeBack(1); err == nil {
		t.Error("a folder stands where the new record is written, and nothing is said")
	}
	if read(t, path) != before {
		t.Error("the record has changed")
	}
	play(t, j, m)
	if _, again := open(t, path); again == nil {
		t.Error("the record does not go on")
	}
}

func TestANewMatchKeepsTheOldRecords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, m := begin(t, path)
	play(t, j, m)
	first := read(t, path)
	for range 2 {
		if err := j.Deal(m); err != nil {
			t.Fatal(err)
		}
	}
	play(t, j, m)
	if got := read(t, strings.TrimSuffix(path, ".txt")+"-1.txt"); got != first {
		t.Errorf("the first match is kept as\n%s\nwant\n%s", got, first)
	}
	read(t, strings.TrimSuffix(path, ".txt")+"-2.txt")
	if _, again := open(t, path); again.Ask().Title == m.Ask().Title {
		t.Error("the move of the new match is lost")
	}
}

func TestNamesAreRemembered(t *testing.T) {
	names := journal.Names{Path: filepath.Join(t.TempDir(), "names.txt")}
	if got, err := names.Read(); err != nil || got != nil {
		t.Fatalf("names before anybody played: %q, %v", got, err)
	}
	for _, players := range [][]string{{"Ana", "Jörg"}, {"Li"}, {"Jörg", "Mia"}} {
		if err := names.Remember(players); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := names.Read(); err != nil || strings.Join(got, " ") != "Jörg Mia Li Ana" {
		t.Errorf("names %q, %v; want who played last first", got, err)
	}
}

// TestReplacing puts a roll in another's place: what follows stays as far as it
// fits, and every line that was written is still in the file.
func TestReplacing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	j, m := begin(t, path)
	for _, text := range []string{
		"roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4", "take green green.1", "roll yellow=6 purple=5",
	} {
		move, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Keep(move); err != nil {
			t.Fatal(err)
		}
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Replace(0, "roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4"); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4  # was: roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4\n",
		"take green green.1\n", "# dropped: roll yellow=6 purple=5\n",
	} {
		if text := read(t, path); !strings.Contains(text, line) {
			t.Errorf("the line %q is not in\n%s", line, text)
		}
	}
	if again, _ := open(t, path); len(again.Made()) != 2 {
		t.Errorf("made %q", again.Made())
	}
	before := read(t, path)
	if err := j.Replace(1, "take green green.7"); err == nil || read(t, path) != before {
		t.Errorf("a move that the rules forbid: %v", err)
	}
}
