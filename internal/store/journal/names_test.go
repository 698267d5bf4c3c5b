package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/internal/store/journal"
)

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

// TestDamagedNamesAreSetAside has what nobody can have written: those names that can be
// read are remembered, and the next ones too.
func TestDamagedNamesAreSetAside(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"zeros":      {strings.Repeat("\x00", 512), "Mia"},
		"noise":      {"Ana\n\x9f\xff\n", "Mia Ana"},
		"half zeros": {"Ana\nLi\n\x00\x00\x00\n", "Mia Ana Li"},
		"one line":   {strings.Repeat("x", 70_000), "Mia"},
		"huge":       {strings.Repeat("Ana\n", 100_000), "Mia"},
	} {
		t.Run(name, func(t *testing.T) {
			names := journal.Names{Path: filepath.Join(t.TempDir(), "names.txt")}
			if err := os.WriteFile(names.Path, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := names.Read(); err == nil || !strings.Contains(err.Error(), names.Path) {
				t.Errorf("error %v", err)
			}
			if err := names.Remember([]string{"Mia"}); err != nil {
				t.Fatal(err)
			}
			if got, err := names.Read(); err != nil || strings.Join(got, " ") != test.want {
				t.Errorf("afterwards %q, %v, want %s", got, err, test.want)
			}
			if kept := read(t, strings.Replace(names.Path, "names.", "names-damaged-1.", 1)); kept != test.text {
				t.Errorf("kept %q", kept)
			}
		})
	}
	names := journal.Names{Path: filepath.Join(t.TempDir(), "names.txt")}
	if err := os.Mkdir(names.Path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := names.Remember([]string{"Mia"}); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(names.Path, []byte("\xef\xbb\xbfAna\r\n\r\nLi\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := names.Read(); err != nil || strings.Join(got, " ") != "Ana Li" {
		t.Errorf("saved by an editor: %q, %v", got, err)
	}
}
