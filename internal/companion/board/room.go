package board

import "silvertray/vision"

// Room is what the questions about a board share: it remembers what people did last.
type Room struct {
	// sees reports that the board can be seen, until no more pictures come.
	sees bool
	// way is how people told the box of a piece last.
	way way
	// beside is what lies beside the board.
	beside beside
}

// New returns the room of a board that can be seen, or of one that cannot.
func New(sees bool) *Room { return &Room{sees: sees} }

// beside is what lay beside the board when it was taken for shown, so many changes of
// the match after the box was switched on. What goes on lying there is not shown again.
type beside struct {
	tiles   []vision.Tile
	changes int
}
