package jsonfile_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/internal/store/jsonfile"
)

func TestAFileHoldsWhatWasSavedLast(t *testing.T) {
	s := jsonfile.File{Path: filepath.Join(t.TempDir(), "seats.json")}
	got := []string{"untouched"}
	if err := s.Load(&got); err != nil || !slices.Equal(got, []string{"untouched"}) {
		t.Fatalf("before anything was saved: %q, %v", got, err)
	}
	for _, want := range [][]string{{"Ana", "Ben"}, {"Cem"}} {
		if err := s.Save(want); err != nil {
			t.Fatal(err)
		}
		got = nil
		if err := s.Load(&got); err != nil || !slices.Equal(got, want) {
			t.Errorf("holds %q, %v; want %q", got, err, want)
		}
	}
	info, err := os.Stat(s.Path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v; want 0600", info.Mode(), err)
	}
	files, err := os.ReadDir(filepath.Dir(s.Path))
	if err != nil || len(files) != 1 {
		t.Errorf("%d files, %v; want the file alone", len(files), err)
	}
}

func TestAFileThatCannotBeReadSaysSo(t *testing.T) {
	s := jsonfile.File{Path: filepath.Join(t.TempDir(), "seats.json")}
	if err := os.WriteFile(s.Path, []byte(`{"cut of`), 0o600); err != nil {
		t.Fatal(err)
	}
	var v map[string]string
	if err := s.Load(&v); err == nil || !strings.Contains(err.Error(), "can be deleted") {
		t.Errorf("%v, want an error that says how to mend it", err)
	}
}

func TestWhatCannotBeSavedLeavesThefileAsItWas(t *testing.T) {
	s := jsonfile.File{Path: filepath.Join(t.TempDir(), "seats.json")}
	if err := s.Save("before"); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(strings.Repeat("x", 70_000)); err == nil {
		t.Error("70 kB are taken")
	}
	var got string
	if err := s.Load(&got); err != nil || got != "before" {
		t.Errorf("holds %q, %v", got, err)
	}
	if err := (jsonfile.File{Path: filepath.Join(t.TempDir(), "none", "seats.json")}).Save("x"); err == nil {
		t.Error("saved in a folder that is not there")
	}
}
