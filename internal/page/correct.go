package page

import (
	"net/http"
	"strconv"

	"silvertray/internal/companion"
	"silvertray/internal/words"
)

// nothing is the number of a move for who corrects none.
const nothing = -1

// corrected is the number of moves before the piece that a visitor is about to
// correct, from the page's address; nothing where there is none.
func corrected(r *http.Request) int {
	n, err := strconv.Atoi(r.URL.Query().Get("correct"))
	if err != nil || n < 0 {
		return nothing
	}
	return n
}

// correction is the board as it was before a piece was laid, with what was laid
// as it counts; nil where there is none to correct.
func correction(s companion.Snapshot, who visitor, after int) *board {
	if after < 0 || after >= len(s.Past) || !who.mayAct() {
		return nil
	}
	before, puts := s.Past[after].Before, s.Past[after].Label().Puts
	b := boardOf(before)
	if b == nil || len(puts) == 0 {
		return nil
	}
	b.Laying = placesOf(before, b, len(puts))
	b.Laying.Changes, b.Laying.After = true, after
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
