package clever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/engine"
)

// place is an area of a filled sheet; faults found there name it.
type place struct {
	*filled
	name string
}

// fill reads the sums crossed where each box has a number of its own, else
// the printed grid with x for what is crossed.
func (g *grid) fill(at place, node *yaml.Node, m *marks) {
	if !g.unique {
		g.fillGrid(at, node, m)
		return
	}
	list, _ := at.list(at.name, node, len(g.boxes))
	for _, item := range list {
		n, ok := at.number(at.name, item)
		switch {
		case !ok:
		case n < 1 || n >= len(g.byValue) || g.byValue[n] == 0:
			at.fault(at.name, "there is no box %d", n)
		case m.done.holds(g.byValue[n]):
			at.fault(at.name, "box %d is crossed twice", n)
		default:
			m.done |= g.byValue[n]
		}
	}
}

func (g *grid) fillGrid(at place, node *yaml.Node, m *marks) {
	rows, ok := at.list(at.name, node, len(g.rows))
	if ok && len(rows) < len(g.rows) {
		at.fault(at.name, "%d rows are printed, not %d", len(g.rows), len(rows))
		return
	}
	box := 0
	for r, row := range rows {
		name := fmt.Sprintf("%s row %d", at.name, r+1)
		cells, ok := at.list(name, row, len(g.rows[r]))
		if ok && len(cells) < len(g.rows[r]) {
			at.fault(name, "%d boxes are printed, not %d", len(g.rows[r]), len(cells))
		}
		for c, printed := range g.rows[r] {
			if printed > 0 {
				box++
			}
			if c < len(cells) && at.crossed(fmt.Sprintf("%s box %d", name, c+1), cells[c], printed) {
				m.done |= only(box - 1)
			}
		}
	}
}

// crossed reports whether a cell of the printed grid is a box that was crossed.
func (at place) crossed(name string, cell *yaml.Node, printed int) bool {
	isCross := strings.EqualFold(cell.Value, "x")
	switch {
	case printed > 0 && cell.Value != strconv.Itoa(printed) && !isCross:
		at.fault(name, "%d or a cross belongs here, not %q", printed, cell.Value)
	case printed == given && !isCross:
		at.fault(name, "a cross is printed here, not %q", cell.Value)
	}
	return printed > 0 && isCross
}

// fill reads the number of crosses.
func (s *steps) fill(at place, node *yaml.Node, m *marks) {
	n, ok := at.number(at.name, node)
	if ok && (n < 0 || n > s.size()) {
		at.fault(at.name, "there can be 0 to %d crosses, not %d", s.size(), n)
		return
	}
	m.done = only(n) - 1
}

// fill reads the numbers as written.
func (w *writing) fill(at place, node *yaml.Node, m *marks) {
	list, _ := at.list(at.name, node, w.size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.name, box+1)
		n, ok := at.number(name, item)
		if !ok {
			return
		}
		factor := w.factor[box]
		if !slices.Contains(multiples(factor), n) {
			at.fault(name, "%d cannot stand here: this box takes %s", n, listed(multiples(factor)))
			return
		}
		if !w.fits(m, n/factor).has(box) {
			at.fault(name, "%d cannot stand here: this box %s", n, w.why(m, box, n/factor))
			return
		}
		w.mark(m, box, n/factor)
	}
}

// fill reads the sums as written.
func (f *falling) fill(at place, node *yaml.Node, m *marks) {
	list, _ := at.list(at.name, node, f.size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.name, box+1)
		n, ok := at.number(name, item)
		switch {
		case !ok:
			return
		case !slices.Contains(sums, n):
			at.fault(name, "%d cannot stand here: two dice come to 2 to 12", n)
			return
		case !f.fits(m, n).has(box):
			at.fault(name, "%d cannot stand here: this box %s", n, f.why(m, box, n))
			return
		}
		f.mark(m, box, n)
	}
}

// fill reads the numbers as written, multiplied already.
func (p *pairs) fill(at place, node *yaml.Node, m *marks) {
	list, _ := at.list(at.name, node, p.size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.name, box+1)
		n, ok := at.number(name, item)
		if !ok {
			return
		}
		factor := p.factor[box]
		if !slices.Contains(multiples(factor), n) {
			at.fault(name, "%d cannot stand here: this box takes %s", n, listed(multiples(factor)))
			return
		}
		p.mark(m, box, n/factor)
	}
}

// fill reads the printed boxes row by row, with o for a circle and x for a
// circle that is crossed.
func (c *circles) fill(at place, node *yaml.Node, m *marks) {
	rows, ok := at.list(at.name, node, len(c.rows))
	if ok && len(rows) < len(c.rows) {
		at.fault(at.name, "%d rows are printed, not %d", len(c.rows), len(rows))
		return
	}
	for r, row := range rows {
		name := fmt.Sprintf("%s row %d", at.name, r+1)
		line := c.where(func(s spot) bool { return s.row == r })
		cells, ok := at.list(name, row, line.size())
		if ok && len(cells) < line.size() {
			at.fault(name, "%d boxes are printed, not %d", line.size(), len(cells))
			return
		}
		for box := range line.each() {
			if ok {
				c.fillBox(at, name, box, cells[0].Value, m)
				cells = cells[1:]
			}
		}
	}
}

// fillBox reads one box.
func (c *circles) fillBox(at place, name string, box int, cell string, m *marks) {
	switch printed := strconv.Itoa(c.boxes[box].number); {
	case strings.EqualFold(cell, "x"):
		m.twice |= only(box)
		m.done |= only(box)
	case strings.EqualFold(cell, "o"):
		m.done |= only(box)
	case cell != printed:
		at.fault(name, "%s, o for a circle or x for a crossed circle belongs here, not %q", printed, cell)
	}
}

// multiples are what a die can come to, multiplied.
func multiples(factor int) []int {
	var all []int
	for value := 1; value <= engine.Sides; value++ {
		all = append(all, value*factor)
	}
	return all
}

// listed joins numbers with commas.
func listed(numbers []int) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(numbers), "[]"), " ", ", ")
}

// keys reads a mapping.
func (f *filled) keys(place string, node *yaml.Node) map[string]*yaml.Node {
	keys := make(map[string]*yaml.Node)
	if node.Kind != yaml.MappingNode {
		f.fault(place, "keys with values belong here, such as name: Ana")
		return keys
	}
	for i := 0; i+1 < len(node.Content); i += 2 {
		key := node.Content[i].Value
		if keys[key] != nil {
			f.fault(place, "the key %q comes twice", key)
		}
		keys[key] = node.Content[i+1]
	}
	return keys
}

// list reads a list of at most so many entries.
func (f *filled) list(place string, node *yaml.Node, most int) ([]*yaml.Node, bool) {
	switch {
	case node.Kind != yaml.SequenceNode:
		f.fault(place, "a list belongs here, such as [2, 5, 9]")
		return nil, false
	case len(node.Content) > most:
		f.fault(place, "%d entries are too many: there is room for %d", len(node.Content), most)
		return nil, false
	}
	return node.Content, true
}

// number reads a whole number.
func (f *filled) number(place string, node *yaml.Node) (int, bool) {
	n, err := strconv.Atoi(node.Value)
	if node.Kind != yaml.ScalarNode || err != nil {
		f.fault(place, "%q is no whole number", node.Value)
		return 0, false
	}
	return n, true
}
