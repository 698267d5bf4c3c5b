package durable_test

import (
	"os"
	"path/filepath"
	"testing"

	"silvertray/internal/durable"
)

func TestReplace(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "seats.json")
	for _, text := range []string{"first", "", "a longer second"} {
		if err := durable.Replace(path, []byte(text), durable.Private); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("%q, %v, want %q", got, err, text)
		}
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("left in the folder: %v, %v", left, err)
	}
}

// TestWhatCannotBeReplacedStays names a folder where a file should be.
func TestWhatCannotBeReplacedStays(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "taken")
	if err := os.MkdirAll(filepath.Join(path, "in use"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := durable.Replace(path, []byte("text"), durable.Private); err == nil {
		t.Error("a folder was replaced by a file")
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("left in the folder: %v, %v", left, err)
	}
	if err := durable.Replace(filepath.Join(folder, "missing", "file"), nil, durable.Private); err == nil {
		t.Error("a file was made in a folder that is not there")
	}
}
