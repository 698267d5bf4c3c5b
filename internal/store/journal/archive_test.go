package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"silvertray/engine/registry"
	"silvertray/internal/demo"
	"silvertray/internal/store/journal"
)

func TestAFinishedGameIsArchived(t *testing.T) {
	recorded, err := demo.Open("ganz-schoen-clever")
	if err != nil {
		t.Fatal(err)
	}
	game, err := recorded.Record()
	if err != nil {
		t.Fatal(err)
	}
	half, _, _ := strings.Cut(string(game), "\n# round 3")
	for text, files := range map[string]int{string(game): 0, half + "\n": 1, "": 1} {
		path := filepath.Join(t.TempDir(), "game.txt")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		archived, err := journal.Archive(path, registry.Games())
		if err != nil || (archived == "") != (files == 1) {
			t.Fatalf("%d bytes: archived as %q, %v", len(text), archived, err)
		}
		left, err := filepath.Glob(path)
		if err != nil || len(left) != files {
			t.Errorf("%d bytes: left %v, %v; want %d", len(text), left, err, files)
		}
		kept, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*"))
		if err != nil || len(kept) != 1 {
			t.Errorf("%d bytes: kept %v, %v", len(text), kept, err)
		}
	}
	if archived, err := journal.Archive("", registry.Games()); archived != "" || err != nil {
		t.Errorf("no record at all: archived as %q, %v", archived, err)
	}
}

// TestNoArchivedGameIsOverwritten finishes two games at the same time by the clock.
func TestNoArchivedGameIsOverwritten(t *testing.T) {
	recorded, err := demo.Open("ganz-schoen-clever")
	if err != nil {
		t.Fatal(err)
	}
	game, err := recorded.Record()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "game.txt")
	at := time.Date(1970, 1, 1, 0, 0, 7, 0, time.UTC)
	for n := range 3 {
		err := os.WriteFile(path, game, 0o600)
		if err == nil {
			err = os.Chtimes(path, at, at)
		}
		if err != nil {
			t.Fatal(err)
		}
		if archived, err := journal.Archive(path, registry.Games()); archived == "" || err != nil {
			t.Fatal(archived, err)
		}
		if kept, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*")); err != nil || len(kept) != n+1 {
			t.Errorf("kept %v, %v, want %d", kept, err, n+1)
		}
	}
}
