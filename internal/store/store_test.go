package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
)

func TestAMatchGoesOnWhereItStood(t *testing.T) {
	b := opened(t, Config{Folder: filepath.Join(t.TempDir(), "new")})
	if b.match != nil {
		t.Fatal("a new store has no match")
	}
	b.deal("Ana", "Ben")
	for range 12 {
		b.play(3)
		moves := b.moves
		b = b.again()
		b.stands(moves)
		if b.match.Setup().Settings["solo-extra"] != "no" {
			t.Error("the settings of the match are lost")
		}
	}
	if said := b.said(); said != "" {
		t.Errorf("all is well, and it says %s", said)
	}
}

func TestWhatIsOverDoesNotGoOffline(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(1000)
	if b = b.again(); b.match != nil {
		t.Error("a finished match goes on")
	}
}

func TestOnlyTheMatchOfThesePlayersGoesOn(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana", "Ben")
	b.play(5)
	b = b.again()
	for _, tt := range []struct {
		game    string
		players []string
		goesOn  bool
	}{
		{"", nil, true},
		{"doppelt-so-clever", nil, true},
		{"ganz-schoen-clever", []string{"Ana", "Ben"}, true},
		{"ganz-schoen-clever", []string{"Ben", "Ana"}, false},
		{"doppelt-so-clever", []string{"Ana", "Ben"}, false},
	} {
		if m := b.Resume(tt.game, tt.players).Match; (m != nil) != tt.goesOn {
			t.Errorf("%s %q: goes on: %v", tt.game, tt.players, m != nil)
		}
	}
}

func TestAMatchThatWasLeftIsFetched(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(5)
	moves := b.moves
	b.deal("Ben")
	b.play(1000)
	for id, want := range map[int]string{2: "match 2 is over", 3: "there is no match 3"} {
		if err := b.Fetch(id); err == nil || err.Error() != want {
			t.Errorf("match %d is fetched: %v", id, err)
		}
	}
	if err := b.Fetch(1); err != nil {
		t.Fatal(err)
	}
	b = b.again()
	b.stands(moves)
}

// Moves are put in order by their place, never by a clock.
func TestAClockThatGoesBackwards(t *testing.T) {
	clock := clockwork.NewFakeClockAt(begun)
	b := opened(t, Config{Folder: t.TempDir(), Clock: clock})
	b.deal("Ana")
	for range 10 {
		clock.Advance(-24 * time.Hour)
		b.play(2)
	}
	moves := b.moves
	b = b.again()
	b.stands(moves)
	clock.Advance(-24 * time.Hour)
	b.deal("Ben")
	b.play(4)
	moves = b.moves
	b = b.again()
	b.stands(moves)
	if got := b.match.Setup().Players[0]; got != "Ben" {
		t.Errorf("%s plays, who was at the table before", got)
	}
}

func TestASecondProgramIsToldWhoPlays(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir(), As: "silvertray serve"})
	_, err := Open(Config{Folder: b.Folder, Games: games})
	if !errors.Is(err, ErrTaken) || !strings.Contains(err.Error(), "silvertray serve (process ") {
		t.Errorf("error %v", err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	opened(t, Config{Folder: b.Folder})
}

func TestNamesAreRemembered(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	for _, players := range [][]string{{"Ana", "Jörg"}, {"Li"}, {"Jörg", "Mia"}} {
		if err := b.Remember(players); err != nil {
			t.Fatal(err)
		}
	}
	if got := strings.Join(b.again().Names(), " "); got != "Jörg Mia Li Ana" {
		t.Errorf("names %q; want who played last first", got)
	}
}

func TestTextsOfAnEarlierVersionAreTakenIn(t *testing.T) {
	dir := t.TempDir()
	const record = "silvertray record 1\n# wet Sunday\ngame ganz-schoen-clever\nplayers Ana\n\n" +
		"# taken back: roll white=1 yellow=1 blue=2 green=6 orange=1 purple=4\n" +
		"roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4  # at last\n"
	files := map[string]string{
		"game.txt":            record + "take yellow ye", // cut by a power cut
		"game-1.txt":          strings.Replace(record, "Ana", "Ben", 1),
		"game-2026-01-01.txt": "silvertray record 1\ngame chess\nplayers A\n",
		"names.txt":           "Ben\nAna\n",
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b := opened(t, Config{Folder: dir})
	b.stands([]string{"roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4"})
	b.play(3)
	moves := b.moves
	b = b.again()
	b.stands(moves)
	if got := b.Names(); !slices.Equal(got, []string{"Ben", "Ana"}) {
		t.Errorf("names %q", got)
	}
	for name, text := range files {
		if string(contents(t, filepath.Join(dir, name))) != text {
			t.Errorf("%s has changed", name)
		}
	}
	h := history(t, dir)
	all, err := h.Matches(Filter{})
	if err != nil || len(all) != 2 {
		t.Fatalf("matches %+v, %v", all, err)
	}
	for _, m := range all {
		r, err := h.Record(m.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"# wet Sunday\n", "# taken back: roll white=1", "# at last"} {
			if !strings.Contains(r.String(), want) {
				t.Errorf("match %d lacks %q:\n%s", m.ID, want, r)
			}
		}
	}
}

// history opens the history of a folder.
func history(t testing.TB, folder string) *History {
	t.Helper()
	h, err := OpenHistory(folder, games)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close() })
	return h
}

func TestAMoveAgainstTheRulesIsNotKept(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	if err := b.Append(engine.Thrown{}, nil); err == nil {
		t.Error("a move is kept before a match")
	}
	b.deal("Ana")
	if err := b.book.Play(engine.Thrown{}); err == nil {
		t.Error("a roll of no dice is kept")
	}
	b.again().stands(nil)
}
