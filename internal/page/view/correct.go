package view

import (
	"net/http"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// For who corrects no piece, nothing stands in place of its number, and aCell where a
// cell is corrected of which nobody knows yet by which piece.
const (
	nothing = -1
	aCell   = -2
)

// Query is what of the page a visitor wants to see besides what is asked now.
type Query struct {
	// correct is the number of moves before the piece or card to be corrected; nothing
	// for none.
	correct int
	// moves asks for all moves to be listed.
	moves bool
}

// QueryOf reads the page's address.
func QueryOf(r *http.Request) Query {
	q := r.URL.Query()
	w := Query{correct: nothing, moves: q.Get("moves") == "all"}
	switch n, err := strconv.Atoi(q.Get("correct")); {
	case q.Get("correct") == "cell":
		w.correct = aCell
	case err == nil && n >= 0:
		w.correct = n
	}
	return w
}

// correction is the board as it was before a piece was laid, with what was laid
// as it counts; nil where there is none to correct.
func correction(s prompt.Snapshot, who access.Visitor, after int) *board {
	if after == aCell && mayMend(s.Past, who) {
		return cells(s.Match)
	}
	if after < 0 || after >= len(s.Past) || !mayCorrect(s.Past, who, after) {
		return nil
	}
	before, puts := s.Past[after].Before, s.Past[after].Label().Puts
	b := boardOf(before)
	if b == nil || len(puts) == 0 {
		return nil
	}
	b.Laying = placesOf(before, b, len(puts))
	b.Laying.Action, b.Laying.After = "change", after
	n := 0
	for i, o := range b.Laying.Open { // so cells ticked without a script keep their symbols
		for _, put := range puts {
			if o.Hex == put.At {
				b.Laying.Symbols[n].Is = words.Phrase(put.Symbol)
				n++
				b.Laying.Open[i].Order = n
			}
		}
	}
	return b
}

// cells are all cells of a board to be tapped; nil where the match has none.
func cells(m engine.Match) *board {
	boarded, ok := m.(engine.Boarded)
	if !ok {
		return nil
	}
	all := boarded.Board()
	for i, c := range all.Cells {
		all.Cells[i].Open = c.InPlay && !c.Printed
	}
	b := &board{Board: draw.NewBoard(all)}
	b.Laying = placesOn(all, b, 1)
	b.Laying.Action = "mend"
	return b
}
