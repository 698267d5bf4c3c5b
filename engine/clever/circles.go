package clever

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// circlesPrint is a grid whose boxes are circled first and crossed later.
type circlesPrint struct {
	rows        [][]int // numbers or gap
	rowBonus    []bonus // right of the rows, for circles
	columnBonus []bonus // below the columns, for circles
	scale       []int   // points by number of crosses, from 0
}

// circles circles an open box of the value, or crosses one that is circled
// already. Lines count circles; points count crosses. A crossed box keeps its
// circle.
type circles struct {
	*grid
	scale []int
}

func newCircles(p circlesPrint) *circles {
	return &circles{newGrid(gridPrint{rows: p.rows, rowBonus: p.rowBonus, columnBonus: p.columnBonus}), p.scale}
}

func (c *circles) fits(m *marks, value int) set { return c.byValue[value] &^ m.twice }

func (c *circles) why(m *marks, box, value int) words.Phrase {
	if m.twice.has(box) {
		return "is circled and crossed already"
	}
	return c.grid.why(&marks{}, box, value)
}

func (c *circles) mark(m *marks, box, _ int) {
	m.twice |= m.done & only(box)
	m.done |= only(box)
}

func (c *circles) points(m *marks) int { return c.scale[m.twice.size()] }

func (c *circles) say(m *marks, box, _ int) words.Phrase {
	s := c.boxes[box]
	if m.done.has(box) {
		return words.Say("%d, row %d, crossed", s.number, s.row+1)
	}
	return words.Say("%d, row %d, circled", s.number, s.row+1)
}

func (c *circles) draw(m *marks) engine.Area {
	a := c.grid.draw(m)
	a.Scale = c.scale
	box := 0
	for i := range a.Cells {
		cell := &a.Cells[i]
		if cell.Kind != engine.Box {
			continue
		}
		switch {
		case m.twice.has(box):
			cell.Mark = engine.CircledCross
		case m.done.has(box):
			cell.Mark = engine.Circle
		}
		box++
	}
	return a
}
