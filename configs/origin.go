package configs

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/pflag"
	"github.com/spf13/viper"
)

// prefix of the environment variables that are settings.
const prefix = "SILVERTRAY_"

// origin knows where each setting comes from.
type origin struct {
	flags        *pflag.FlagSet
	file, chosen source
}

// source is a file with settings.
type source struct {
	path  string
	lines lines
}

// merge lets a file's settings override those read before. Without a path, or
// without lines that find finds, it changes nothing.
func (s *source) merge(v *viper.Viper, find func(path string) (lines, error), what string) error {
	if s.path == "" {
		return nil
	}
	var err error
	if s.lines, err = find(s.path); err != nil {
		return fmt.Errorf("%s %w", what, err)
	}
	if len(s.lines) == 0 {
		return nil
	}
	v.SetConfigFile(s.path)
	if err := v.MergeInConfig(); err != nil {
		return fmt.Errorf("%s %s: %w", what, s.path, err)
	}
	return nil
}

// of names the place that decides a setting, for a person to look at.
func (o origin) of(key string) string {
	variable := prefix + strings.ToUpper(key)
	switch f := o.flags.Lookup(key); {
	case f != nil && f.Changed:
		return "--" + key
	case os.Getenv(variable) != "":
		return "environment " + variable
	case o.chosen.lines[key] > 0:
		return fmt.Sprintf("%s: line %d", o.chosen.path, o.chosen.lines[key])
	case o.file.lines[key] > 0:
		return fmt.Sprintf("%s: line %d", o.file.path, o.file.lines[key])
	}
	return key
}

// unknownVariables reports the environment variables that look like settings and
// are none.
func unknownVariables(environment []string) []error {
	var wrong []error
	slices.Sort(environment)
	for _, e := range environment {
		name, _, _ := strings.Cut(e, "=")
		key, ours := strings.CutPrefix(name, prefix)
		if _, known := kinds[strings.ToLower(key)]; ours && !known {
			wrong = append(wrong, fmt.Errorf("environment %s: there is no setting %q%s",
				name, strings.ToLower(key), suggestion(key)))
		}
	}
	return wrong
}
