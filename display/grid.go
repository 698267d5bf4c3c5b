package display

import (
	"image"
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
		if cell.Kind == engine.Box && cell.Mark != "" {
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
		return badgeHeight(box)
	case footRow:
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

// grid draws all rows into r, whose width is shared by the columns.
func (c *canvas) grid(r image.Rectangle, g grid, box int) {
	pitch := (r.Dx() - 1) / max(g.cols, 1)
	f, badges := g.face(pitch, box), g.badgeFace(pitch, box)
	for _, row := range g.rows {
		var line image.Rectangle
		line, r = cutTop(r, row.height(box))
		if row.kind == scaleRow {
			c.scale(line, row, pitch, g.cols*pitch+endRoom)
			continue
		}
		for _, cell := range row.cells {
			x := line.Min.X + cell.Col*pitch
			place := image.Rect(x, line.Min.Y, x+pitch+1, line.Max.Y+1)
			if cell.Kind == engine.Line && cell.Col == g.cols-1 {
				place.Max.X += endRoom
			}
			c.cell(place, cell, f, badges, box)
		}
	}
}

// scale draws points by number of marks: over the boxes where there are as
// many, or else side by side across the given width, if they find room.
func (c *canvas) scale(r image.Rectangle, row gridRow, pitch, width int) {
	f := fitting(regular, row.longest("10", printed), min(pitch, width/row.cols), r.Dy()+1)
	if row.cols*pitch < width {
		for _, cell := range row.cells {
			x := r.Min.X + cell.Col*pitch
			c.points(image.Rect(x, r.Min.Y, x+pitch, r.Max.Y-1), cell, f)
		}
		return
	}
	free := width - row.widthOf(f)
	if free < 0 {
		return
	}
	x, n := r.Min.X, len(row.cells)
	for i, cell := range row.cells {
		next := x + f.width(cell.Printed) + free*(i+1)/n - free*i/n
		c.points(image.Rect(x, r.Min.Y, next, r.Max.Y-1), cell, f)
		x = next
	}
}

// widthOf is how long the texts of a row are together.
func (r gridRow) widthOf(f *face) int {
	w := 0
	for _, cell := range r.cells {
		w += f.width(cell.Printed)
	}
	return w
}

// endRoom is what a bonus at the end of a row may take of the gap beside it.
const endRoom = 4

// face is the largest font in which every print fits a box.
func (g grid) face(pitch, box int) *face {
	longest := "10"
	for _, row := range g.rows {
		longest = row.longest(longest, printed)
	}
	return fitting(regular, longest, pitch-3, box)
}

// badgeFace is the largest font in which every bonus fits its place, with air
// for the black behind it.
func (g grid) badgeFace(pitch, box int) *face {
	longest := "+1"
	for _, row := range g.rows {
		longest = row.longest(longest, func(cell engine.Cell) string { return bonusText(cell.Bonus) })
	}
	height := badgeHeight(box)
	return fitting(regular, longest, pitch-1, height-height/3+4)
}

// longest is the longest of the row's texts, if longer than the one given.
func (r gridRow) longest(than string, text func(engine.Cell) string) string {
	ruler := faceOf(regular, 18)
	for _, cell := range r.cells {
		if s := text(cell); ruler.width(s) > ruler.width(than) {
			than = s
		}
	}
	return than
}

func printed(cell engine.Cell) string { return cell.Printed }

// fitting is the largest face in which a text fits a box, with a dot of air
// around its border.
func fitting(w weight, text string, width, height int) *face {
	for _, px := range []int{24, 20, 18, 16, 14, 13, 12, 11} {
		if f := faceOf(w, px); f.cap <= height-4 && f.width(text) <= width {
			return f
		}
	}
	return tiny
}
