package configs_test

import (
	"image"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"silvertray/configs"
)

// load reads settings as a command line with these arguments would.
func load(t *testing.T, path string, args ...string) (configs.Settings, error) {
	t.Helper()
	flags := pflag.NewFlagSet("test", pflag.ContinueOnError)
	flags.StringSlice("players", nil, "")
	flags.String("panel", "", "")
	if err := flags.Parse(args); err != nil {
		t.Fatal(err)
	}
	return configs.Load(path, flags)
}

// file writes a settings file.
func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "silvertray.yaml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestMain(m *testing.M) {
	// No settings file of the machine the tests run on.
	dir, err := os.MkdirTemp("", "settings")
	if err != nil {
		panic(err)
	}
	os.Setenv("XDG_CONFIG_HOME", dir)
	os.Setenv("XDG_STATE_HOME", dir)
	os.Unsetenv("STATE_DIRECTORY")
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func TestTheShippedFileIsWhatHoldsWithoutOne(t *testing.T) {
	with, err := load(t, file(t, string(configs.Shipped())))
	if err != nil {
		t.Fatal(err)
	}
	without, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	with.Origin, without.Origin = nil, nil
	if !reflect.DeepEqual(with, without) {
		t.Errorf("with the shipped file %+v, without one %+v", with, without)
	}
	if size, err := without.PanelSize(); err != nil || size != image.Pt(264, 176) {
		t.Errorf("panel %v, %v", size, err)
	}
}

func TestEachSourceIsStrongerThanTheOneBefore(t *testing.T) {
	path := file(t, "players: [Fil]\npanel: 400x300\n")
	players := func(args ...string) string {
		s, err := load(t, path, args...)
		if err != nil {
			t.Fatal(err)
		}
		if s.Panel != "400x300" {
			t.Errorf("panel %s, the file says 400x300", s.Panel)
		}
		return strings.Join(s.Players, ",")
	}
	if got := players(); got != "Fil" {
		t.Errorf("file: %s", got)
	}
	t.Setenv("SILVERTRAY_PLAYERS", "Eva,Emil")
	if got := players(); got != "Eva,Emil" {
		t.Errorf("environment: %s", got)
	}
	if got := players("--players", "Fee,Finn"); got != "Fee,Finn" {
		t.Errorf("flag: %s", got)
	}
}

func TestWrongSettingsAreNamedWithTheirLine(t *testing.T) {
	for text, want := range map[string]string{
		"colour: red":                      `line 1: there is no setting "colour"`,
		"# mine\n\nplayer: [Ana]":          `line 3: there is no setting "player"; did you mean players?`,
		"game: a\nplayers: {a: 1}":         "line 2: players takes a list",
		"panel: 264x176\npanel: 400x300":   "line 2: panel is set in line 1 already",
		"record: [a, b]":                   "line 1: record takes one value",
		"players: [":                       "line 1",
		"game: a\n\n- b":                   "line 3: the lines below game belong to no setting",
		"just words":                       "line 1: settings are written as KEY: VALUE",
		"\nturned: upside down":            "line 2: turned takes true or false",
		"\npanel: 1x1":                     `line 2: panel "1x1" is not known`,
		"tray: here":                       "line 1: tray",
		"language: fr":                     "language \"fr\" is not known; choose one of [de en es it]",
		"keys: [up=GPIO5, down=GPIO5]":     "line 1: key \"down=GPIO5\": the pin GPIO5 is wired already",
		"keys:\n  - left=GPIO5":            `there is no key "left"`,
		"\ncards: friends":                 `line 2: cards "friends" is not known; choose one of auto, table, box`,
		"rules: [solo-extra]":              "line 1: rules",
		"panel: 1x1\ncolour: x\nplayer: y": "line 3",
	} {
		path := file(t, text)
		if _, err := load(t, path); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), path) {
			t.Errorf("%q: error %v, want one with %q", text, err, want)
		}
	}
	if _, err := load(t, "none.yaml"); err == nil || !strings.Contains(err.Error(), "none.yaml") {
		t.Errorf("a file that is not there: %v", err)
	}
	if _, err := load(t, file(t, "# nothing is set\n")); err != nil {
		t.Errorf("a file of comments: %v", err)
	}
}

func TestWrongSettingsOfOtherSourcesAreNamed(t *testing.T) {
	if _, err := load(t, "", "--panel", "1x1"); err == nil || !strings.Contains(err.Error(), "--panel: ") {
		t.Errorf("flag: %v", err)
	}
	t.Setenv("SILVERTRAY_PANEL", "1x1")
	if _, err := load(t, file(t, "panel: 264x176")); err == nil || !strings.Contains(err.Error(), "environment SILVERTRAY_PANEL: ") {
		t.Errorf("environment: %v", err)
	}
	t.Setenv("SILVERTRAY_PANEL", "")
	t.Setenv("SILVERTRAY_GAMES", "chess")
	if _, err := load(t, ""); err == nil || !strings.Contains(err.Error(), "SILVERTRAY_GAMES: there is no setting \"games\"; did you mean game?") {
		t.Errorf("environment: %v", err)
	}
}

// Whatever a file holds, it is read or refused in words. The seeds are short: the fuzzer
// makes each input smaller for as long as the square of its length.
func FuzzLoad(f *testing.F) {
	for _, text := range []string{
		"players: [Ana, Ben]\nrules: [solo-extra=no]\n", "panel: 264x176", "turned: true # yes", "tray: 1,2 3,4",
		"players: [", "a: &a [*a]", "--- x\n...\n",
	} {
		f.Add(text)
	}
	path := filepath.Join(f.TempDir(), "silvertray.yaml")
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, _ = load(t, path)
	})
}

func TestSetup(t *testing.T) {
	s := configs.Settings{Players: []string{" Ana ", "", "Ben"}, Rules: []string{"solo-extra = no"}}
	setup, err := s.Setup()
	if err != nil || !slices.Equal(setup.Players, []string{"Ana", "Ben"}) || setup.Settings["solo-extra"] != "no" {
		t.Errorf("setup %+v, %v", setup, err)
	}
	s.Rules = []string{"solo-extra"}
	if _, err := s.Setup(); err == nil {
		t.Error("a rule without a value is an error")
	}
}

func TestTrayCorners(t *testing.T) {
	if q, err := (configs.Settings{}).TrayCorners(); q != nil || err != nil {
		t.Errorf("no tray is set: %v, %v", q, err)
	}
	if q, err := (configs.Settings{Tray: "0,0 9,0 9,90 0,90"}).TrayCorners(); err != nil || q[2][1] != 90 {
		t.Errorf("tray %v, %v", q, err)
	}
	if _, err := (configs.Settings{Tray: "here"}).TrayCorners(); err == nil {
		t.Error("a tray without corners is an error")
	}
}
