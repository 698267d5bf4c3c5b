package journal_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger"
	"silvertray/internal/store/journal"
)

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTakingBack plays and takes back at random: every move ever made is still in
// the file.
func TestTakingBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		path := filepath.Join(t.TempDir(), "game.txt")
		l := begin(t, path, nil)
		ever := 0
		for range rapid.IntRange(1, 4).Draw(r, "times") {
			for range rapid.IntRange(1, 4).Draw(r, "moves") {
				play(t, l)
				ever++
			}
			if err := l.TakeBack(rapid.IntRange(1, len(l.Steps())).Draw(r, "back")); err != nil {
				r.Fatal(err)
			}
			if again := open(t, path); !slices.Equal(made(again), made(l)) {
				r.Fatalf("%q comes back as %q", made(l), made(again))
			}
		}
		lines := strings.Count(read(t, path), "\n")
		if header := strings.Count(read(t, path), "\nset ") + 3; lines != header+ever {
			r.Errorf("%d lines after the header for %d moves made", lines-header, ever)
		}
	})
}

// TestALineCutShortByAFullDisk leaves half of a line behind. The move does not
// count, and made again it does not join that half.
func TestALineCutShortByAFullDisk(t *testing.T) {
	const path = "/game.txt"
	disk := disktest.New()
	j, stored, err := journal.OpenOn(disk, path, games)
	if err != nil {
		t.Fatal(err)
	}
	l := ledger.New(j, stored)
	deal(t, l, nil)
	play(t, l)
	full := func(a disktest.Act) error {
		if a.Kind == disktest.Write || a.Kind == disktest.Truncate {
			return syscall.ENOSPC
		}
		return nil
	}
	disk.Fail(full)
	for move := range l.Match().Ask().Moves {
		if err := l.Play(move); !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("a full disk: %v", err)
		}
		break
	}
	if text := string(disk.Files()[path]); strings.HasSuffix(text, "\n") {
		t.Fatalf("no line is cut short, so nothing is tested:\n%s", text)
	}
	disk.Fail(nil)
	play(t, l)
	if _, again, err := journal.OpenOn(disk, path, games); err != nil || !slices.Equal(record.Moves(again.Steps), made(l)) {
		t.Errorf("%v; %q comes back as\n%s", err, made(l), disk.Files()[path])
	}
}

func TestANewMatchKeepsTheOldRecords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, nil)
	play(t, l)
	first := read(t, path)
	for range 2 {
		deal(t, l, nil)
	}
	play(t, l)
	if got := read(t, strings.TrimSuffix(path, ".txt")+"-1.txt"); got != first {
		t.Errorf("the first match is kept as\n%s\nwant\n%s", got, first)
	}
	read(t, strings.TrimSuffix(path, ".txt")+"-2.txt")
	if again := open(t, path); !slices.Equal(made(again), made(l)) {
		t.Error("the move of the new match is lost")
	}
}

// TestReplacing puts a roll in another's place: what follows stays as far as it
// fits, and every line that was written is still in the file.
func TestReplacing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, nil)
	parse := func(m engine.Match, text string) engine.Move {
		t.Helper()
		move, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return move
	}
	for _, text := range []string{
		"roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4", "take green green.1", "roll yellow=6 purple=5",
	} {
		if err := l.Play(parse(l.Match(), text)); err != nil {
			t.Fatal(err)
		}
	}
	why, err := l.Replace(0, parse(l.Steps()[0].Before, "roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4"))
	if err != nil || why == nil {
		t.Fatalf("%v; the second roll has not the dice in hand, and it fits: %v", err, why)
	}
	for _, line := range []string{
		"roll white=3 yellow=5 blue=2 green=5 orange=1 purple=4  # was: roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4\n",
		"take green green.1\n", "# dropped: roll yellow=6 purple=5\n",
	} {
		if text := read(t, path); !strings.Contains(text, line) {
			t.Errorf("the line %q is not in\n%s", line, text)
		}
	}
	if again := open(t, path); len(again.Steps()) != 2 {
		t.Errorf("made %q", made(again))
	}
}
