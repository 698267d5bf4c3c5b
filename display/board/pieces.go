package board

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/display/lists"
	"silvertray/engine"
)

// drawPieces draws the symbols of pieces that are entered, each in a box, and an
// empty box for each that is not known yet.
func drawPieces(c *canvas.Canvas, r image.Rectangle, b engine.Board, pieces [][]string, at int) image.Rectangle {
	side := pieceSide(c, r, pieces)
	pen, n := r.Min, 0
	for _, piece := range pieces {
		if pen.X > r.Min.X && pen.X+len(piece)*side > r.Max.X {
			pen = image.Pt(r.Min.X, pen.Y+side+2)
		}
		for i, symbol := range piece {
			box := image.Rectangle{Min: pen, Max: pen.Add(image.Pt(side+1, side))}
			if n == at {
				c.Fill(box, canvas.Black)
			} else {
				c.Frame(box, 1, canvas.Black)
			}
			k := canvas.Black
			if n == at {
				k = canvas.Paper
			}
			if symbol != "" {
				c.Symbol(b.Symbol(symbol), canvas.Middle(box, 0, 0).Min, side-4, k)
			}
			pen.X += side
			if i == len(piece)-1 {
				pen.X += side/3 + 1
			}
			n++
		}
	}
	_, rest := canvas.CutTop(r, pen.Y+side-r.Min.Y+c.Style.Margin/2)
	return rest
}

// pieceSide makes the boxes of pieces as large as two rows of them can be.
func pieceSide(c *canvas.Canvas, r image.Rectangle, pieces [][]string) int {
	widest := 1
	for _, piece := range pieces {
		widest = max(widest, len(piece))
	}
	perRow := (len(pieces) + 1) / 2
	if len(pieces) <= 2 {
		perRow = len(pieces)
	}
	side := (r.Dx() - perRow) * 3 / (perRow*(3*widest+1) + 1)
	largest := c.Style.Text.Line() * 3 / 2
	if c.Low() {
		largest = c.Style.Text.Line()
	}
	return min(max(side, canvas.SmallShape+4), largest) | 1
}

// pictured draws what the camera saw, the pieces asked for beside it, and below
// both why they are, unless that leaves less than a third of the room for the picture.
func pictured(c *canvas.Canvas, r image.Rectangle, s Board) {
	note, gap := canvas.Capital(c.Say(s.Note)), c.Style.Margin/3
	f := dice.NoteFace(c, r.Dx(), r.Dy()/2, note)
	room := r.Dy() - len(f.Wrap(note, r.Dx()))*f.Line() - gap
	if room < r.Dy()/3 {
		room, note = r.Dy(), ""
	}
	size := lists.Fit(s.Picture.Bounds().Size(), image.Pt(r.Dx()*2/3, room))
	if size.X == 0 || size.Y == 0 {
		return
	}
	box := image.Rectangle{Min: r.Min, Max: r.Min.Add(size)}
	c.Dither(box, s.Picture)
	c.Frame(box, 1, canvas.Black)
	row, r := canvas.CutTop(r, size.Y+gap)
	_, row = canvas.CutLeft(row, size.X+c.Style.Margin/2)
	drawPieces(c, row, s.Board, s.Pieces, s.At)
	c.Paragraph(f, r, canvas.Left, note)
}
