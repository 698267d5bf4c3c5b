package durable_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"silvertray/internal/durable"
	"silvertray/internal/durable/disktest"
)

// TestABoundedNumberIsSetAside sets twenty files aside: the first ones stay, and
// the last.
func TestABoundedNumberIsSetAside(t *testing.T) {
	disk := disktest.New()
	for n := range 20 {
		disk.Put("/state/seats.json", []byte(fmt.Sprint(n)))
		aside, err := durable.SetAside(disk, "/state/seats.json")
		if err != nil {
			t.Fatal(err)
		}
		if got := string(disk.Files()[aside]); got != fmt.Sprint(n) {
			t.Errorf("%s holds %q, want %d", aside, got, n)
		}
	}
	files := disk.Files()
	if len(files) != 8 || string(files["/state/seats-damaged-1.json"]) != "0" || string(files["/state/seats-damaged-8.json"]) != "19" {
		t.Errorf("kept: %q", files)
	}
}

// TestWhateverIsThereIsSetAside has what nobody can read in the place of a file.
func TestWhateverIsThereIsSetAside(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"a folder with a file": func(path string) error {
			return os.MkdirAll(filepath.Join(path, "below"), 0o755)
		},
		"a pipe":              func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"not to be read":      func(path string) error { return os.WriteFile(path, []byte("text"), 0) },
		"a file with content": func(path string) error { return os.WriteFile(path, []byte("text"), 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "names.txt")
			for n := 1; n <= 3; n++ {
				if err := put(path); err != nil {
					t.Fatal(err)
				}
				aside, err := durable.SetAside(durable.OS, path)
				if want := fmt.Sprintf("names-damaged-%d.txt", n); err != nil || filepath.Base(aside) != want {
					t.Fatalf("set aside as %q, %v, want %s", aside, err, want)
				}
				if _, err := os.Lstat(path); !os.IsNotExist(err) {
					t.Errorf("it is still there: %v", err)
				}
			}
		})
	}
	if _, err := durable.SetAside(durable.OS, filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("nothing was set aside")
	}
}

func TestRead(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "file")
	for text, want := range map[string]string{"": "", "text\r\n": "text\r\n", "\xef\xbb\xbftext": "text", "0123456789": "0123456789"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := durable.Read(durable.OS, path, 10); err != nil || string(got) != want {
			t.Errorf("%q reads as %q, %v", text, got, err)
		}
	}
	if err := os.WriteFile(path, []byte("0123456789+"), 0o600); err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(folder, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		path: "more than 10 bytes", pipe: "is no file", folder: "is no file", filepath.Join(folder, "none"): "no such file",
	} {
		if _, err := durable.Read(durable.OS, path, 10); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", path, err, want)
		}
	}
}
