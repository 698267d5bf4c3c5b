package journal_test

import (
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
