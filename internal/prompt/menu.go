package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Start offers what can be done before a match.
type Start struct {
	Title words.Phrase
	// Items to choose from, such as "Continue" or "New game: 2 players".
	Items    []words.Phrase
	Selected int
}

// Menu is a list to choose from, such as of settings with their values.
type Menu struct {
	Title    words.Phrase
	Items    []Item
	Selected int
	// Note says something about all of it; empty for nothing.
	Note words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Item is a line of a Menu: what it is, and how it stands or what comes of it.
type Item struct {
	Text, Value words.Phrase
	// Dice of a roll are drawn in place of the text that names them; nil for
	// anything else.
	Dice []engine.Face
}

// Naming lets a name be written letter by letter, with a wheel of letters at
// the place of the next one.
type Naming struct {
	Title words.Phrase
	// Name so far.
	Name string
	// Wheel holds what can come next, which may be whole words such as "done".
	Wheel []words.Phrase
	At    int
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Pairing shows where the page for phones is and the code that gives a phone
// its seat, in words and as a QR code.
type Pairing struct {
	Title words.Phrase
	// Address of the page, and the pairing code.
	Address, Code string
	// Squares of the QR code by rows, dark ones set; nil for none.
	Squares [][]bool
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}
