package configs

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// prefix of the environment variables that are settings.
const prefix = "SILVERTRAY_"

// origin tells where each setting comes from.
type origin struct {
	flags *pflag.FlagSet
	path  string
	lines lines
}

// of is the place that decides a setting, as a person would look for it.
func (o origin) of(key string) string {
	variable := prefix + strings.ToUpper(key)
	switch f := o.flags.Lookup(key); {
	case f != nil && f.Changed:
		return "--" + key
	case os.Getenv(variable) != "":
		return "environment " + variable
	case o.lines[key] > 0:
		return fmt.Sprintf("%s: line %d", o.path, o.lines[key])
	}
	return key
}

// strangers are the environment variables that look like settings and are
// none.
func strangers(environment []string) []error {
	var wrong []error
	slices.Sort(environment)
	for _, e := range environment {
		name, _, _ := strings.Cut(e, "=")
		key, ours := strings.CutPrefix(name, prefix)
		if _, known := kinds[strings.ToLower(key)]; ours && !known {
			wrong = append(wrong, fmt.Errorf("environment %s: there is no setting %q%s",
				name, strings.ToLower(key), meant(key)))
		}
	}
	return wrong
}
