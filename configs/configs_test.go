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
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func TestTheShippedFileIsWhatHoldsWithoutOne(t *testing.T) {
	with, err := load(t, file(t, string(configs.Default())))
	if err != nil {
		t.Fatal(err)
	}
	without, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
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

func TestWrongSettingsAreNamed(t *testing.T) {
	for text, want := range map[string]string{
		"colour: red":     "colour",
		"players: {a: 1}": "players",
		"players: [":      "silvertray.yaml",
	} {
		if _, err := load(t, file(t, text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want one with %q", text, err, want)
		}
	}
	if _, err := load(t, "none.yaml"); err == nil || !strings.Contains(err.Error(), "none.yaml") {
		t.Errorf("a file that is not there: %v", err)
	}
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
