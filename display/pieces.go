package display

import "image"

// pieces draws the symbols of pieces that are entered, each in a box, and an
// empty box for each that is not known yet.
func (c *canvas) pieces(r image.Rectangle, pieces [][]string, at int) image.Rectangle {
	side := c.pieceSide(r, pieces)
	pen, n := r.Min, 0
	for _, piece := range pieces {
		if pen.X > r.Min.X && pen.X+len(piece)*side > r.Max.X {
			pen = image.Pt(r.Min.X, pen.Y+side+2)
		}
		for i, symbol := range piece {
			box := image.Rectangle{Min: pen, Max: pen.Add(image.Pt(side+1, side))}
			if n == at {
				c.fill(box, black)
			} else {
				c.frame(box, 1, black)
			}
			k := black
			if n == at {
				k = paper
			}
			if symbol != "" {
				c.symbol(symbol, middle(box, 0, 0).Min, side-4, k)
			}
			pen.X += side
			if i == len(piece)-1 {
				pen.X += side/3 + 1
			}
			n++
		}
	}
	_, rest := cutTop(r, pen.Y+side-r.Min.Y+c.style.margin/2)
	return rest
}

// pieceSide makes the boxes of pieces as large as two rows of them can be.
func (c *canvas) pieceSide(r image.Rectangle, pieces [][]string) int {
	widest := 1
	for _, piece := range pieces {
		widest = max(widest, len(piece))
	}
	perRow := (len(pieces) + 1) / 2
	if len(pieces) <= 2 {
		perRow = len(pieces)
	}
	side := (r.Dx() - perRow) * 3 / (perRow*(3*widest+1) + 1)
	largest := c.style.text.line() * 3 / 2
	if c.low() {
		largest = c.style.text.line()
	}
	return min(max(side, smallShape+4), largest) | 1
}

// pictured draws what the camera saw, the pieces asked for beside it, and below
// both why they are, unless that leaves less than a third of the room for the picture.
func (c *canvas) pictured(r image.Rectangle, s boardScreen) {
	note, gap := capital(c.say(s.Note)), c.style.margin/3
	f := c.noteFace(r.Dx(), r.Dy()/2, note)
	room := r.Dy() - len(f.wrap(note, r.Dx()))*f.line() - gap
	if room < r.Dy()/3 {
		room, note = r.Dy(), ""
	}
	size := fit(s.Picture.Bounds().Size(), image.Pt(r.Dx()*2/3, room))
	if size.X == 0 || size.Y == 0 {
		return
	}
	box := image.Rectangle{Min: r.Min, Max: r.Min.Add(size)}
	c.dither(box, s.Picture)
	c.frame(box, 1, black)
	row, r := cutTop(r, size.Y+gap)
	_, row = cutLeft(row, size.X+c.style.margin/2)
	c.pieces(row, s.Pieces, s.At)
	c.paragraph(f, r, left, note)
}
