package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Said is what a prompt asks and what it says of the table, in one form for all
// prompts.
type Said struct {
	Asks    Kind
	Heading Heading
	// Title is the question, and Text what a message says besides.
	Title, Text words.Phrase
	// Note says what is wrong on the table, empty when all is well, and Marks where
	// on the board.
	Note  words.Phrase
	Marks []engine.Hex
	// Throw are the dice to be thrown, in the game's order.
	Throw []string
	// Roll is the roll under check, die by die.
	Roll []Seen
	// Faces are the dice as they lie, and Rethrown the names of those
	// that are to be thrown again.
	Faces    []engine.Face
	Rethrown []string
	// Tied are the equal dice; a person says which of them lies nearest to the tray.
	Tied []string
	// Doubt is the cell that is asked about; nil while none is.
	Doubt *Doubt
	// Pieces are entered symbol by symbol, or nil; Puts are what the cursor would
	// put on the board, and Brings what comes of that.
	Pieces [][]string
	Puts   []engine.Put
	Brings []words.Phrase
	// Options to choose from.
	Options []engine.Label
	// Cursor of the keys. It stands on an option, or where there are none on a die, a
	// symbol or one of the buttons behind them.
	Cursor Cursor
}

// Cursor is the place, from 0, among so many that the keys walk over, round and round.
type Cursor struct{ At, Of int }

// Kind is what a prompt asks for.
type Kind uint8

// The kinds.
const (
	// AskNothing is the kind of what is only there to be read, or asks for something
	// outside a match.
	AskNothing Kind = iota
	// AskThrow waits for dice to be thrown.
	AskThrow
	// AskCheck shows a roll before it counts.
	AskCheck
	// AskChoice offers legal moves, or dice that lie equally near to the tray.
	AskChoice
	// AskRethrow settles which dice are thrown again.
	AskRethrow
	// AskBoard asks for a piece or a cell of the board.
	AskBoard
	// AskCard asks which card was turned over.
	AskCard
	// AskItem offers the lines of a menu.
	AskItem
	// ReadMessage, ReadSheet and ReadScores are acknowledged.
	ReadMessage
	ReadSheet
	ReadScores
)
