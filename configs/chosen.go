package configs

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/internal/durable"
)

// choosable are the settings that people choose on the box. They are saved in a
// file of the program's, so that the settings file stays the owner's alone.
var choosable = []string{"game", "language", "inverted", "rules"}

// Chosen is what may be chosen on the box.
type Chosen struct {
	// Game is empty where none was chosen.
	Game, Language string
	Inverted       bool
	Rules          map[string]string
}

// Choose takes over what was chosen on the box, and saves what differs from the
// settings so far for the next start. What cannot be saved holds all the same until
// the program ends.
func (s *Settings) Choose(c Chosen) error {
	chosen := make(map[string]any)
	if c.Game != "" && c.Game != s.Game {
		s.Game, chosen["game"] = c.Game, c.Game
	}
	if c.Language != s.Language {
		s.Language, chosen["language"] = c.Language, c.Language
	}
	if c.Inverted != s.Inverted {
		s.Inverted, chosen["inverted"] = c.Inverted, c.Inverted
	}
	if before, err := s.Setup(); err != nil || !maps.Equal(before.Settings, c.Rules) {
		s.Rules = formatRules(c.Rules)
		chosen["rules"] = s.Rules
	}
	if len(chosen) == 0 {
		return nil
	}
	if err := save(chosen); err != nil {
		return fmt.Errorf("save what was chosen: %w", err)
	}
	return nil
}

// formatRules returns rules as settings write them, sorted by name.
func formatRules(rules map[string]string) []string {
	all := make([]string, 0, len(rules))
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		all = append(all, name+"="+rules[name])
	}
	return all
}

// StateFolder is where the program saves what its next start needs: the state
// folder that systemd gives a service, else the user's. It is empty where there is
// neither, and need not exist.
func StateFolder() string {
	if dir := os.Getenv("STATE_DIRECTORY"); dir != "" {
		return dir
	}
	if dir := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "silvertray")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, ".local", "state", "silvertray")
}

// chosenFile is the file with the choices; empty where there is no state folder.
func chosenFile() string {
	if dir := StateFolder(); dir != "" {
		return filepath.Join(dir, "chosen.yaml")
	}
	return ""
}

// mostChosen bounds the file with the choices, in bytes: a real one has a few hundred.
const mostChosen = 64 << 10

// save adds choices to those saved before. The file is replaced as a whole; one that
// cannot be read is set aside.
func save(chosen map[string]any) error {
	path := chosenFile()
	if path == "" {
		return errors.New("no state folder is known; set HOME or STATE_DIRECTORY")
	}
	all := make(map[string]any)
	before, err := durable.Read(durable.OS, path, mostChosen)
	if err == nil {
		err = yaml.Unmarshal(before, &all)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		if _, gone := durable.SetAside(durable.OS, path); gone != nil {
			return errors.Join(err, gone)
		}
		all = make(map[string]any)
	}
	maps.Copy(all, chosen)
	text, err := yaml.Marshal(all)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	const head = "# Chosen in the box's own settings; stronger than silvertray.yaml.\n"
	return durable.Replace(path, append([]byte(head), text...), durable.Private)
}

// Unchosen returns the settings without what was chosen on the box, which is left
// out for a reason; false where nothing was chosen.
func (s Settings) Unchosen(why error) (Settings, bool) {
	if s.plain == nil {
		return s, false
	}
	plain := *s.plain
	plain.Damage = fmt.Errorf("%s: %w", chosenFile(), why)
	return plain, true
}

// SetChoicesAside renames the file of choices that Damage tells of, so that others can
// be made. It returns the new path.
func (s Settings) SetChoicesAside() (string, error) {
	return durable.SetAside(durable.OS, chosenFile())
}

// readChosen reads the choices in a file, which may be missing. The error names each
// key that cannot be chosen, with its line.
func readChosen(path string) (written, error) {
	_, err := durable.Read(durable.OS, path, mostChosen)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	all, err := readFile(path)
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if !slices.Contains(choosable, key) {
			err = errors.Join(err, fmt.Errorf("%s: line %d: %s is not chosen on the box, only %s are",
				path, all[key].line, key, strings.Join(choosable, ", ")))
		}
	}
	if err == nil && len(all) == 0 {
		err = fmt.Errorf("%s: no choice is in it", path)
	}
	return all, err
}
