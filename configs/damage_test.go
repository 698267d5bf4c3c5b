package configs_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"silvertray/configs"
)

// TestDamagedChoicesStopNothing has all that a card or a person can make of the file
// of choices. The settings are those of the owner's file then, and what is chosen next
// is kept.
func TestDamagedChoicesStopNothing(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"empty":            damaged(""),
		"a remark alone":   damaged("# Chosen in the box's own settings"),
		"cut off":          damaged("language: de\nrules: [solo-ex"),
		"zeros":            damaged(strings.Repeat("\x00", 4096)),
		"noise":            damaged("\x8f\xff\x01language: \x9e\xc0"),
		"a text":           damaged("milk, eggs\n"),
		"a list":           damaged("- language: de\n"),
		"huge":             damaged("language: de\n" + strings.Repeat("# more\n", 100_000)),
		"of a newer box":   damaged("language: de\nbrightness: 7\n"),
		"a wrong language": damaged("language: tlh\n"),
		"a wrong kind":     damaged("rules: {solo-extra: no}\n"),
		"aliases":          damaged("rules: &a [*a]\n"),
		"a folder": func(path string) error {
			return os.MkdirAll(filepath.Join(path, "below"), 0o755)
		},
		"a pipe": func(path string) error { return syscall.Mkfifo(path, 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			kept := chosen(t)
			if err := put(kept); err != nil {
				t.Fatal(err)
			}
			mine := file(t, "language: it\ninverted: true\n")
			s, err := load(t, mine)
			if err != nil {
				t.Fatal(err)
			}
			if s.Damage == nil || s.Language != "it" || !s.Inverted {
				t.Errorf("damage %v, language %s, inverted %v", s.Damage, s.Language, s.Inverted)
			}
			aside, err := s.SetChoicesAside()
			if err != nil || filepath.Base(aside) != "chosen-damaged-1.yaml" {
				t.Fatalf("set aside as %s, %v", aside, err)
			}
			if err := s.Choose(configs.Chosen{Game: s.Game, Language: "es"}); err != nil {
				t.Fatal(err)
			}
			if s, err = load(t, mine); err != nil || s.Damage != nil || s.Language != "es" || s.Inverted {
				t.Errorf("afterwards: %v, damage %v, language %s, inverted %v", err, s.Damage, s.Language, s.Inverted)
			}
		})
	}
}

func damaged(text string) func(path string) error {
	return func(path string) error { return os.WriteFile(path, []byte(text), 0o600) }
}

// TestChoicesAreReadHoweverAnEditorSavesThem has a mark at the beginning and other line
// ends.
func TestChoicesAreReadHoweverAnEditorSavesThem(t *testing.T) {
	for _, text := range []string{"\xef\xbb\xbflanguage: es\n", "language: es\r\ninverted: true\r\n", "language: es"} {
		kept := chosen(t)
		if err := damaged(text)(kept); err != nil {
			t.Fatal(err)
		}
		if s, err := load(t, ""); err != nil || s.Damage != nil || s.Language != "es" {
			t.Errorf("%q: %v, damage %v, language %s", text, err, s.Damage, s.Language)
		}
	}
}

// TestDamageWhileTheBoxRuns is noticed when something is chosen.
func TestDamageWhileTheBoxRuns(t *testing.T) {
	kept := chosen(t)
	s, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	noise := bytes.Repeat([]byte{0xa5}, 100)
	if err := os.WriteFile(kept, noise, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(configs.Chosen{Game: s.Game, Language: "es"}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(strings.Replace(kept, "chosen", "chosen-damaged-1", 1))
	if err != nil || !bytes.Equal(text, noise) {
		t.Errorf("kept %q, %v", text, err)
	}
	if s, err := load(t, ""); err != nil || s.Language != "es" {
		t.Errorf("%v, language %s", err, s.Language)
	}
}

// TestAWrongFileOfTheOwnersIsAnErrorAllTheSame has faults in both files.
func TestAWrongFileOfTheOwnersIsAnErrorAllTheSame(t *testing.T) {
	if err := damaged("[")(chosen(t)); err != nil {
		t.Fatal(err)
	}
	if _, err := load(t, file(t, "language: fr")); err == nil || strings.Contains(err.Error(), "chosen.yaml") {
		t.Errorf("error %v, want one of the owner's file", err)
	}
}

func TestChoicesThatNoGameTakesCanBeLeftOut(t *testing.T) {
	kept := chosen(t)
	mine := file(t, "language: it\n")
	s, err := load(t, mine)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Unchosen(os.ErrInvalid); ok {
		t.Error("nothing was chosen")
	}
	if err := damaged("game: chess\nlanguage: es\n")(kept); err != nil {
		t.Fatal(err)
	}
	if s, err = load(t, mine); err != nil || s.Game != "chess" {
		t.Fatalf("%v, game %s", err, s.Game)
	}
	plain, ok := s.Unchosen(os.ErrInvalid)
	if !ok || plain.Game == "chess" || plain.Language != "it" || !strings.Contains(plain.Damage.Error(), kept) {
		t.Errorf("%v: game %s, language %s, damage %v", ok, plain.Game, plain.Language, plain.Damage)
	}
}
