package tint

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"silvertray/internal/words"
)

// CheckNames says what is wrong with the names of a set.
func CheckNames(set []string) error {
	for i, name := range set {
		switch {
		case name == "":
			return errors.New("a die colour has no name, \"\"")
		case slices.Contains(set[:i], name):
			return fmt.Errorf("die colour %q named twice: a set has each colour once", name)
		}
	}
	return nil
}

// CheckKnown says which die of a set is neither known by its name nor measured.
func CheckKnown(set []string, measured map[string][3]float64) error {
	for _, name := range set {
		_, known := known[name]
		if _, taught := measured[name]; !known && !taught {
			return fmt.Errorf("unknown die colour %q: known are %s%s; teach another one with \"silvertray calibrate --dice %s\" and play with the profile that it writes",
				name, strings.Join(Colours(), ", "), words.Suggestion(name, Colours()), strings.Join(set, ","))
		}
	}
	return nil
}
