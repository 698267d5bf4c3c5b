package paper

import (
	"slices"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// fallingPrint is an area in which sums are written from left to right, none
// higher than the one before.
type fallingPrint struct {
	stars []int         // points above each box, for the last one written in
	under map[int]Bonus // bonuses by box, counted from 1
}

// falling writes the sum of two dice into the next box.
type falling struct {
	row
	fallingPrint
}

func newFalling(p fallingPrint) *falling {
	return &falling{row: newRow(len(p.stars), p.under), fallingPrint: p}
}

// sums are what two dice can come to.
var sums = upTo(2, 2*engine.Sides)

func (f *falling) Fits(m *Marks, value int) Set {
	next, open := f.next(m)
	if !open || value == Free || value > f.ceiling(m, next) {
		return 0
	}
	return Only(next)
}

// ceiling is the most that may be written in a box.
func (f *falling) ceiling(m *Marks, box int) int {
	if box == 0 {
		return 2 * engine.Sides
	}
	return int(m.Wrote[box-1])
}

func (f *falling) Why(m *Marks, box, value int) words.Phrase {
	if rule := f.order(m, box); rule != "" {
		return rule
	}
	if value == Free {
		return "takes a number, not a cross"
	}
	return words.Say("takes %d at most, not %d", f.ceiling(m, box), value)
}

func (f *falling) choices() []int { return sums }

func (f *falling) Mark(m *Marks, box, value int) {
	m.Done |= Only(box)
	m.Wrote[box] = uint8(value)
}

func (f *falling) Points(m *Marks) int {
	if n := m.Done.Size(); n > 0 {
		return f.stars[n-1]
	}
	return 0
}

func (f *falling) Say(_ *Marks, _, value int) words.Phrase { return words.Say("%d", value) }

// draw puts the stars above the boxes.
func (f *falling) draw(m *Marks) engine.Area {
	a := f.row.draw(1, m,
		func(box int) string {
			if box == 0 {
				return ""
			}
			return "≥"
		},
		func(box int) string { return strconv.Itoa(int(m.Wrote[box])) })
	a.Cells = append(a.Cells, starsAbove(f.stars, m)...)
	a.Scale = slices.Concat([]int{0}, f.stars)
	return a
}
