package cards

import (
	"fmt"
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// A task is the boxes of a card, set out in rows.
type task struct {
	*canvas.Canvas
	rows     [][]engine.Blank
	sum      string // what the boxes add up to at least; empty for anything
	side     int    // of a box
	coloured bool   // boxes have the names of colours below
	// for numbers and links, for the sum, and for colours
	face, total, name *font.Face
}

// The sides of boxes: the smallest in which a number can be read, the largest that is
// good to look at, the smallest above a pattern, and the smallest with bold numbers,
// which would be a blot in others.
const smallestBlank, largestBlank, patternedBlank, boldBlank = 7, 40, 15, 18

// newTask makes the boxes of a card as large as the room allows: in one row, or in
// two where they are much larger so.
func newTask(c *canvas.Canvas, card engine.Card, room image.Point) *task {
	one, two := taskOf(c, card, 1), taskOf(c, card, 2)
	one.grow(room)
	two.grow(room)
	if one.side*3 >= two.side*2 {
		return one
	}
	return two
}

// grow makes the boxes as large as they can be, with some air above and below; where
// they have no room, there are none.
func (t *task) grow(room image.Point) {
	for t.fit(largestBlank); t.side >= smallestBlank; t.fit(t.side - 1) {
		air := 2
		if t.side == smallestBlank {
			air = 0
		}
		if t.within(room.Sub(image.Pt(0, air))) {
			return
		}
	}
	t.side, t.rows = 0, nil
}

// taskOf sets the boxes out in so many rows.
func taskOf(c *canvas.Canvas, card engine.Card, rows int) *task {
	t := &task{Canvas: c}
	if card.Sum > 0 {
		t.sum = fmt.Sprintf("Σ≥%d", card.Sum)
	}
	perRow := (len(card.Boxes) + rows - 1) / rows
	for from := 0; from < len(card.Boxes); from += perRow {
		t.rows = append(t.rows, card.Boxes[from:min(from+perRow, len(card.Boxes))])
	}
	for _, b := range card.Boxes {
		t.coloured = t.coloured || b.Colour != anyColour
	}
	return t
}

// anyColour is that of a box for any die.
const anyColour = "white"

// fit gives boxes a side, and text a size to match.
func (t *task) fit(side int) {
	t.side = side
	t.face, t.name = font.Fitting(t.weight(), "6", side-2, side), font.Tiny
	t.total = t.face
	if t.face.Cap > t.Style.Strong.Cap {
		t.total = t.Style.Strong
	}
	for _, f := range []*font.Face{t.Style.Small, t.Style.Text} {
		if f.Cap <= side*2/5 {
			t.name = f
		}
	}
}

func (t *task) weight() font.Weight {
	if t.side < boldBlank {
		return font.Regular
	}
	return font.Bold
}

// within reports whether all rows have room.
func (t *task) within(room image.Point) bool {
	for i := range t.rows {
		if t.width(i) > room.X {
			return false
		}
	}
	return len(t.rows)*t.rowHeight() <= room.Y
}

func (t *task) rowHeight() int {
	height := t.side + 1
	if t.coloured {
		height += t.patternHeight() + t.name.Line()
	}
	return height
}

// patternHeight is that of the pattern of a colour between a box and its name.
func (t *task) patternHeight() int {
	if t.side < patternedBlank {
		return 0
	}
	return t.side / 4
}

// gap is the room before a box.
func (t *task) gap(row, i int) int {
	switch {
	case t.rows[row][i].Link != "":
		return t.face.Width(t.rows[row][i].Link) + max(t.side/8, 1)
	case i == 0:
		return 0
	}
	return max(t.side/8, 2)
}

// width of a row with the sum at the end of the last one.
func (t *task) width(row int) int {
	width := 0
	for i := range t.rows[row] {
		width += t.gap(row, i) + t.side
	}
	if row == len(t.rows)-1 && t.sum != "" {
		width += 3 + t.total.Width(t.sum)
	}
	return width
}

// draw draws the boxes in the middle of r.
func (t *task) draw(r image.Rectangle) {
	r = canvas.Middle(r, r.Dx(), len(t.rows)*t.rowHeight())
	for i, boxes := range t.rows {
		var row image.Rectangle
		row, r = canvas.CutTop(r, t.rowHeight())
		row = canvas.Middle(row, t.width(i), row.Dy())
		for j, b := range boxes {
			gap, rest := canvas.CutLeft(row, t.gap(i, j))
			gap.Max.Y = gap.Min.Y + t.side
			t.Text(t.face, gap, canvas.Centre, b.Link, canvas.Black)
			var box image.Rectangle
			box, row = canvas.CutLeft(rest, t.side)
			t.blank(box, b)
		}
		if i == len(t.rows)-1 {
			row.Max.Y = row.Min.Y + t.side
			t.Text(t.total, row, canvas.Right, t.sum, canvas.Black)
		}
	}
}

// border is the edge of a box that is written in, and in a large one the white line
// within.
func (t *task) border() int {
	if t.side < boldBlank {
		return 1
	}
	return canvas.Border(t.side)
}

// blank draws a box with the number that is printed in it, or on black the one that
// was written, over the pattern and the sign of its colour.
func (t *task) blank(r image.Rectangle, b engine.Blank) {
	box, below := canvas.CutTop(r, t.side)
	t.Frame(box, 1, canvas.Black)
	switch {
	case b.Written > 0:
		t.Fill(box.Inset(t.border()), canvas.Black)
		t.Text(t.face, box, canvas.Centre, fmt.Sprint(b.Written), canvas.Paper)
	case b.Number > 0:
		t.Text(t.face, box, canvas.Centre, fmt.Sprint(b.Number), canvas.Black)
	}
	if b.Colour == anyColour {
		return
	}
	pattern, name := canvas.CutTop(below, t.patternHeight())
	if !pattern.Empty() {
		pattern.Min.Y--
		t.Bar(pattern, b.Colour)
	}
	name = canvas.Middle(name, t.side+2, name.Dy())
	t.Text(t.name, name, canvas.Centre, t.Sign(b.Colour), canvas.Black)
}
