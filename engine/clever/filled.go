package clever

import "gopkg.in/yaml.v3"

func (g *grid) fill(node *yaml.Node, m *marks) error    { return nil }
func (s *steps) fill(node *yaml.Node, m *marks) error   { return nil }
func (w *writing) fill(node *yaml.Node, m *marks) error { return nil }
