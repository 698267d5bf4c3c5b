package configs_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/configs"
)

// chosen is the file of choices in a state folder of the test's own.
func chosen(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("STATE_DIRECTORY", dir)
	return filepath.Join(dir, "chosen.yaml")
}

func TestWhatIsChosenOnTheBoxIsKept(t *testing.T) {
	chosen(t)
	path := file(t, "language: it\nrules: [solo-extra=no]\n")
	s, err := load(t, path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(configs.Chosen{Game: s.Game, Language: "es", Rules: map[string]string{"solo-extra": "no"}}); err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(configs.Chosen{Game: "doppelt-so-clever", Language: "es", Inverted: true, Rules: map[string]string{"solo-extra": "no", "solo-tie": "rightmost"}}); err != nil {
		t.Fatal(err)
	}
	next, err := load(t, path)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := next.Setup()
	if next.Game != "doppelt-so-clever" || next.Language != "es" || !next.Inverted || setup.Settings["solo-tie"] != "rightmost" || err != nil {
		t.Errorf("started again with %+v, %v", next, err)
	}
	t.Setenv("SILVERTRAY_LANGUAGE", "de")
	if s, err := load(t, path); err != nil || s.Language != "de" || !s.Inverted {
		t.Errorf("the environment is stronger than what was chosen: %+v, %v", s, err)
	}
}

// Only what was changed on the box is kept: a flag of one start is no choice.
func TestWhatWasNotChangedIsNotKept(t *testing.T) {
	kept := chosen(t)
	s, err := load(t, "", "--panel", "400x300")
	if err != nil {
		t.Fatal(err)
	}
	s.Language = "de" // as a flag would have it
	if err := s.Choose(configs.Chosen{Game: s.Game, Language: "de", Inverted: true}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(kept)
	if err != nil || strings.Contains(string(text), "language") || !strings.Contains(string(text), "inverted: true") {
		t.Errorf("kept %q, %v", text, err)
	}
	if files, err := filepath.Glob(filepath.Join(filepath.Dir(kept), "*")); err != nil || len(files) != 1 {
		t.Errorf("files %v, %v", files, err)
	}
}

func TestWhatCannotBeKeptHoldsAllTheSame(t *testing.T) {
	below := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(below, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("STATE_DIRECTORY", filepath.Join(below, "state"))
	s, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(configs.Chosen{Language: "de"}); err == nil || s.Language != "de" {
		t.Errorf("error %v, language %q", err, s.Language)
	}
}

func TestWrongChoicesAreNamedWithTheirLine(t *testing.T) {
	kept := chosen(t)
	for text, want := range map[string]string{
		"# mine\nlanguage: fr":          "line 2: language \"fr\" is not known",
		"inverted: true\nlanguage: [a]": "line 2: language takes one value",
		"panel: 264x176":                "line 1: panel is not chosen on the box, only game, language, inverted, rules are",
		"languages: de":                 "line 1: there is no setting \"languages\"; did you mean language?",
		"rules: [":                      "line 1",
		"rules: [solo-extra]":           "line 1: rules",
		"inverted: perhaps":             "line 1: inverted takes true or false",
	} {
		if err := os.WriteFile(kept, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := load(t, "")
		if err != nil || s.Damage == nil || !strings.Contains(s.Damage.Error(), want) || !strings.Contains(s.Damage.Error(), kept) {
			t.Errorf("%q: damage %v, want one with %q; error %v", text, s.Damage, want, err)
		}
	}
}
