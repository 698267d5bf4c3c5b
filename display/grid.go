package display

import (
	"image"

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

// rowKind tells how high a row has to be.
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
	for _, row := range rows {
		if len(row.cells) > 0 {
			row.kind = kindOf(row.cells)
			g.rows = append(g.rows, row)
		}
	}
	g.cols = g.widest()
	return g
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
		case cell.Kind == engine.Box && cell.Bonus != "":
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
	case scaleRow:
		return fitting(regular, "", 100, box*2/3+1).cap + 4
	case footRow:
		return badgeHeight(box) + 1
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

// grid draws all rows into r, whose width is shared by the columns.
func (c *canvas) grid(r image.Rectangle, g grid, box int) {
	pitch := (r.Dx() - 1) / max(g.cols, 1)
	f := g.face(pitch, box)
	for _, row := range g.rows {
		var line image.Rectangle
		line, r = cutTop(r, row.height(box))
		if row.kind == scaleRow {
			c.scale(line, row, g.cols*pitch)
			continue
		}
		for _, cell := range row.cells {
			x := line.Min.X + cell.Col*pitch
			c.cell(image.Rect(x, line.Min.Y, x+pitch+1, line.Max.Y+1), cell, f, box)
		}
	}
}

// scale draws points by number of marks across the given width.
func (c *canvas) scale(r image.Rectangle, row gridRow, width int) {
	for _, cell := range row.cells {
		place := image.Rect(
			r.Min.X+cell.Col*width/row.cols+1, r.Min.Y,
			r.Min.X+(cell.Col+1)*width/row.cols, r.Max.Y-1)
		c.points(place, cell)
	}
}

// face is the largest font in which the longest print fits a box.
func (g grid) face(pitch, box int) *face {
	longest := "10"
	for _, row := range g.rows {
		for _, cell := range row.cells {
			if cell.Kind == engine.Box && len(cell.Printed) > len(longest) {
				longest = cell.Printed
			}
		}
	}
	return fitting(regular, longest, pitch-2, box)
}

// fitting is the largest face in which a text fits a box, with a dot of air
// around its border.
func fitting(w weight, text string, width, height int) *face {
	for _, px := range []int{24, 20, 18, 16, 15, 14, 13, 12, 11, 10} {
		if f := faceOf(w, px); f.cap <= height-5 && f.width(text) <= width {
			return f
		}
	}
	return tiny
}
