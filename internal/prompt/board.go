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
	// Doubt is the cell of which the camera is not sure, where that is asked; nil for
	// none.
	Doubt *Doubt
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

// Doubt is a cell of the board of which the camera is not sure.
type Doubt struct {
	At engine.Hex
	// Shows is the best guess: a symbol, or empty for nothing.
	Shows string
	// Picture is what the camera saw there; nil for none.
	Picture image.Image
}

// Says implements Prompt.
func (b Board) Says() Said {
	said := Said{
		Asks: AskBoard, Heading: b.Heading, Title: b.Title, Note: b.Note, Marks: b.Marks, Doubt: b.Doubt,
		Pieces: b.Pieces, Puts: b.Puts, Brings: b.Brings, Options: b.Options, Cursor: Cursor{b.Selected, len(b.Options)},
	}
	if len(b.Pieces) > 0 {
		said.Cursor = Cursor{At: b.At}
		for _, piece := range b.Pieces {
			said.Cursor.Of += len(piece)
		}
	}
	return said
}
