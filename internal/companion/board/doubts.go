package board

import (
	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// mostDoubts is how many cells a person is asked about: two tiles, say. Where more
// are in doubt, something covers them.
const mostDoubts = 4

// doubts are the cells to be asked about, by their place in a reading, and the
// reason. A cell that looks as it counts is no question, however doubtful it is:
// what counts was sure once. It is not ok where asking is of no use, such as while
// a hand is in view, and while nothing seems to be laid.
func doubts(b engine.Board, r vision.BoardReading) (cells []int, why words.Phrase, ok bool) {
	if len(r.Problems) == 0 {
		return nil, "", false
	}
	for _, p := range r.Problems {
		if !askable(p) {
			return nil, "", false
		}
	}
	counted := make(map[engine.Hex]engine.Spot)
	for _, spot := range b.Cells {
		counted[spot.At] = spot
	}
	changed := false
	for i, cell := range r.Cells {
		spot := counted[engine.Hex(cell.Hex)]
		same := cell.Shows() == spot.Symbol
		changed = changed || !same
		if !cell.Sure && !(same && (spot.Symbol != "" || !spot.InPlay)) {
			cells = append(cells, i)
		}
	}
	return cells, r.Problems[0].Text, changed && len(cells) <= mostDoubts
}

// askable reports whether a problem is about single cells that a person can look at.
func askable(p vision.BoardProblem) bool {
	switch p.Kind {
	case vision.Odd:
		return true
	case vision.Covered, vision.Glare, vision.Unclear, vision.Shaded:
		return len(p.Places) > 0 && len(p.Places) <= mostDoubts
	}
	return false
}

// doubted asks about each of these cells, and takes the reading with the answers.
// Whoever goes back sees what is wrong, as where nobody can be asked.
func (l *Laying) doubted(t *session.Table, r vision.BoardReading, cells []int, why words.Phrase) session.State {
	if len(cells) == 0 {
		r.Sure, r.Problems = true, nil
		return l.take(t, r)
	}
	cell := r.Cells[cells[0]]
	back := *l
	_, back.note, back.marks = difference(boardOf(t.Match()), r, l.ask.Lay.Symbols)
	return &AskCell{
		title: "What lies here?", note: why, at: engine.Hex(cell.Hex), shows: cell.Shows(), picture: cell.Picture,
		back: &back, asks: l,
		done: func(shows string) session.State { return l.doubted(t, told(r, cells[0], shows), cells[1:], why) },
	}
}

// told is a reading in which a person has said what a cell shows.
func told(r vision.BoardReading, i int, shows string) vision.BoardReading {
	cells := append([]vision.HexCell{}, r.Cells...)
	cells[i].Symbol, cells[i].Sure = nil, true
	if shows != "" {
		cells[i].Symbol = &shows
	}
	r.Cells = cells
	return r
}
