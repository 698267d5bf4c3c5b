package board

import "silvertray/vision"

// Mechanic puts the questions about a board, and remembers what people did last.
type Mechanic struct {
	// sees reports that the board can be seen, until no more pictures come.
	sees bool
	// way is how people told the box of a piece last.
	way way
	// offboard is what lies beside the board.
	offboard offboard
}

// New returns the mechanic of a board that can be seen, or of one that cannot.
func New(sees bool) *Mechanic { return &Mechanic{sees: sees} }

// offboard is what lay beside the board when it was taken for shown, so many changes of
// the match after the box was switched on. What goes on lying there is not shown again.
type offboard struct {
	tiles   []vision.Tile
	changes int
}
