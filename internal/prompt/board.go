package prompt

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Board shows a board that all share with the score rails beside it, and asks
// for a piece to be laid on it or to be shown.
type Board struct {
	Heading Heading
	// Title is the question: "Lay a tile".
	Title words.Phrase
	Board engine.Board
	// Sheets are those of all players, whose rails are shown; Player is the one
	// who is asked.
	Sheets []engine.Sheet
	Player int
	// Puts are what the cursor would put on the board.
	Puts []engine.Put
	// Marks are cells on which something is wrong.
	Marks []engine.Hex
	// Pieces are entered symbol by symbol; those not known yet are empty. At is
	// the symbol at the cursor, counted through all pieces.
	Pieces [][]string
	At     int
	// Picture is what the camera saw where Pieces are asked for; it takes the place
	// of the rails. Nil for none.
	Picture image.Image
	// Options to choose from; nil for none.
	Options  []engine.Label
	Selected int
	// Brings says what comes of the move at the cursor.
	Brings []words.Phrase
	// Note says what is wrong; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides choosing one of the options;
	// empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}
