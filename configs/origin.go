package configs

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/pflag"
	"github.com/spf13/viper"
)

// prefix of the environment variables that are settings.
const prefix = "SILVERTRAY_"

// variable is the environment variable of a setting.
func variable(key string) string { return prefix + strings.ToUpper(key) }

// Origin tells where each setting was set, in words for people: a file and its line,
// an environment variable or a flag. What nobody set is not in it.
type Origin map[string]string

// Blame says where the setting stands that an error is about; nil is no error.
func (o Origin) Blame(key string, err error) error {
	if err == nil {
		return nil
	}
	if place, ok := o[key]; ok {
		return fmt.Errorf("%s: %w", place, err)
	}
	return fmt.Errorf("%s: %w", key, err)
}

// environment notes the settings of environment variables, and reports those that are
// none or cannot be used.
func (o Origin) environment(all []string) error {
	var wrong []error
	slices.Sort(all)
	for _, e := range all {
		name, text, _ := strings.Cut(e, "=")
		key, ours := strings.CutPrefix(name, prefix)
		if !ours {
			continue
		}
		key = strings.ToLower(key)
		k, known := kinds[key]
		switch {
		case !known:
			wrong = append(wrong, fmt.Errorf("environment %s: %w", name, unknown(key)))
		case name != variable(key):
			wrong = append(wrong, fmt.Errorf("environment %s: write %s", name, variable(key)))
		case text == "":
		case k.yesNo:
			if _, err := yesNo(key, text, name+"=true"); err != nil {
				wrong = append(wrong, fmt.Errorf("environment %s: %w", name, err))
			}
			fallthrough
		default:
			o[key] = "environment " + name
		}
	}
	return errors.Join(wrong...)
}

// bind lets each flag with the name of a setting override it.
func (o Origin) bind(v *viper.Viper, flags *pflag.FlagSet) error {
	for key := range kinds {
		f := flags.Lookup(key)
		if f == nil {
			continue
		}
		if f.Changed {
			o[key] = "--" + key
		}
		if err := v.BindPFlag(key, f); err != nil {
			return fmt.Errorf("flag --%s: %w", key, err)
		}
	}
	return nil
}

// merge reads a file, if one is named, lets its settings override those before, and
// notes their places.
func (o Origin) merge(v *viper.Viper, path, what string, read func(path string) (written, error)) error {
	if path == "" {
		return nil
	}
	all, err := read(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return fmt.Errorf("%s %s is not there", what, path)
	case err != nil:
		return fmt.Errorf("%s %w", what, err)
	}
	for key, s := range all {
		o[key] = fmt.Sprintf("%s: line %d", path, s.line)
	}
	return v.MergeConfigMap(all.values())
}
