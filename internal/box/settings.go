package box

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision/camera"
)

// SettingsError says which setting is wrong.
type SettingsError struct{ error }

// Unwrap returns the reason.
func (e SettingsError) Unwrap() error { return e.error }

// wrong says where a wrong setting was set.
func wrong(s configs.Settings, key string, err error) error {
	return SettingsError{s.Origin.Blame(key, err)}
}

// Check says why no box can be put together from settings, with all that is wrong and
// where it was set; nil where one can. The error is a SettingsError.
func Check(s configs.Settings) error {
	_, _, err := newTable(s)
	all := []error{err}
	note := func(key string, err error) { all = append(all, s.Origin.Blame(key, err)) }
	note("source", camera.Check(s.Source...))
	note("record", checkFile(s.Record))
	note("pictures", checkFolder(s.Pictures))
	if err := errors.Join(all...); err != nil {
		return SettingsError{err}
	}
	return nil
}

// unknownGame says that no such game is offered, and which one may be meant.
func unknownGame(name string, offered engine.Games) error {
	known := slices.Sorted(maps.Keys(offered))
	return fmt.Errorf("game %q is not known: there are %s%s", name, strings.Join(known, ", "), words.Suggestion(name, known))
}

// checkRules reports a rule that no game has, or a value that it cannot have in any:
// with players yet to be named, no match tells.
func checkRules(games []engine.Game, set map[string]string) error {
	for _, name := range slices.Sorted(maps.Keys(set)) {
		var known []string
		var err error
		for _, r := range rulesOf(games) {
			known = append(known, r.Name)
			if r.Name != name {
				continue
			}
			if _, err = engine.Settle([]engine.Rule{r}, map[string]string{name: set[name]}); err == nil {
				break
			}
		}
		switch {
		case err != nil:
			return err
		case !slices.Contains(known, name):
			return unknownRule(name, known)
		}
	}
	return nil
}

// rulesOf are the rules of all games.
func rulesOf(games []engine.Game) []engine.Rule {
	var all []engine.Rule
	for _, g := range games {
		if ruled, ok := g.(engine.Ruled); ok {
			all = append(all, ruled.Rules()...)
		}
	}
	return all
}

func unknownRule(name string, known []string) error {
	known = slices.Compact(slices.Sorted(slices.Values(known)))
	return fmt.Errorf("no game has a rule %q: there are %s%s", name, strings.Join(known, ", "), words.Suggestion(name, known))
}

// toBlame is the setting that a match cannot be dealt with.
func toBlame(err error) (key string) {
	var why *engine.SetupError
	if errors.As(err, &why) {
		switch why.Part {
		case engine.OfPlayers:
			return "players"
		case engine.OfSetting:
			return "rules"
		}
	}
	return "game"
}

// checkFile reports a file that could not be written; it need not be there.
func checkFile(path string) error {
	if path == "" {
		return nil
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no file; name the file itself", path)
	}
	folder := filepath.Dir(path)
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return fmt.Errorf("the folder %s is not there; create it, or name a file elsewhere", folder)
	}
	return nil
}

// checkFolder reports a folder that could not be made; it need not be there.
func checkFolder(path string) error {
	for at := filepath.Clean(path); path != ""; at = filepath.Dir(at) {
		switch info, err := os.Stat(at); {
		case err == nil && info.IsDir(), at == filepath.Dir(at):
			return nil
		case err == nil:
			return fmt.Errorf("%s is no folder; name another one", at)
		}
	}
	return nil
}
