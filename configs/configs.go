// Package configs reads the settings from defaults, files, environment and flags.
package configs

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"silvertray/engine"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

//go:embed silvertray.yaml
var defaults []byte

// Shipped returns the shipped settings file, with its comments.
func Shipped() []byte { return bytes.Clone(defaults) }

// Settings are all settings of the program; the shipped file documents each.
type Settings struct {
	Game      string   `mapstructure:"game"`
	Players   []string `mapstructure:"players"`
	Rules     []string `mapstructure:"rules"`
	Catalogue string   `mapstructure:"catalogue"`
	Cards     string   `mapstructure:"cards"`
	Source    []string `mapstructure:"source"`
	Tray      string   `mapstructure:"tray"`
	Profile   string   `mapstructure:"profile"`
	Panel     string   `mapstructure:"panel"`
	Wiring    []string `mapstructure:"wiring"`
	Turned    bool     `mapstructure:"turned"`
	Quick     bool     `mapstructure:"quick"`
	Language  string   `mapstructure:"language"`
	Inverted  bool     `mapstructure:"inverted"`
	Keys      []string `mapstructure:"keys"`
	Keypad    string   `mapstructure:"keypad"`
	Record    string   `mapstructure:"record"`
	Pictures  string   `mapstructure:"pictures"`
	Page      string   `mapstructure:"page"`
	Phones    bool     `mapstructure:"phones"`
	Lookers   bool     `mapstructure:"lookers"`

	// Origin tells where each of them was set; nil where nobody asks.
	Origin Origin `mapstructure:"-"`
	// Damage is why nothing that was chosen on the box is in here; nil where it is,
	// or where nothing was chosen.
	Damage error `mapstructure:"-"`
	// plain are the settings without what was chosen; nil where nothing was.
	plain *Settings
}

// Default returns the settings of the shipped file.
func Default() (s Settings, err error) {
	v, err := shipped()
	if err != nil {
		return s, err
	}
	return s, v.UnmarshalExact(&s)
}

// shipped reads the shipped file.
func shipped() (*viper.Viper, error) {
	v := viper.New()
	all, faults := parse(defaults)
	if len(faults) > 0 {
		return nil, fmt.Errorf("built-in settings: line %d: %w", faults[0].line, faults[0].why)
	}
	return v, v.MergeConfigMap(all.values())
}

// Load reads the settings: defaults, then the file, then what was chosen on the
// box, then the environment (SILVERTRAY_GAME and so on), then the flags that
// were given, each stronger than the one before. An empty path looks for
// silvertray.yaml in the user's configuration folder and in /etc/silvertray,
// and may find none. Choices that cannot be used are no error: they are left out,
// and Damage says why.
func Load(path string, flags *pflag.FlagSet) (Settings, error) {
	chosen := chosenFile()
	s, err := load(path, flags, chosen)
	if _, none := os.Lstat(chosen); errors.Is(none, fs.ErrNotExist) {
		return s, err
	}
	plain, wrong := load(path, flags, "")
	switch {
	case wrong != nil:
		return plain, wrong
	case err != nil:
		plain.Damage = err
		return plain, nil
	}
	s.plain = &plain
	return s, nil
}

// load reads the settings with the choices in a file; an empty name is none.
func load(path string, flags *pflag.FlagSet, chosen string) (Settings, error) {
	v, err := shipped()
	if err != nil {
		return Settings{}, err
	}
	v.SetEnvPrefix("silvertray")
	v.AutomaticEnv()
	from := make(Origin)
	if err := from.merge(v, find(path), "settings file", readFile); err != nil {
		return Settings{}, err
	}
	if err := from.merge(v, chosen, "choices made on the box", readChosen); err != nil {
		return Settings{}, err
	}
	if err := from.environment(os.Environ()); err != nil {
		return Settings{}, err
	}
	if err := from.bind(v, flags); err != nil {
		return Settings{}, err
	}
	s := Settings{Origin: from}
	if err := v.UnmarshalExact(&s); err != nil {
		return Settings{}, fmt.Errorf("settings: %w", err)
	}
	return s, s.check()
}

func find(path string) string {
	if path != "" {
		return path
	}
	folders := []string{"/etc/silvertray"}
	if dir, err := os.UserConfigDir(); err == nil {
		folders = append([]string{filepath.Join(dir, "silvertray")}, folders...)
	}
	for _, dir := range folders {
		p := filepath.Join(dir, "silvertray.yaml")
		if _, err := os.Stat(p); err == nil {
			return p
		}
	}
	return ""
}

// TrayCorners are the corners set for the tray, nil when none are.
func (s Settings) TrayCorners() (*[4]vision.Point, error) {
	if strings.TrimSpace(s.Tray) == "" {
		return nil, nil
	}
	q, err := geometry.ParseQuad(s.Tray)
	if err != nil {
		return nil, fmt.Errorf("tray: %w", err)
	}
	return &q, nil
}

// Setup is the match to be dealt; without players there is none yet.
func (s Settings) Setup() (engine.Setup, error) {
	setup := engine.Setup{Settings: make(map[string]string)}
	for _, p := range s.Players {
		if p = strings.TrimSpace(p); p != "" {
			setup.Players = append(setup.Players, p)
		}
	}
	for _, rule := range s.Rules {
		name, value, ok := strings.Cut(rule, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		before, twice := setup.Settings[name]
		switch {
		case !ok || name == "" || value == "":
			return engine.Setup{}, fmt.Errorf("rules: %q is not of the form name=value", rule)
		case twice:
			return engine.Setup{}, fmt.Errorf("rules: %s is set twice, to %q and to %q", name, before, value)
		}
		setup.Settings[name] = value
	}
	return setup, nil
}
