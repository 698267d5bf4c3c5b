package paper

import (
	"fmt"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// writingPrint is an area in which numbers are written from left to right.
type writingPrint struct {
	factor  []int         // what each box multiplies a value by
	rising  bool          // "<" stands between the boxes
	under   map[int]Bonus // bonuses by box, counted from 1
	atLeast map[int]int   // the least value that earns the bonus of a box
}

// writing writes a value, multiplied, into the next box. Where the numbers
// rise, each has to be greater than the one before, but after a 6 anything
// goes. A value below what is printed for a bonus may be written all the same:
// it only does not earn the bonus.
type writing struct {
	row
	writingPrint
}

func newWriting(p writingPrint) *writing {
	w := &writing{row: newRow(len(p.factor), p.under), writingPrint: p}
	for box, least := range p.atLeast {
		w.rewards[box-1][0].least = least
	}
	return w
}

func (w *writing) Fits(m *Marks, value int) Set {
	next, open := w.next(m)
	if !open || value == Free || value <= w.floor(m, next) {
		return 0
	}
	return Only(next)
}

// floor is what a value has to exceed in a box.
func (w *writing) floor(m *Marks, box int) int {
	if !w.rising || box == 0 || m.Wrote[box-1] == engine.Sides {
		return 0
	}
	return int(m.Wrote[box-1])
}

func (w *writing) Why(m *Marks, box, value int) words.Phrase {
	if rule := w.order(m, box); rule != "" {
		return rule
	}
	if value == Free {
		return "takes a number, not a cross"
	}
	return words.Say("needs more than %d", w.floor(m, box))
}

func (w *writing) choices() []int { return pips }

func (w *writing) Mark(m *Marks, box, value int) {
	m.Done |= Only(box)
	m.Wrote[box] = uint8(value * w.factor[box])
}

func (w *writing) Points(m *Marks) int {
	total := 0
	for _, n := range m.Wrote {
		total += int(n)
	}
	return total
}

func (w *writing) Say(_ *Marks, box, value int) words.Phrase {
	if f := w.factor[box]; f > 1 {
		return words.Say("%d ×%d = %d", value, f, value*f)
	}
	return words.Say("%d", value)
}

func (w *writing) draw(m *Marks) engine.Area {
	return w.row.draw(0, m, w.Printed,
		func(box int) string { return strconv.Itoa(int(m.Wrote[box])) })
}

// Printed is what stands in a box before anyone writes.
func (w *writing) Printed(box int) string {
	switch {
	case w.factor[box] > 1:
		return fmt.Sprintf("×%d", w.factor[box])
	case w.rising && box > 0:
		return "<"
	case w.atLeast[box+1] > 0:
		return fmt.Sprintf("≥%d", w.atLeast[box+1])
	}
	return ""
}
