package sheets

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// drawGrid draws all rows into r, whose width is shared by the columns.
func drawGrid(c *canvas.Canvas, r image.Rectangle, g grid, box int) {
	pitch := (r.Dx() - 1) / max(g.cols, 1)
	f, badges := g.face(pitch, box), badgeFace(c, g, pitch, box)
	for _, row := range g.rows {
		var line image.Rectangle
		line, r = canvas.CutTop(r, row.height(box))
		if row.kind == scaleRow {
			drawScale(c, line, row, pitch, g.cols*pitch+endRoom)
			continue
		}
		for _, cell := range row.cells {
			x := line.Min.X + cell.Col*pitch
			place := image.Rect(x, line.Min.Y, x+pitch+1, line.Max.Y+1)
			if cell.Kind == engine.Line && cell.Col == g.cols-1 {
				place.Max.X += endRoom
			}
			drawCell(c, place, cell, f, badges, box)
		}
	}
}

// drawScale draws points by number of marks: over the boxes where there are as
// many, or else side by side across the given width, if they find room.
func drawScale(c *canvas.Canvas, r image.Rectangle, row gridRow, pitch, width int) {
	f := font.Fitting(font.Regular, row.longest("10", printed), min(pitch, width/row.cols)-2, r.Dy()+1)
	if row.cols*pitch < width {
		for _, cell := range row.cells {
			x := r.Min.X + cell.Col*pitch
			drawPoints(c, image.Rect(x, r.Min.Y, x+pitch, r.Max.Y-1), cell, f)
		}
		return
	}
	free := width - row.widthOf(f)
	if free < 0 {
		return
	}
	x, n := r.Min.X, len(row.cells)
	for i, cell := range row.cells {
		next := x + f.Width(cell.Printed) + free*(i+1)/n - free*i/n
		drawPoints(c, image.Rect(x, r.Min.Y, next, r.Max.Y-1), cell, f)
		x = next
	}
}

// widthOf is how long the texts of a row are together.
func (r gridRow) widthOf(f *font.Face) int {
	w := 0
	for _, cell := range r.cells {
		w += f.Width(cell.Printed)
	}
	return w
}

// endRoom is what a bonus at the end of a row may take of the gap beside it.
const endRoom = 4

// face is the largest font in which every print fits a box.
func (g grid) face(pitch, box int) *font.Face {
	longest := "10"
	for _, row := range g.rows {
		if row.kind != scaleRow {
			longest = row.longest(longest, printed)
		}
	}
	return font.Fitting(font.Regular, longest, pitch-3, box)
}

// badgeFace is the largest font in which every bonus fits its place, with air
// for the black behind it.
func badgeFace(c *canvas.Canvas, g grid, pitch, box int) *font.Face {
	longest := "+1"
	for _, row := range g.rows {
		longest = row.longest(longest, func(cell engine.Cell) string { return bonusText(c, cell.Bonus) })
	}
	height := badgeHeight(box)
	return font.Fitting(font.Regular, longest, pitch-1, height-height/3+4)
}

// longest is the longest of the row's texts, if longer than the one given.
func (r gridRow) longest(than string, text func(engine.Cell) string) string {
	ruler := font.Of(font.Regular, 18)
	for _, cell := range r.cells {
		if s := text(cell); ruler.Width(s) > ruler.Width(than) {
			than = s
		}
	}
	return than
}

func printed(cell engine.Cell) string { return cell.Printed }
