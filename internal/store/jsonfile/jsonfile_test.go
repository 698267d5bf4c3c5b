package jsonfile_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
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

// TestADamagedFileIsSetAside damages a file in many ways: it says so and where the file
// is kept, changes nothing that it was to be read into, and the next file can be saved.
func TestADamagedFileIsSetAside(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"empty":        text(""),
		"cut off":      text(`{"Ana":"seat 1","Ben"`),
		"zeros":        text(strings.Repeat("\x00", 4096)),
		"noise":        text("\x9d\x01\xff\xfe{"),
		"a text":       text("milk, eggs"),
		"another kind": text(`["Ana"]`),
		"wrong inside": text(`{"Cem":"seat 1","Ben":7}`),
		"more behind":  text(`{"Ana":"seat 1"}{"Ben":"seat 2"}`),
		"huge":         text(`{"Ana":"` + strings.Repeat("x", 1<<20) + `"}`),
		"a folder":     func(path string) error { return os.MkdirAll(filepath.Join(path, "below"), 0o755) },
		"a pipe":       func(path string) error { return syscall.Mkfifo(path, 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			s := jsonfile.File{Path: filepath.Join(t.TempDir(), "seats.json")}
			if err := put(s.Path); err != nil {
				t.Fatal(err)
			}
			got := map[string]string{"Li": "seat 9"}
			err := s.Load(&got)
			if err == nil || !strings.Contains(err.Error(), "seats-damaged-1.json, which can be deleted") {
				t.Errorf("%v, want an error that says where it is", err)
			}
			if len(got) != 1 || got["Li"] != "seat 9" {
				t.Errorf("half of it is read: %v", got)
			}
			if err := s.Save(map[string]string{"Ana": "seat 2"}); err != nil {
				t.Fatal(err)
			}
			if err := s.Load(&got); err != nil || got["Ana"] != "seat 2" || len(got) != 1 {
				t.Errorf("afterwards it holds %v, %v", got, err)
			}
		})
	}
}

func text(content string) func(path string) error {
	return func(path string) error { return os.WriteFile(path, []byte(content), 0o600) }
}

// TestAFileIsReadHoweverAnEditorSavesIt has a mark at the beginning and other line ends.
func TestAFileIsReadHoweverAnEditorSavesIt(t *testing.T) {
	s := jsonfile.File{Path: filepath.Join(t.TempDir(), "seats.json")}
	if err := text("\xef\xbb\xbf{\r\n\"Ana\": \"seat 1\"\r\n}\r\n")(s.Path); err != nil {
		t.Fatal(err)
	}
	var got map[string]string
	if err := s.Load(&got); err != nil || got["Ana"] != "seat 1" {
		t.Errorf("%v, %v", got, err)
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
