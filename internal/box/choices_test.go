package box

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"silvertray/configs"
	"silvertray/internal/doctor"
)

// TestDamagedChoicesAreSetAside opens a box with choices that nobody can read, or
// that no game takes: it says so, keeps them under another name, and the next start
// says nothing any more.
func TestDamagedChoicesAreSetAside(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, text := range []string{"", "language: [", "\x00\x00\x00\x00", "game: chess\n", "rules: [solo-extra=perhaps]\n"} {
		t.Run(text, func(t *testing.T) {
			folder := t.TempDir()
			t.Setenv("STATE_DIRECTORY", folder)
			t.Setenv("SILVERTRAY_PLAYERS", "Ana")
			t.Setenv("SILVERTRAY_PICTURES", t.TempDir())
			if err := os.WriteFile(filepath.Join(folder, "chosen.yaml"), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			if found := looked(t, "choices"); !strings.Contains(found, "chosen.yaml") {
				t.Errorf("doctor says %q", found)
			}
			if said := started(t); !strings.Contains(said, "chosen-damaged-1.yaml") {
				t.Errorf("the box says %q", said)
			}
			if kept, err := os.ReadFile(filepath.Join(folder, "chosen-damaged-1.yaml")); err != nil || string(kept) != text {
				t.Errorf("kept %q, %v", kept, err)
			}
			if said := started(t); strings.Contains(said, "chosen") {
				t.Errorf("the next start says %q", said)
			}
			if found := looked(t, "choices"); found != "" {
				t.Errorf("doctor still says %q", found)
			}
		})
	}
}

// loaded are the settings as every command reads them.
func loaded(t *testing.T) configs.Settings {
	t.Helper()
	s, err := configs.Load("", pflag.NewFlagSet("test", pflag.ContinueOnError))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// started opens a box and closes it, and returns what it says on the panel and to the
// terminal.
func started(t *testing.T) string {
	t.Helper()
	s := loaded(t)
	var said bytes.Buffer
	b, err := Open(t.Context(), &s, Options{Program: "test", Warnings: &said})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range b.notices {
		said.WriteString(n.Text.String())
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	return said.String()
}

// looked is what doctor's check of a name finds to be done; empty where there is none.
func looked(t *testing.T, name string) string {
	t.Helper()
	machine, err := doctor.This()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range Checks(t.Context(), machine, "", loaded(t), nil) {
		if c.Name == name {
			return c.Run(t.Context()).Text
		}
	}
	return ""
}
