package configs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/internal/words"
)

// kind is what a setting takes: a list, yes or no, or one value.
type kind struct {
	list, yesNo bool
	// usual is how the default is written; none is set where that is nothing.
	usual string
	none  bool
}

// kinds are the kinds of all settings, taken from their defaults.
var kinds = func() map[string]kind {
	all := make(map[string]kind)
	var file yaml.Node
	if yaml.Unmarshal(defaults, &file) != nil {
		return all
	}
	pairs := file.Content[0].Content
	for i := 0; i+1 < len(pairs); i += 2 {
		value := pairs[i+1]
		k := kind{list: value.Kind == yaml.SequenceNode, yesNo: value.Tag == "!!bool", usual: value.Value}
		k.none = k.usual == "" && len(value.Content) == 0
		all[pairs[i].Value] = k
	}
	return all
}()

// add adds what a key of a file says, or tells what is wrong with it.
func (w written) add(key, value *yaml.Node) *fault {
	say := func(line int, format string, args ...any) *fault {
		f := faultf(line, format, args...)
		return &f
	}
	k, known := kinds[key.Value]
	before, twice := w[key.Value]
	switch {
	case key.Kind != yaml.ScalarNode:
		return say(key.Line, "settings are written as KEY: VALUE")
	case !known:
		return say(key.Line, "%w", unknown(key.Value))
	case twice:
		return say(key.Line, "%s is set in line %d already", key.Value, before.line)
	}
	w[key.Value] = setting{line: key.Line}
	if f := marked(key.Value, value); f != nil {
		return f
	}
	read, err := k.read(key.Value, value)
	if err != nil {
		return say(key.Line, "%w", err)
	}
	if read == nil {
		delete(w, key.Value) // the default holds
		return nil
	}
	w[key.Value] = setting{line: key.Line, value: read}
	return nil
}

// unknown says that there is no such setting, and which one may be meant.
func unknown(key string) error {
	known := make([]string, 0, len(kinds))
	for k := range kinds {
		known = append(known, k)
	}
	if meant := words.Nearest(key, known); meant != "" {
		return fmt.Errorf("there is no setting %q; did you mean %s?", key, meant)
	}
	return fmt.Errorf("there is no setting %q; there are %s", key, strings.Join(slices.Sorted(slices.Values(known)), ", "))
}

// marked reports a value that uses marks of YAML which settings have no use for, and
// which take a part of a name away: a name such as *Ana or !Ana stands in quotes.
func marked(key string, value *yaml.Node) *fault {
	var sign string
	switch {
	case value.Kind == yaml.AliasNode:
		sign = "*" + value.Value
	case value.Anchor != "":
		sign = "&" + value.Anchor
	case value.Style&yaml.TaggedStyle != 0 && value.Tag != "!!str":
		sign = strings.TrimRight(value.Tag, ",")
	}
	if sign != "" {
		f := faultf(value.Line, "%s has %s, which YAML takes for a mark of its own; if it is text, write it in quotes: %q", key, sign, sign)
		return &f
	}
	if value.Kind != yaml.SequenceNode {
		return nil
	}
	for _, item := range value.Content {
		if f := marked(key, item); f != nil {
			return f
		}
	}
	return nil
}

// read reads what a key is set to, as it was written: 007 stays 007, and Null a name.
// It is nil where nothing is written behind the key and the default is nothing, too.
func (k kind) read(key string, value *yaml.Node) (any, error) {
	empty := value.Kind == yaml.ScalarNode && value.Style == 0 && value.Value == ""
	switch {
	case empty && k.none:
		return nil, nil
	case empty:
		return nil, fmt.Errorf("%s takes %s, and nothing is written behind it", key, k.takes(key))
	case k.list && value.Kind == yaml.ScalarNode && (key == "players" || !null(value)):
		return strings.Split(value.Value, ","), nil
	case k.list && value.Kind == yaml.SequenceNode:
		return items(key, value)
	case k.list && value.Kind == yaml.MappingNode:
		return nil, fmt.Errorf("%s takes a list, such as %s", key, pairs(key, value))
	case k.list:
		return nil, fmt.Errorf("%s takes a list; write %s: [] for none", key, key)
	case value.Kind != yaml.ScalarNode:
		return nil, fmt.Errorf("%s takes %s", key, k.takes(key))
	case k.yesNo:
		return yesNo(key, value.Value, key+": true")
	case null(value) && k.none:
		return nil, fmt.Errorf("%s takes one value; write %s: \"\" for none", key, key)
	}
	return value.Value, nil
}

// null reports whether YAML would take an unquoted text for nothing.
func null(value *yaml.Node) bool { return value.Tag == "!!null" }

// items reads a list.
func items(key string, list *yaml.Node) ([]string, error) {
	texts := make([]string, 0, len(list.Content))
	for _, item := range list.Content {
		switch {
		case item.Kind == yaml.MappingNode:
			return nil, fmt.Errorf("%s takes a list of texts, such as %s", key, pairs(key, item))
		case item.Kind != yaml.ScalarNode:
			return nil, fmt.Errorf("%s takes a list of texts, such as [a, b], not lists in it", key)
		case item.Style == 0 && item.Value == "":
			return nil, fmt.Errorf("line %d of the list %s is empty; delete it, or write text that begins with # in quotes", item.Line, key)
		}
		texts = append(texts, item.Value)
	}
	return texts, nil
}

// pairs is how a mapping that was written for a list has to be written.
func pairs(key string, mapping *yaml.Node) string {
	sign := "="
	if key == "source" || key == "players" {
		sign = ":"
	}
	var all []string
	for i := 0; i+1 < len(mapping.Content); i += 2 {
		name, value := mapping.Content[i], mapping.Content[i+1]
		if name.Kind != yaml.ScalarNode || value.Kind != yaml.ScalarNode {
			return "[a, b]"
		}
		all = append(all, strconv.Quote(name.Value+sign+value.Value))
	}
	return "[" + strings.Join(all, ", ") + "]"
}

// yesNo reads true or false; for example says how it is written there.
func yesNo(key, text, example string) (any, error) {
	if _, err := strconv.ParseBool(text); err != nil {
		return nil, fmt.Errorf("%s takes true or false, not %q; write %s", key, text, example)
	}
	return text, nil
}

// takes says what a setting takes.
func (k kind) takes(key string) string {
	switch {
	case k.list:
		return fmt.Sprintf("a list, such as [a, b]; write %s: [] for none", key)
	case k.yesNo:
		return "true or false"
	case k.none:
		return "one value"
	}
	return fmt.Sprintf("one value, such as %s", k.usual)
}
