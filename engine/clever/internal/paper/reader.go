package paper

import (
	"errors"
	"fmt"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// Reader reads what a person wrote into a filled sheet, and notes what is wrong there.
type Reader struct{ Faults []error }

// Fault notes what is wrong at a place such as "Ana: blue".
func (r *Reader) Fault(place, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if place != "" {
		text = place + ": " + text
	}
	r.Faults = append(r.Faults, errors.New(text))
}

// Keys reads a mapping.
func (r *Reader) Keys(place string, node *yaml.Node) map[string]*yaml.Node {
	keys := make(map[string]*yaml.Node)
	if node.Kind != yaml.MappingNode {
		r.Fault(place, "keys with values belong here, such as name: Ana")
		return keys
	}
	for i := 0; i+1 < len(node.Content); i += 2 {
		key := node.Content[i].Value
		if keys[key] != nil {
			r.Fault(place, "the key %q comes twice", key)
		}
		keys[key] = node.Content[i+1]
	}
	return keys
}

// List reads a list of at most so many entries.
func (r *Reader) List(place string, node *yaml.Node, most int) ([]*yaml.Node, bool) {
	switch {
	case node.Kind != yaml.SequenceNode:
		r.Fault(place, "a list belongs here, such as [2, 5, 9]")
		return nil, false
	case len(node.Content) > most:
		r.Fault(place, "%d entries are too many: there is room for %d", len(node.Content), most)
		return nil, false
	}
	return node.Content, true
}

// number reads a whole number.
func (r *Reader) number(place string, node *yaml.Node) (int, bool) {
	n, err := strconv.Atoi(node.Value)
	if node.Kind != yaml.ScalarNode || err != nil {
		r.Fault(place, "%q is no whole number", node.Value)
		return 0, false
	}
	return n, true
}
