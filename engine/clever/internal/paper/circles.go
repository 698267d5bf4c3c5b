package paper

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// circlesPrint is a grid whose boxes are circled first and crossed later.
type circlesPrint struct {
	rows        [][]int // numbers or gap
	rowBonus    []Bonus // right of the rows, for circles
	columnBonus []Bonus // below the columns, for circles
	scale       []int   // points by number of crosses, from 0
}

// Circles circles an open box of the value, or crosses one that is circled
// already. Lines count circles; points count crosses. A crossed box keeps its
// circle.
type Circles struct {
	*Grid
	scale []int
}

func newCircles(p circlesPrint) *Circles {
	return &Circles{newGrid(gridPrint{rows: p.rows, rowBonus: p.rowBonus, columnBonus: p.columnBonus}), p.scale}
}

func (c *Circles) Fits(m *Marks, value int) Set { return c.byValue[value] &^ m.Twice }

func (c *Circles) Why(m *Marks, box, value int) words.Phrase {
	if m.Twice.Has(box) {
		return "is circled and crossed already"
	}
	return c.Grid.Why(&Marks{}, box, value)
}

func (c *Circles) Mark(m *Marks, box, _ int) {
	m.Twice |= m.Done & Only(box)
	m.Done |= Only(box)
}

func (c *Circles) Points(m *Marks) int { return c.scale[m.Twice.Size()] }

func (c *Circles) Say(m *Marks, box, _ int) words.Phrase {
	s := c.boxes[box]
	if m.Done.Has(box) {
		return words.Say("%d, row %d, crossed", s.number, s.row+1)
	}
	return words.Say("%d, row %d, circled", s.number, s.row+1)
}

func (c *Circles) draw(m *Marks) engine.Area {
	a := c.Grid.draw(m)
	a.Scale = c.scale
	box := 0
	for i := range a.Cells {
		cell := &a.Cells[i]
		if cell.Kind != engine.Box {
			continue
		}
		switch {
		case m.Twice.Has(box):
			cell.Mark = engine.CircledCross
		case m.Done.Has(box):
			cell.Mark = engine.Circle
		}
		box++
	}
	return a
}
