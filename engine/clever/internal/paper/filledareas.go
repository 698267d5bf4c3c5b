package paper

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/engine"
)

// Place is an area of a filled sheet; faults found there name it.
type Place struct {
	*Reader
	Name string
}

// Fill reads the sums crossed where each box has a number of its own, else
// the printed grid with x for what is crossed.
func (g *Grid) Fill(at Place, node *yaml.Node, m *Marks) {
	if !g.Unique {
		g.fillGrid(at, node, m)
		return
	}
	list, _ := at.List(at.Name, node, len(g.boxes))
	for _, item := range list {
		n, ok := at.number(at.Name, item)
		switch {
		case !ok:
		case n < 1 || n >= len(g.byValue) || g.byValue[n] == 0:
			at.Fault(at.Name, "there is no box %d", n)
		case m.Done.holds(g.byValue[n]):
			at.Fault(at.Name, "box %d is crossed twice", n)
		default:
			m.Done |= g.byValue[n]
		}
	}
}

func (g *Grid) fillGrid(at Place, node *yaml.Node, m *Marks) {
	rows, ok := at.List(at.Name, node, len(g.rows))
	if ok && len(rows) < len(g.rows) {
		at.Fault(at.Name, "%d rows are printed, not %d", len(g.rows), len(rows))
		return
	}
	box := 0
	for r, row := range rows {
		name := fmt.Sprintf("%s row %d", at.Name, r+1)
		cells, ok := at.List(name, row, len(g.rows[r]))
		if ok && len(cells) < len(g.rows[r]) {
			at.Fault(name, "%d boxes are printed, not %d", len(g.rows[r]), len(cells))
		}
		for c, printed := range g.rows[r] {
			if printed > 0 {
				box++
			}
			if c < len(cells) && at.crossed(fmt.Sprintf("%s box %d", name, c+1), cells[c], printed) {
				m.Done |= Only(box - 1)
			}
		}
	}
}

// crossed reports whether a cell of the printed grid is a box that was crossed.
func (at Place) crossed(name string, cell *yaml.Node, printed int) bool {
	isCross := strings.EqualFold(cell.Value, "x")
	switch {
	case printed > 0 && cell.Value != strconv.Itoa(printed) && !isCross:
		at.Fault(name, "%d or a cross belongs here, not %q", printed, cell.Value)
	case printed == given && !isCross:
		at.Fault(name, "a cross is printed here, not %q", cell.Value)
	}
	return printed > 0 && isCross
}

// Fill reads the number of crosses.
func (s *Steps) Fill(at Place, node *yaml.Node, m *Marks) {
	n, ok := at.number(at.Name, node)
	if ok && (n < 0 || n > s.Size()) {
		at.Fault(at.Name, "there can be 0 to %d crosses, not %d", s.Size(), n)
		return
	}
	m.Done = Only(n) - 1
}

// Fill reads the numbers as written.
func (w *writing) Fill(at Place, node *yaml.Node, m *Marks) {
	list, _ := at.List(at.Name, node, w.Size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.Name, box+1)
		n, ok := at.number(name, item)
		if !ok {
			return
		}
		factor := w.factor[box]
		if !slices.Contains(multiples(factor), n) {
			at.Fault(name, "%d cannot stand here: this box takes %s", n, listed(multiples(factor)))
			return
		}
		if !w.Fits(m, n/factor).Has(box) {
			at.Fault(name, "%d cannot stand here: this box %s", n, w.Why(m, box, n/factor))
			return
		}
		w.Mark(m, box, n/factor)
	}
}

// Fill reads the sums as written.
func (f *falling) Fill(at Place, node *yaml.Node, m *Marks) {
	list, _ := at.List(at.Name, node, f.Size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.Name, box+1)
		n, ok := at.number(name, item)
		switch {
		case !ok:
			return
		case !slices.Contains(sums, n):
			at.Fault(name, "%d cannot stand here: two dice come to 2 to 12", n)
			return
		case !f.Fits(m, n).Has(box):
			at.Fault(name, "%d cannot stand here: this box %s", n, f.Why(m, box, n))
			return
		}
		f.Mark(m, box, n)
	}
}

// Fill reads the numbers as written, multiplied already.
func (p *pairs) Fill(at Place, node *yaml.Node, m *Marks) {
	list, _ := at.List(at.Name, node, p.Size())
	for box, item := range list {
		name := fmt.Sprintf("%s box %d", at.Name, box+1)
		n, ok := at.number(name, item)
		if !ok {
			return
		}
		factor := p.factor[box]
		if !slices.Contains(multiples(factor), n) {
			at.Fault(name, "%d cannot stand here: this box takes %s", n, listed(multiples(factor)))
			return
		}
		p.Mark(m, box, n/factor)
	}
}

// Fill reads the printed boxes row by row, with o for a circle and x for a
// circle that is crossed.
func (c *Circles) Fill(at Place, node *yaml.Node, m *Marks) {
	rows, ok := at.List(at.Name, node, len(c.rows))
	if ok && len(rows) < len(c.rows) {
		at.Fault(at.Name, "%d rows are printed, not %d", len(c.rows), len(rows))
		return
	}
	for r, row := range rows {
		name := fmt.Sprintf("%s row %d", at.Name, r+1)
		line := c.where(func(s spot) bool { return s.row == r })
		cells, ok := at.List(name, row, line.Size())
		if ok && len(cells) < line.Size() {
			at.Fault(name, "%d boxes are printed, not %d", line.Size(), len(cells))
			return
		}
		for box := range line.Each() {
			if ok {
				c.fillBox(at, name, box, cells[0].Value, m)
				cells = cells[1:]
			}
		}
	}
}

// fillBox reads one box.
func (c *Circles) fillBox(at Place, name string, box int, cell string, m *Marks) {
	switch printed := strconv.Itoa(c.boxes[box].number); {
	case strings.EqualFold(cell, "x"):
		m.Twice |= Only(box)
		m.Done |= Only(box)
	case strings.EqualFold(cell, "o"):
		m.Done |= Only(box)
	case cell != printed:
		at.Fault(name, "%s, o for a circle or x for a crossed circle belongs here, not %q", printed, cell)
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
