package sheets

import (
	"slices"
	"strconv"

	"silvertray/engine"
)

// A grid is an area row by row, ready to be measured and drawn.
type grid struct {
	name   string
	points int
	cols   int
	rows   []gridRow
}

// A gridRow is one row of cells of a kind.
type gridRow struct {
	cells []engine.Cell
	kind  rowKind
	cols  int
}

// rowKind decides how high a row is.
type rowKind uint8

// The kinds of row.
const (
	footRow  rowKind = iota // bonuses and points under a block
	boxRow                  // boxes to mark
	bonusRow                // boxes to mark with bonuses under them
	scaleRow                // nothing but points: a scale by number of marks
)

func newGrid(a engine.Area) grid {
	g := grid{name: a.Name, points: a.Points}
	rows := make([]gridRow, min(max(a.Rows, 0), maxRows))
	for _, cell := range a.Cells {
		if cell.Row >= 0 && cell.Row < len(rows) && cell.Col >= 0 && cell.Col < maxCols {
			rows[cell.Row].add(cell)
		}
	}
	if row := scaleOf(a); len(row.cells) > 0 {
		rows = append([]gridRow{row}, rows...)
	}
	for _, row := range rows {
		if len(row.cells) > 0 {
			row.kind = kindOf(row.cells)
			g.rows = append(g.rows, row)
		}
	}
	g.cols = g.widest()
	return g
}

// scaleOf makes a row of an area's points by number of marks, unless its cells
// show points already.
func scaleOf(a engine.Area) gridRow {
	marks := 0
	for _, cell := range a.Cells {
		if cell.Kind == engine.Points {
			return gridRow{}
		}
		if cell.Kind == engine.Box && cell.Mark != "" && cell.Mark != engine.Circle {
			marks++
		}
	}
	var row gridRow
	for n := 1; n < min(len(a.Scale), maxCols); n++ {
		row.add(engine.Cell{
			Col: n - 1, Kind: engine.Points,
			Printed: strconv.Itoa(a.Scale[n]), Done: n == marks,
		})
	}
	return row
}

// Bounds of a grid that can be drawn at all.
const maxRows, maxCols = 32, 64

func (r *gridRow) add(cell engine.Cell) {
	r.cells = append(r.cells, cell)
	r.cols = max(r.cols, cell.Col+1)
}

func kindOf(cells []engine.Cell) rowKind {
	kind, onlyPoints := footRow, true
	for _, cell := range cells {
		onlyPoints = onlyPoints && cell.Kind == engine.Points
		switch {
		case cell.Kind == engine.Box && !cell.Bonus.None():
			return bonusRow
		case cell.Kind == engine.Box || cell.Kind == engine.Given:
			kind = boxRow
		}
	}
	if onlyPoints {
		return scaleRow
	}
	return kind
}

// widest counts the columns. A scale may have more than the boxes have; it
// then gets columns of its own.
func (g grid) widest() int {
	boxes, scale := 0, 0
	for _, row := range g.rows {
		if row.kind == scaleRow {
			scale = max(scale, row.cols)
		} else {
			boxes = max(boxes, row.cols)
		}
	}
	if boxes > 0 {
		return boxes
	}
	return scale
}

// bare is the grid without its scales.
func (g grid) bare() grid {
	g.rows = slices.DeleteFunc(slices.Clone(g.rows), func(r gridRow) bool { return r.kind == scaleRow })
	return g
}

func (g grid) boxRows() int {
	n := 0
	for _, row := range g.rows {
		if row.kind == boxRow || row.kind == bonusRow {
			n++
		}
	}
	return n
}

// height of a row when a box has the given height.
func (r gridRow) height(box int) int {
	switch r.kind {
	case bonusRow:
		return box + badgeHeight(box)
	case scaleRow, footRow:
		return badgeHeight(box)
	}
	return box
}

func (g grid) height(box int) int {
	height := 1
	for _, row := range g.rows {
		height += row.height(box)
	}
	return height
}

// boxTop is how far below the top the first row of boxes begins.
func (g grid) boxTop(box int) int {
	top := 0
	for _, row := range g.rows {
		if row.kind == boxRow || row.kind == bonusRow {
			return top
		}
		top += row.height(box)
	}
	return 0
}
