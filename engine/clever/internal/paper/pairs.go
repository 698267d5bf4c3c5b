package paper

import (
	"fmt"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// pairsPrint is an area in which numbers are written from left to right, two
// and two with a minus between them.
type pairsPrint struct {
	factor []int         // what each box multiplies a value by
	under  map[int]Bonus // bonuses by box, counted from 1
}

// pairs writes a value, multiplied, into the next box. Each pair of boxes is
// worth the first number less the second one, once both are written.
type pairs struct {
	row
	pairsPrint
}

func newPairs(p pairsPrint) *pairs {
	return &pairs{row: newRow(len(p.factor), p.under), pairsPrint: p}
}

func (p *pairs) Fits(m *Marks, value int) Set {
	next, open := p.next(m)
	if !open || value == Free {
		return 0
	}
	return Only(next)
}

func (p *pairs) Why(m *Marks, box, _ int) words.Phrase {
	if rule := p.order(m, box); rule != "" {
		return rule
	}
	return "takes a number, not a cross"
}

func (p *pairs) choices() []int { return pips }

func (p *pairs) Mark(m *Marks, box, value int) {
	m.Done |= Only(box)
	m.Wrote[box] = uint8(value * p.factor[box])
}

func (p *pairs) Points(m *Marks) int {
	total := 0
	for second := 1; second < p.Size(); second += 2 {
		total += p.worth(m, second)
	}
	return total
}

// worth is what the pair that ends with a box brings so far.
func (p *pairs) worth(m *Marks, second int) int {
	if !m.Done.Has(second) {
		return 0
	}
	return int(m.Wrote[second-1]) - int(m.Wrote[second])
}

// Say tells a number that is taken away by its minus.
func (p *pairs) Say(_ *Marks, box, value int) words.Phrase {
	f := p.factor[box]
	switch {
	case box%2 == 1 && f > 1:
		return words.Say("−%d ×%d = −%d", value, f, value*f)
	case box%2 == 1:
		return words.Say("−%d", value)
	case f > 1:
		return words.Say("%d ×%d = %d", value, f, value*f)
	}
	return words.Say("%d", value)
}

// draw puts what the pairs are worth above them.
func (p *pairs) draw(m *Marks) engine.Area {
	a := p.row.draw(1, m,
		func(box int) string { return fmt.Sprintf("×%d", p.factor[box]) },
		func(box int) string { return strconv.Itoa(int(m.Wrote[box])) })
	for second := 1; second < p.Size(); second += 2 {
		c := engine.Cell{Col: second, Kind: engine.Points, Printed: "−", Done: m.Done.Has(second)}
		if c.Done {
			c.Printed = strconv.Itoa(p.worth(m, second))
		}
		a.Cells = append(a.Cells, c)
	}
	return a
}
