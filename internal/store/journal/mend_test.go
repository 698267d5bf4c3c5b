package journal_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/internal/store/journal"
)

// TestADamagedRecordIsMended damages a record in many ways: the moves up to the damage
// stay, what was there is kept to the byte, and the match goes on.
func TestADamagedRecordIsMended(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, nil)
	for range 12 {
		play(t, l)
	}
	good := read(t, path)
	lines := strings.SplitAfter(good, "\n")
	header := len(lines) - 1 - 12
	for name, test := range map[string]struct {
		text  string
		moves int
	}{
		"zeros":               {strings.Repeat("\x00", 4096), 0},
		"one line, torn":      {"silvertray rec", 0},
		"noise":               {"\x9d\x01\xff\xfe\x00\n\n", 0},
		"a newer version":     {"silvertray record 2\n" + good, 0},
		"another game":        {strings.Replace(good, "ganz-schoen-clever", "chess", 1), 0},
		"the header cut":      {strings.Join(lines[:2], ""), 0},
		"a line cleared":      {strings.Join(lines[:header+5], "") + "\x00\x00\x00\n" + strings.Join(lines[header+6:], ""), 5},
		"a line of noise":     {strings.Join(lines[:header+5], "") + "\x9d\xff\n" + strings.Join(lines[header+6:], ""), 5},
		"a move twice":        {strings.Join(lines[:header+5], "") + lines[header+4] + strings.Join(lines[header+5:], ""), 5},
		"a move missing":      {strings.Join(lines[:header+4], "") + strings.Join(lines[header+5:], ""), 4},
		"another text behind": {good + "milk, eggs\n", 12},
		"huge":                {good + strings.Repeat("# more\n", 300_000), 0},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.txt")
			if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, _, err := journal.Open(path, games); err == nil || !strings.Contains(err.Error(), "game.txt") {
				t.Errorf("opened with %v", err)
			}
			aside, moves, err := journal.Mend(path, games)
			if err != nil || moves != test.moves || filepath.Base(aside) != "game-damaged-1.txt" {
				t.Fatalf("mended: %d moves, want %d; kept as %s, %v", moves, test.moves, aside, err)
			}
			if read(t, aside) != test.text {
				t.Error("what was there is not kept")
			}
			l := open(t, path)
			if got := made(l); len(got) != test.moves {
				t.Fatalf("goes on after %q", got)
			}
			if test.moves == 0 {
				deal(t, l, nil)
			}
			play(t, l)
			if got := made(open(t, path)); len(got) != test.moves+1 {
				t.Errorf("the next move is lost: %q", got)
			}
		})
	}
}

// TestATextOfAnotherKindIsNotMended names somebody's list as the record.
func TestATextOfAnotherKindIsNotMended(t *testing.T) {
	for n, text := range []string{"milk, eggs\n", "# notes\n", "{\"a\": 1}\n"} {
		path := filepath.Join(t.TempDir(), fmt.Sprintf("own-%d.txt", n))
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := journal.Mend(path, games); err == nil || !strings.Contains(err.Error(), "name another file") {
			t.Errorf("%q: %v", text, err)
		}
		if read(t, path) != text {
			t.Errorf("%q has changed", text)
		}
	}
}
