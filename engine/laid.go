package engine

import "strings"

// Laid is a piece put on the board, as the table shows it.
//
// Its text is "tile red blue at 1,-3 2,-3": the symbols, then their cells in the
// same order. A match's Apply takes it as what Parse makes of that text, so a
// reader of the board need not know how the game orders the symbols.
type Laid struct{ Puts []Put }

// String is the text of the move.
func (l Laid) String() string {
	var symbols, cells []string
	for _, p := range l.Puts {
		symbols, cells = append(symbols, p.Symbol), append(cells, p.At.String())
	}
	return "tile " + strings.Join(symbols, " ") + " at " + strings.Join(cells, " ")
}

// Shown are pieces held up to the camera. The text is "shows red blue", with
// commas between several: "shows red blue, green green".
type Shown struct {
	// Word of the Showing that is answered.
	Word string
	// Pieces by their symbols.
	Pieces [][]string
}

// String is the text of the move.
func (s Shown) String() string {
	var pieces []string
	for _, p := range s.Pieces {
		pieces = append(pieces, strings.Join(p, " "))
	}
	return s.Word + " " + strings.Join(pieces, ", ")
}
