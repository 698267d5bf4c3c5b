package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine/record"
	"silvertray/internal/store/journal"
)

// TestLookSaysWhatOpenWould compares both over whole, cut and wrong records.
func TestLookSaysWhatOpenWould(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	l := begin(t, path, nil)
	play(t, l)
	whole := read(t, path)
	for _, text := range []string{whole, whole + "take whi", "\ufeff" + whole, whole[:20], "", "milk, eggs\n", whole + "take nothing\n", strings.Replace(whole, "Ana", "Ana, Ana", 1)} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		m, err := journal.Look(path, games)
		if read(t, path) != text {
			t.Errorf("%q: the file was changed", text)
		}
		j, stored, wrong := journal.Open(path, games)
		if (err == nil) != (wrong == nil) || err != nil && err.Error() != wrong.Error() {
			t.Errorf("%q: looks like %v, opens with %v", text, err, wrong)
		}
		if wrong != nil {
			continue
		}
		j.Close()
		if (m == nil) != (stored.Match == nil) || m != nil && record.New(m).String() != record.New(stored.Match).String() {
			t.Errorf("%q: looks like %v, opens as %v", text, m, stored.Match)
		}
	}
	if m, err := journal.Look(filepath.Join(t.TempDir(), "none.txt"), games); m != nil || err != nil {
		t.Errorf("no record: %v, %v", m, err)
	}
}
