package clever

import (
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// tallyPrint is a grid of the numbers of a die, with a row for each colour.
type tallyPrint struct {
	rows        []colour
	columnBonus []bonus // above the columns
	rowStars    []int   // points of a row by its crosses, from 0
}

// tally crosses a number in any row where it is open. Boxes are called by row
// and number: "blue3".
type tally struct {
	*grid
	tallyPrint
	lines []set // boxes of each row
}

func newTally(p tallyPrint) *tally {
	numbers := make([][]int, len(p.rows))
	for i := range numbers {
		numbers[i] = pips
	}
	t := &tally{grid: newGrid(gridPrint{rows: numbers, columnBonus: p.columnBonus}), tallyPrint: p}
	for i := range p.rows {
		t.lines = append(t.lines, t.where(func(s spot) bool { return s.row == i }))
	}
	return t
}

func (t *tally) name(box int) string {
	s := t.boxes[box]
	return t.rows[s.row].String() + strconv.Itoa(s.number)
}

// sweeps are the boxes for a die that this pick moved to the tray: those of
// its own row, or of all rows for a colour that has none.
func (t *tally) sweeps(m *marks, die colour, value int) set {
	fits := t.fits(m, value)
	for i, c := range t.rows {
		if c == die {
			return fits & t.lines[i]
		}
	}
	return fits
}

func (t *tally) rowOf(box int) colour { return t.rows[t.boxes[box].row] }

func (t *tally) points(m *marks) int {
	total := 0
	for _, line := range t.lines {
		total += t.rowStars[(m.done & line).size()]
	}
	return total
}

func (t *tally) say(_ *marks, box, _ int) words.Phrase {
	s := t.boxes[box]
	return words.Say("%d, %s row", s.number, t.rows[s.row].phrase())
}

// draw puts the bonuses above the columns, and the rows between their colours
// and their points.
func (t *tally) draw(m *marks) engine.Area {
	a := t.grid.draw(m)
	for i := range a.Cells {
		c := &a.Cells[i]
		if c.Col++; c.Kind == engine.Line {
			c.Row = 0
			continue
		}
		c.Colour = t.rows[c.Row].String()
		c.Box = c.Colour + c.Printed
		c.Row++
	}
	a.Cols++
	for i, line := range t.lines {
		colour, crosses := t.rows[i].String(), (m.done & line).size()
		a.Cells = append(a.Cells,
			engine.Cell{Row: i + 1, Kind: engine.RowName, Colour: colour},
			engine.Cell{Row: i + 1, Col: a.Cols, Kind: engine.Points, Colour: colour,
				Printed: strconv.Itoa(t.rowStars[crosses]), Done: crosses > 0})
	}
	a.Cols++
	a.Scale = t.rowStars
	return a
}
