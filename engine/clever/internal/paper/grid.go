package paper

import (
	"fmt"
	"slices"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// In a gridPrint, given is a cross printed already, and gap no box at all.
const (
	given = -1
	gap   = 0
)

// gridPrint is an area whose boxes are crossed in any order.
type gridPrint struct {
	rows        [][]int // numbers, given, or gap
	rowBonus    []Bonus // right of the rows
	columnBonus []Bonus // below the columns
	columnStars []int   // points below the columns
	diagonal    Bonus   // at the end of the diagonal from top left
	scale       []int   // points by number of crosses, from 0
}

// Grid crosses boxes of the value, in any order. Boxes are called by their
// number where no number occurs twice, else by column and row: "c2" is the
// third box of the second row.
type Grid struct {
	gridPrint
	boxes    []spot
	byValue  [13]Set // boxes by number; all of them for a free cross
	rewards  [][]Prize
	starSets []Set // boxes of the columns with stars
	Unique   bool
}

// spot is a box of a grid.
type spot struct{ row, col, number int }

// newGrid makes the area of a print.
func newGrid(p gridPrint) *Grid {
	g := &Grid{gridPrint: p, Unique: true}
	for r, row := range p.rows {
		for c, n := range row {
			if n > 0 {
				g.Unique = g.Unique && g.byValue[n] == 0
				g.byValue[n] |= Only(len(g.boxes))
				g.byValue[Free] |= Only(len(g.boxes))
				g.boxes = append(g.boxes, spot{r, c, n})
			}
		}
	}
	g.rewards = make([][]Prize, len(g.boxes))
	g.addLines()
	return g
}

// addLines gathers what rows, columns and the diagonal bring.
func (g *Grid) addLines() {
	for i, b := range g.rowBonus {
		g.addLine(words.Say("row %d", i+1), b, func(s spot) bool { return s.row == i })
	}
	for i, b := range g.columnBonus {
		g.addLine(words.Say("column %d", i+1), b, func(s spot) bool { return s.col == i })
	}
	g.addLine("diagonal", g.diagonal, func(s spot) bool { return s.row == s.col })
	for i := range g.columnStars {
		g.starSets = append(g.starSets, g.where(func(s spot) bool { return s.col == i }))
	}
}

func (g *Grid) addLine(from words.Phrase, b Bonus, in func(spot) bool) {
	if b.Gift == Nothing {
		return
	}
	line := g.where(in)
	for box := range line.Each() {
		g.rewards[box] = append(g.rewards[box], Prize{From: from, Need: line, Bonus: b})
	}
}

// where are the boxes of a line.
func (g *Grid) where(in func(spot) bool) Set {
	var line Set
	for i, s := range g.boxes {
		if in(s) {
			line |= Only(i)
		}
	}
	return line
}

func (g *Grid) Size() int { return len(g.boxes) }

func (g *Grid) Name(box int) string {
	s := g.boxes[box]
	if g.Unique {
		return strconv.Itoa(s.number)
	}
	return fmt.Sprintf("%c%d", 'a'+s.col, s.row+1)
}

func (g *Grid) Fits(m *Marks, value int) Set { return g.byValue[value] &^ m.Done }

func (g *Grid) Why(m *Marks, box, value int) words.Phrase {
	if m.Done.Has(box) {
		return "is crossed already"
	}
	return words.Say("needs a %d, not %d", g.boxes[box].number, value)
}

func (g *Grid) choices() []int { return freely }

func (g *Grid) Mark(m *Marks, box, _ int) { m.Done |= Only(box) }

func (g *Grid) Prizes(box int) []Prize { return g.rewards[box] }

func (g *Grid) Points(m *Marks) int {
	total := 0
	for i, column := range g.starSets {
		if m.Done.holds(column) {
			total += g.columnStars[i]
		}
	}
	if g.scale != nil {
		total += g.scale[m.Done.Size()]
	}
	return total
}

func (g *Grid) Say(_ *Marks, box, _ int) words.Phrase {
	s := g.boxes[box]
	if g.Unique {
		return words.Say("%d", s.number)
	}
	return words.Say("%d, row %d", s.number, s.row+1)
}

func (g *Grid) draw(m *Marks) engine.Area {
	a := engine.Area{Rows: len(g.rows), Cols: len(g.rows[0]), Scale: slices.Clone(g.scale)}
	a.Cells = append(a.Cells, g.drawBoxes(m)...)
	a.Cells = append(a.Cells, g.drawEnds(m)...)
	for _, c := range a.Cells {
		a.Rows, a.Cols = max(a.Rows, c.Row+1), max(a.Cols, c.Col+1)
	}
	return a
}

// drawBoxes are the cells inside the grid.
func (g *Grid) drawBoxes(m *Marks) []engine.Cell {
	var cells []engine.Cell
	box := 0
	for r, row := range g.rows {
		for c, n := range row {
			switch cell := (engine.Cell{Row: r, Col: c}); {
			case n == given:
				cell.Kind, cell.Printed = engine.Given, engine.Cross
				cells = append(cells, cell)
			case n > 0:
				cell.Printed, cell.Box = strconv.Itoa(n), g.Name(box)
				if m.Done.Has(box) {
					cell.Mark = engine.Cross
				}
				cells = append(cells, cell)
				box++
			}
		}
	}
	return cells
}

// drawEnds are the cells at the ends of the lines.
func (g *Grid) drawEnds(m *Marks) []engine.Cell {
	var cells []engine.Cell
	rows, cols := len(g.rows), len(g.rows[0])
	end := func(row, col int, b Bonus, in func(spot) bool) {
		if b.Gift != Nothing {
			cells = append(cells, engine.Cell{Row: row, Col: col, Kind: engine.Line,
				Bonus: b.Printed(), Done: m.Done.holds(g.where(in))})
		}
	}
	for i, b := range g.rowBonus {
		end(i, cols, b, func(s spot) bool { return s.row == i })
	}
	for i, b := range g.columnBonus {
		end(rows, i, b, func(s spot) bool { return s.col == i })
	}
	for i, n := range g.columnStars {
		cells = append(cells, engine.Cell{Row: rows, Col: i, Kind: engine.Points,
			Printed: strconv.Itoa(n), Done: m.Done.holds(g.starSets[i])})
	}
	end(rows, cols, g.diagonal, func(s spot) bool { return s.row == s.col })
	return cells
}
