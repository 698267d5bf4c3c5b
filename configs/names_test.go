package configs_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
	"pgregory.net/rapid"

	"silvertray/configs"
)

// namesLikeValues are names that look like something else to YAML.
var namesLikeValues = []string{
	"Null", "null", "NULL", "~", "True", "false", "yes", "No", "on", "Off", "y", "n", "007", "0o7", "1e3", "1E3", "0x1F", "0b1",
	"1_000", "+1", "-1", "1.50", ".5", ".inf", "-.inf", ".nan", ".NaN", "NaN", "Inf", "2026-11-28", "2026-11-28T12:00:00Z", "12:30", "1:2:3", "=",
	"<<", "Ana", "Jörg", "Łukasz", "Žofie", "Ελένη", "Ольга", "日本語", "אבגד", "O'Neill", "Ana Maria", "-", "a-b", "A.", "1.",
}

// playersOf are the players of the match that settings describe.
func playersOf(t *testing.T, s configs.Settings) []string {
	t.Helper()
	setup, err := s.Setup()
	if err != nil {
		t.Fatal(err)
	}
	return setup.Players
}

// TestNamesAreText writes names in every way that there is.
func TestNamesAreText(t *testing.T) {
	for _, name := range namesLikeValues {
		want := []string{name, "Zoë"}
		sources := map[string]string{
			"double quotes": `players: ["` + name + `", "Zoë"]`,
			"lines":         "players:\n  - \"" + name + "\"\n  - Zoë",
			"quoted text":   `players: "` + name + `, Zoë"`,
		}
		if name != "-" && name != "=" { // a - needs quotes in a list
			sources["list"] = "players: [" + name + ", Zoë]"
			sources["plain lines"] = "players:\n- " + name + "\n- Zoë"
		}
		for how, text := range sources {
			s, err := load(t, file(t, text))
			if err != nil || !slices.Equal(playersOf(t, s), want) {
				t.Errorf("%s in %s: players %q, %v", name, how, s.Players, err)
			}
		}
		s, err := load(t, "", "--players", name+",Zoë")
		if err != nil || !slices.Equal(playersOf(t, s), want) {
			t.Errorf("%s by flag: players %q, %v", name, s.Players, err)
		}
		t.Setenv("SILVERTRAY_PLAYERS", name+",Zoë")
		s, err = load(t, "")
		if err != nil || !slices.Equal(playersOf(t, s), want) {
			t.Errorf("%s in the environment: players %q, %v", name, s.Players, err)
		}
		t.Setenv("SILVERTRAY_PLAYERS", "")
	}
}

// TestOneNameIsOnePlayer writes a single name without a list.
func TestOneNameIsOnePlayer(t *testing.T) {
	for _, name := range []string{"Null", "~", "True", "007", "1e3", "2026-11-28", "12:30"} {
		s, err := load(t, file(t, "players: "+name))
		if err != nil || !slices.Equal(playersOf(t, s), []string{name}) {
			t.Errorf("players: %s is %q, %v", name, s.Players, err)
		}
	}
}

// TestEveryTextIsAsWritten looks at the other settings that are texts.
func TestEveryTextIsAsWritten(t *testing.T) {
	s, err := load(t, file(t, "record: 2026-11-28\npictures: 007\nkeypad: 0x1F\ncatalogue: 1e3\nprofile: True\nsource: [1_000, 12:30]\nrules: [solo-extra=No, a=007]\n"))
	if err != nil {
		t.Fatal(err)
	}
	setup, err := s.Setup()
	if err != nil {
		t.Fatal(err)
	}
	got := []string{s.Record, s.Pictures, s.Keypad, s.Catalogue, s.Profile, strings.Join(s.Source, " "), setup.Settings["solo-extra"], setup.Settings["a"]}
	want := []string{"2026-11-28", "007", "0x1F", "1e3", "True", "1_000 12:30", "No", "007"}
	if !slices.Equal(got, want) {
		t.Errorf("texts %q, want %q", got, want)
	}
}

// TestChoicesAreText loads what was chosen on the box.
func TestChoicesAreText(t *testing.T) {
	chosen(t)
	s, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]string{"a": "no", "b": "007", "c": "null", "d": "2026-11-28"}
	if err := s.Choose(configs.Chosen{Game: s.Game, Language: "de", Rules: rules}); err != nil {
		t.Fatal(err)
	}
	next, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	setup, err := next.Setup()
	for name, value := range rules {
		if setup.Settings[name] != value || err != nil {
			t.Errorf("chosen %s=%s, came back as %q, %v", name, value, setup.Settings[name], err)
		}
	}
}

// TestNamesThatCannotBe are refused with the line.
func TestNamesThatCannotBe(t *testing.T) {
	for text, want := range map[string]string{
		"[Ana, Ana]":                          `player 2: there is a player "Ana" already`,
		"[Ana, ana]":                          `player 2: the names "Ana" and "ana" look the same`,
		`["Jo\u0308rg", "J\u00f6rg"]`:         "look the same",
		`[Ana, "Ana "]`:                       `player 2: there is a player "Ana" already`,
		`["Straße", "STRASSE"]`:               "look the same",
		`[Ana, "\uff21na"]`:                   "look the same",
		`["\u200b", Ben]`:                     `player 1: the name "\u200b" has the character U+200B in it`,
		`["\u200d", Ben]`:                     "nothing can be seen",
		`["A\u200bna", Ben]`:                  "U+200B",
		`["\u202eanA", Ben]`:                  "U+202E",
		`["\u3164", Ben]`:                     "nothing can be seen",
		`["\u2800", Ben]`:                     "nothing can be seen",
		`["\u0301", Ben]`:                     "nothing can be seen",
		`["\ufe0f", Ben]`:                     "nothing can be seen",
		`["\ue000", Ben]`:                     "U+E000",
		`["Ana  B"]`:                          "more than one space",
		`["Ana\u00a0B"]`:                      "more than one space",
		`["Ana\nB"]`:                          "control character",
		`["A,B"]`:                             "a comma",
		`["A#B"]`:                             "a #",
		`["` + strings.Repeat("a", 41) + `"]`: "longer than 40 letters",
	} {
		path := file(t, "language: de\nplayers: "+text)
		if _, err := load(t, path); err == nil || !strings.Contains(err.Error(), path+": line 2: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("players: %s: error %v, want one with %q", text, err, want)
		}
	}
}

// TestAnyNameIsAsWritten draws names of all kinds of letters, and writes them in a
// settings file as YAML would: each comes back as it was, or is refused with its line.
func TestAnyNameIsAsWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "silvertray.yaml")
	rapid.Check(t, func(r *rapid.T) {
		name := rapid.OneOf(rapid.String(), rapid.StringMatching(`[-A-Za-z0-9 .:_'"!&*#~@%+]{1,12}`), rapid.SampledFrom(namesLikeValues)).Draw(r, "name")
		text, err := yaml.Marshal(map[string][]string{"players": {name, "Zoë"}})
		if err != nil {
			r.Skip(err)
		}
		if rapid.Bool().Draw(r, "by hand") {
			text = []byte("players:\n- " + name + "\n- Zoë\n")
			if name == "" || strings.ContainsAny(name, "#\n\r'\"") || strings.HasPrefix(name, "- ") || strings.Contains(name, "\u0085") || strings.ContainsAny(name, "\u2028\u2029") {
				r.Skip("a comment, a line's end or quotes mean what they mean in YAML")
			}
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			r.Fatal(err)
		}
		s, err := load(t, path)
		if err != nil {
			if !strings.Contains(err.Error(), ": line ") || jargon.MatchString(strings.NewReplacer(path, "", name, "").Replace(err.Error())) && !strings.Contains(name, "!") {
				r.Fatalf("%s\n%v", text, err)
			}
			return
		}
		setup, err := s.Setup()
		want := []string{strings.TrimSpace(name), "Zoë"}
		if want[0] == "" {
			want = want[1:]
		}
		if err != nil || !slices.Equal(setup.Players, want) {
			r.Fatalf("%s\ngives %q, want %q, %v", text, setup.Players, want, err)
		}
	})
}
