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
	"silvertray/hw"
	"silvertray/internal/geometry"
	"silvertray/internal/words"
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
	v.SetConfigType("yaml")
	if err := v.ReadConfig(bytes.NewReader(defaults)); err != nil {
		return nil, fmt.Errorf("read the built-in settings: %w", err)
	}
	return v, nil
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
	from := origin{flags: flags, file: source{path: find(path)}, chosen: source{path: chosen}}
	if err := from.file.merge(v, linesOf, "settings file"); err != nil {
		return Settings{}, err
	}
	if err := from.chosen.merge(v, linesOfChosen, "choices made on the box"); err != nil {
		return Settings{}, err
	}
	if err := errors.Join(unknownVariables(os.Environ())...); err != nil {
		return Settings{}, err
	}
	if err := bind(v, flags); err != nil {
		return Settings{}, err
	}
	var s Settings
	if err := v.UnmarshalExact(&s); err != nil {
		return Settings{}, fmt.Errorf("settings%s: %w", in(from.file.path), err)
	}
	return s, s.check(from)
}

// check reports values that no part of the program could use, each with the place
// where it was set.
func (s Settings) check(from origin) error {
	var wrong []error
	note := func(key string, err error) {
		if err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", from.of(key), err))
		}
	}
	_, err := s.PanelSize()
	note("panel", err)
	_, err = s.PanelWiring()
	note("wiring", err)
	note("page", s.checkPage())
	_, err = words.Parse(s.Language)
	note("language", err)
	_, err = s.TrayCorners()
	note("tray", err)
	_, err = s.Setup()
	note("rules", err)
	note("cards", s.checkCards())
	_, err = hw.ParseWires(s.Keys)
	note("keys", err)
	return errors.Join(wrong...)
}

// bind lets each flag with the name of a setting override it.
func bind(v *viper.Viper, flags *pflag.FlagSet) error {
	for _, key := range v.AllKeys() {
		if f := flags.Lookup(key); f != nil {
			if err := v.BindPFlag(key, f); err != nil {
				return fmt.Errorf("flag --%s: %w", key, err)
			}
		}
	}
	return nil
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

func in(path string) string {
	if path == "" {
		return ""
	}
	return " in " + path
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
		if !ok {
			return engine.Setup{}, errors.New("rules: " + rule + " is not of the form name=value")
		}
		setup.Settings[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	return setup, nil
}
