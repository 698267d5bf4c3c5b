package engine

import (
	"cmp"
	"math"
	"slices"

	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Boarded is a match with a board that all players share.
//
// A screen draws every Spot by its place, a printed symbol and one on a piece
// differently, a seam between the spots of one piece, and the parts not in play
// faintly. It marks those of the last piece, and where Label.Puts of the option at
// the cursor would lie. Whoever sees the board in a picture compares it with the
// symbols of Board: two cells more are a piece, which Apply takes as a Laid, and
// whose *Refusal says what is wrong with it.
type Boarded interface {
	Board() Board
}

// Board is a shared board as it stands, as data that a screen can draw without
// knowing the game: cells with pointed tops in rows, each cell touching six.
type Board struct {
	// Cells of the whole print, row by row from the top, each row from the left.
	Cells []Spot
	// Symbols that a cell may show, in the game's order.
	Symbols []Symbol
}

// Symbol is a sign that cells show and rails count.
type Symbol struct {
	// Name in moves, and the colour in which it is drawn where there are some: "red".
	Name string
	// Icon tells it from the others without colour; a letter does where it is nil.
	Icon *icon.Icon
}

// Names are those of the symbols, in the game's order.
func (b Board) Names() []string {
	var names []string
	for _, s := range b.Symbols {
		names = append(names, s.Name)
	}
	return names
}

// Symbol is the one with a name; one that the board does not have is without an icon.
func (b Board) Symbol(name string) Symbol {
	for _, s := range b.Symbols {
		if s.Name == name {
			return s
		}
	}
	return Symbol{Name: name}
}

// Printed are the symbols that are printed on the board, clockwise around its middle
// from the first one of Cells on.
func (b Board) Printed() (symbols []string) {
	var spots []Spot
	for _, s := range b.Cells {
		if s.Printed {
			spots = append(spots, s)
		}
	}
	if len(spots) == 0 {
		return nil
	}
	from := spots[0].At.bearing()
	around := func(s Spot) float64 { return math.Mod(s.At.bearing()-from+2*math.Pi, 2*math.Pi) }
	slices.SortStableFunc(spots, func(s, t Spot) int { return cmp.Compare(around(s), around(t)) })
	for _, s := range spots {
		symbols = append(symbols, s.Symbol)
	}
	return symbols
}

// Spot is one cell of a board.
type Spot struct {
	At Hex
	// Zone is 0 for the part in play whatever the number of players, and counts up
	// with each part that more players add. The cell is not in play unless InPlay.
	Zone   int
	InPlay bool
	// Symbol that it shows, "" while it is empty, and whether that is printed.
	Symbol  string
	Printed bool
	// Piece is the number of the piece that covers it, from 1 in the order in
	// which they were laid; 0 for none. Cells with the same number are one piece.
	Piece int
	// Last reports whether the last piece laid covers it.
	Last bool
	// Open reports whether the piece to be laid now may cover it.
	Open bool
}

// Put is a symbol that a move puts on a cell.
type Put struct {
	At     Hex
	Symbol string
	// Points that it earns there by itself, before a limit of the score is looked at.
	Points int
}

// Showing is a way to show pieces, which the table answers with.
type Showing struct {
	// Word that the move begins with: "shows".
	Word string
	// Title says it in a few words: "Ana's rack".
	Title words.Phrase
	// Player whose pieces they are, counted from 0.
	Player int
	// Pieces shown at once, and how many symbols each has.
	Pieces, Symbols int
	// Known are those of the pieces that were shown before, by their symbols. They are
	// for their player alone.
	Known [][]string
}
