package clever

import (
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// row is what all areas filled from left to right share.
type row struct {
	rewards [][]prize
}

// newRow is a row of boxes with its bonuses by printed box, counted from 1.
func newRow(boxes int, under map[int]bonus) row {
	r := row{rewards: make([][]prize, boxes)}
	for box, b := range under {
		r.rewards[box-1] = []prize{{need: only(box - 1), bonus: b}}
	}
	return r
}

func (r *row) size() int { return len(r.rewards) }

func (r *row) name(box int) string { return strconv.Itoa(box + 1) }

func (r *row) prizes(box int) []prize { return r.rewards[box] }

// next is the box that comes next, and whether there is one.
func (r *row) next(m *marks) (int, bool) {
	n := m.done.size()
	return n, n < len(r.rewards)
}

// order says what keeps a box from being the next one; empty when it is.
func (r *row) order(m *marks, box int) words.Phrase {
	next, _ := r.next(m)
	switch {
	case m.done.has(box):
		return "is filled already"
	case box != next:
		return words.Say("has to wait for box %d: boxes are filled from the left, skipping none", next+1)
	}
	return ""
}

// draw lays out the boxes in a row of the grid, printed and marked as told.
func (r *row) draw(at int, m *marks, printed, mark func(box int) string) engine.Area {
	a := engine.Area{Rows: at + 1, Cols: r.size()}
	for box, prizes := range r.rewards {
		c := engine.Cell{Row: at, Col: box, Printed: printed(box), Box: r.name(box)}
		if m.done.has(box) {
			c.Mark, c.Done = mark(box), true
		}
		for _, p := range prizes {
			c.Bonus = p.bonus.printed()
		}
		a.Cells = append(a.Cells, c)
	}
	return a
}

// starsAbove are the points above a row, the last one earned marked.
func starsAbove(stars []int, m *marks) []engine.Cell {
	cells := make([]engine.Cell, len(stars))
	for box, n := range stars {
		cells[box] = engine.Cell{Col: box, Kind: engine.Points,
			Printed: strconv.Itoa(n), Done: m.done.size() == box+1}
	}
	return cells
}
