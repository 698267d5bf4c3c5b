package configs

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"go.yaml.in/yaml/v3"
)

// lines are the lines of a settings file by key, counted from 1.
type lines map[string]int

// kind is what a setting takes: a list, yes or no, or one value.
type kind struct {
	list, yesNo bool
}

// kinds are the kinds of all settings, taken from their defaults.
var kinds = func() map[string]kind {
	all := make(map[string]kind)
	var file yaml.Node
	if yaml.Unmarshal(defaults, &file) == nil {
		each(&file, func(key, value *yaml.Node) {
			all[key.Value] = kind{list: value.Kind == yaml.SequenceNode, yesNo: value.Tag == boolTag}
		})
	}
	return all
}()

// boolTag is how YAML marks true and false.
const boolTag = "!!bool"

// each visits the settings of a file.
func each(file *yaml.Node, visit func(key, value *yaml.Node)) {
	if len(file.Content) == 0 {
		return
	}
	pairs := file.Content[0].Content
	for i := 0; i+1 < len(pairs); i += 2 {
		visit(pairs[i], pairs[i+1])
	}
}

// linesOf finds the lines of the keys in a settings file. The error names each key
// that does not exist, stands there twice or has the wrong kind of value, with its
// line.
func linesOf(path string) (lines, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var file yaml.Node
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, fmt.Errorf("%s: %s", path, strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(file.Content) > 0 && file.Content[0].Kind != yaml.MappingNode {
		return nil, fmt.Errorf("%s: line %d: settings are written as key: value", path, file.Content[0].Line)
	}
	at := make(lines)
	var wrong []error
	each(&file, func(key, value *yaml.Node) {
		if err := at.add(key, value); err != nil {
			wrong = append(wrong, fmt.Errorf("%s: line %d: %w", path, key.Line, err))
		}
	})
	return at, errors.Join(wrong...)
}

// add adds a key, or reports what is wrong with it.
func (at lines) add(key, value *yaml.Node) error {
	kind, known := kinds[key.Value]
	first, twice := at[key.Value]
	at[key.Value] = key.Line
	switch {
	case !known:
		return fmt.Errorf("there is no setting %q%s", key.Value, suggestion(key.Value))
	case twice:
		return fmt.Errorf("%s is set in line %d already", key.Value, first)
	case value.Kind == yaml.MappingNode, !kind.list && value.Kind != yaml.ScalarNode, kind.yesNo && value.Tag != boolTag:
		return fmt.Errorf("%s takes %s", key.Value, kind.takes())
	}
	return nil
}

func (k kind) takes() string {
	switch {
	case k.list:
		return "a list, such as [a, b]"
	case k.yesNo:
		return "true or false"
	}
	return "one value"
}

// suggestion guesses which setting was meant; empty where none is close.
func suggestion(name string) string {
	for known := range kinds {
		if distance(strings.ToLower(name), known) <= 2 {
			return fmt.Sprintf("; did you mean %s?", known)
		}
	}
	return ""
}

// distance is the Levenshtein distance of two words: the letters to be changed,
// added or left out to make one of the other.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, row[j]+1, corner+1)
		}
	}
	return row[len(b)]
}
