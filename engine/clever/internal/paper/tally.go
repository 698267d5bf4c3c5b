package paper

import (
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// tallyPrint is a grid of the numbers of a die, with a row for each colour.
type tallyPrint struct {
	rows        []Colour
	columnBonus []Bonus // above the columns
	rowStars    []int   // points of a row by its crosses, from 0
}

// Tally crosses a number in any row where it is open. Boxes are called by row
// and number: "blue3".
type Tally struct {
	*Grid
	tallyPrint
	lines []Set // boxes of each row
}

func newTally(p tallyPrint) *Tally {
	numbers := make([][]int, len(p.rows))
	for i := range numbers {
		numbers[i] = pips
	}
	t := &Tally{Grid: newGrid(gridPrint{rows: numbers, columnBonus: p.columnBonus}), tallyPrint: p}
	for i := range p.rows {
		t.lines = append(t.lines, t.where(func(s spot) bool { return s.row == i }))
	}
	return t
}

func (t *Tally) Name(box int) string {
	s := t.boxes[box]
	return t.rows[s.row].String() + strconv.Itoa(s.number)
}

// Sweeps are the boxes for a die that this pick moved to the tray: those of
// its own row, or of all rows for a colour that has none.
func (t *Tally) Sweeps(m *Marks, die Colour, value int) Set {
	fits := t.Fits(m, value)
	for i, c := range t.rows {
		if c == die {
			return fits & t.lines[i]
		}
	}
	return fits
}

func (t *Tally) RowOf(box int) Colour { return t.rows[t.boxes[box].row] }

func (t *Tally) Points(m *Marks) int {
	total := 0
	for _, line := range t.lines {
		total += t.rowStars[(m.Done & line).Size()]
	}
	return total
}

func (t *Tally) Say(_ *Marks, box, _ int) words.Phrase {
	s := t.boxes[box]
	return words.Say("%d, %s row", s.number, t.rows[s.row].Phrase())
}

// draw puts the bonuses above the columns, and the rows between their colours
// and their points.
func (t *Tally) draw(m *Marks) engine.Area {
	a := t.Grid.draw(m)
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
		colour, crosses := t.rows[i].String(), (m.Done & line).Size()
		a.Cells = append(a.Cells,
			engine.Cell{Row: i + 1, Kind: engine.RowName, Colour: colour},
			engine.Cell{Row: i + 1, Col: a.Cols, Kind: engine.Points, Colour: colour,
				Printed: strconv.Itoa(t.rowStars[crosses]), Done: crosses > 0})
	}
	a.Cols++
	a.Scale = t.rowStars
	return a
}

// sweeper is an area where a pick may also mark the dice that it moved to the
// tray.
type sweeper interface {
	// Sweeps are the boxes for such a die.
	Sweeps(m *Marks, die Colour, value int) Set
	// RowOf is the colour of a box's row.
	RowOf(box int) Colour
}

// Sweeper is the area as one that marks swept dice, or nil.
func (l *Layout) Sweeper(area int) sweeper {
	s, _ := l.Areas[area].Kind.(sweeper)
	return s
}

// SweepArea is the area where swept dice may be marked; it is asked for only
// where there is one.
func (l *Layout) SweepArea() int {
	for area := range l.Areas {
		if l.Sweeper(area) != nil {
			return area
		}
	}
	return -1
}
