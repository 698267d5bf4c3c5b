package draft

import (
	"strconv"

	"go.yaml.in/yaml/v3"
)

// field is the value of a key in a mapping, nil without.
func field(mapping *yaml.Node, key string) *yaml.Node {
	if i := at(mapping, key); i >= 0 {
		return mapping.Content[i+1]
	}
	return nil
}

// at is the place of a key, -1 without.
func at(mapping *yaml.Node, key string) int {
	for i := 0; i+1 < len(mapping.Content); i += 2 {
		if mapping.Content[i].Value == key {
			return i
		}
	}
	return -1
}

// put writes a value, in its place or at the end.
func put(mapping *yaml.Node, key string, value *yaml.Node) {
	if i := at(mapping, key); i >= 0 {
		mapping.Content[i+1] = value
		return
	}
	mapping.Content = append(mapping.Content, scalar(key), value)
}

// drop takes a key and its value away.
func drop(mapping *yaml.Node, key string) {
	if i := at(mapping, key); i >= 0 {
		mapping.Content = append(mapping.Content[:i:i], mapping.Content[i+2:]...)
	}
}

// scalar is a text or a number. The writer puts quotes where a text needs them.
func scalar(text string) *yaml.Node {
	n := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: text}
	if _, err := strconv.Atoi(text); err == nil {
		n.Tag = "!!int"
	}
	return n
}

// row is a list in one line.
func row(texts []string) *yaml.Node {
	n := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq", Style: yaml.FlowStyle}
	for _, text := range texts {
		n.Content = append(n.Content, scalar(text))
	}
	return n
}

// rowOf reads a list of texts.
func rowOf(n *yaml.Node) (texts []string) {
	if n == nil || n.Kind != yaml.SequenceNode {
		return nil
	}
	for _, part := range n.Content {
		texts = append(texts, part.Value)
	}
	return texts
}
