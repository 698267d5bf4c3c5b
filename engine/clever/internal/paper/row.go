package paper

import (
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// row is what all areas filled from left to right share.
type row struct {
	rewards [][]Prize
}

// newRow is a row of boxes with its bonuses by printed box, counted from 1.
func newRow(boxes int, under map[int]Bonus) row {
	r := row{rewards: make([][]Prize, boxes)}
	for box, b := range under {
		r.rewards[box-1] = []Prize{{Need: Only(box - 1), Bonus: b}}
	}
	return r
}

func (r *row) Size() int { return len(r.rewards) }

func (r *row) Name(box int) string { return strconv.Itoa(box + 1) }

func (r *row) Prizes(box int) []Prize { return r.rewards[box] }

// next is the box that comes next, and whether there is one.
func (r *row) next(m *Marks) (int, bool) {
	n := m.Done.Size()
	return n, n < len(r.rewards)
}

// order says what keeps a box from being the next one; empty when it is.
func (r *row) order(m *Marks, box int) words.Phrase {
	next, _ := r.next(m)
	switch {
	case m.Done.Has(box):
		return "is filled already"
	case box != next:
		return words.Say("has to wait for box %d: boxes are filled from the left, skipping none", next+1)
	}
	return ""
}

// draw lays out the boxes in a row of the grid, printed and marked as told.
func (r *row) draw(at int, m *Marks, printed, mark func(box int) string) engine.Area {
	a := engine.Area{Rows: at + 1, Cols: r.Size()}
	for box, prizes := range r.rewards {
		c := engine.Cell{Row: at, Col: box, Printed: printed(box), Box: r.Name(box)}
		if m.Done.Has(box) {
			c.Mark, c.Done = mark(box), true
		}
		for _, p := range prizes {
			c.Bonus = p.Bonus.Printed()
		}
		a.Cells = append(a.Cells, c)
	}
	return a
}

// starsAbove are the points above a row, the last one earned marked.
func starsAbove(stars []int, m *Marks) []engine.Cell {
	cells := make([]engine.Cell, len(stars))
	for box, n := range stars {
		cells[box] = engine.Cell{Col: box, Kind: engine.Points,
			Printed: strconv.Itoa(n), Done: m.Done.Size() == box+1}
	}
	return cells
}
