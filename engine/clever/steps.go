package clever

import (
	"fmt"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// stepsPrint is an area crossed from left to right.
type stepsPrint struct {
	atLeast []int         // what each box asks for
	stars   []int         // points above each box, for the last one crossed
	under   map[int]bonus // bonuses by box, counted from 1
}

// steps crosses the next box with a value at least as high as printed. A free
// cross ignores what is printed.
type steps struct {
	row
	stepsPrint
}

func newSteps(p stepsPrint) *steps {
	return &steps{row: newRow(len(p.atLeast), p.under), stepsPrint: p}
}

func (s *steps) fits(m *marks, value int) set {
	next, open := s.next(m)
	if !open || value != free && value < s.atLeast[next] {
		return 0
	}
	return only(next)
}

func (s *steps) why(m *marks, box, value int) words.Phrase {
	if rule := s.order(m, box); rule != "" {
		return rule
	}
	return words.Say("needs at least %d, not %d", s.atLeast[box], value)
}

func (s *steps) choices() []int { return freely }

func (s *steps) mark(m *marks, box, _ int) { m.done |= only(box) }

func (s *steps) points(m *marks) int {
	if n := m.done.size(); n > 0 {
		return s.stars[n-1]
	}
	return 0
}

func (s *steps) say(_ *marks, box, value int) words.Phrase {
	if value == free {
		return words.Say("box %d", box+1)
	}
	return words.Say("%d", value)
}

// draw puts the stars above the boxes.
func (s *steps) draw(m *marks) engine.Area {
	a := s.row.draw(1, m,
		func(box int) string { return fmt.Sprintf("≥%d", s.atLeast[box]) },
		func(int) string { return engine.Cross })
	a.Cells = append(a.Cells, starsAbove(s.stars, m)...)
	a.Scale = slices.Concat([]int{0}, s.stars)
	return a
}
