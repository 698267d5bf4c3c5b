package paper

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
	under   map[int]Bonus // bonuses by box, counted from 1
}

// Steps crosses the next box with a value at least as high as printed. A free
// cross ignores what is printed.
type Steps struct {
	row
	stepsPrint
}

func newSteps(p stepsPrint) *Steps {
	return &Steps{row: newRow(len(p.atLeast), p.under), stepsPrint: p}
}

func (s *Steps) Fits(m *Marks, value int) Set {
	next, open := s.next(m)
	if !open || value != Free && value < s.atLeast[next] {
		return 0
	}
	return Only(next)
}

func (s *Steps) Why(m *Marks, box, value int) words.Phrase {
	if rule := s.order(m, box); rule != "" {
		return rule
	}
	return words.Say("needs at least %d, not %d", s.atLeast[box], value)
}

func (s *Steps) choices() []int { return freely }

func (s *Steps) Mark(m *Marks, box, _ int) { m.Done |= Only(box) }

func (s *Steps) Points(m *Marks) int {
	if n := m.Done.Size(); n > 0 {
		return s.stars[n-1]
	}
	return 0
}

func (s *Steps) Say(_ *Marks, box, value int) words.Phrase {
	if value == Free {
		return words.Say("box %d", box+1)
	}
	return words.Say("%d", value)
}

// draw puts the stars above the boxes.
func (s *Steps) draw(m *Marks) engine.Area {
	a := s.row.draw(1, m,
		func(box int) string { return fmt.Sprintf("≥%d", s.atLeast[box]) },
		func(int) string { return engine.Cross })
	a.Cells = append(a.Cells, starsAbove(s.stars, m)...)
	a.Scale = slices.Concat([]int{0}, s.stars)
	return a
}
