// Package display draws what a match asks as one-bit pictures for panels of
// any size.
//
// A Screen is plain data in no language; Draw turns it into a picture. Nothing here knows
// where the picture goes: to e-paper, a terminal or a PNG file.
package display

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Screen is something a panel can show: one of the types of this file.
type Screen interface{ draw(*canvas) }

// Heading is the line at the top of every screen of a match.
type Heading struct {
	Player        string
	Round, Rounds int
	// Unkept tells that the match as it stands is not on the disk.
	Unkept bool
}

// Start offers what can be done before a match.
type Start struct {
	Title words.Phrase
	// Items to choose from, such as "Continue" or "New game: 2 players".
	Items    []words.Phrase
	Selected int
}

// Waiting asks for dice to be thrown and shows what is seen so far.
type Waiting struct {
	Heading Heading
	// Title is the question: "Second roll".
	Title words.Phrase
	// Dice expected, in the game's order.
	Dice []string
	// Seen so far; a die not seen yet is absent.
	Seen []Seen
	// Note says what is missing or in doubt; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Seen is a die as the reader saw it or a person corrected it.
type Seen struct {
	Colour string
	// Value from 1 to 6, or 0 while nobody knows.
	Value int
	// Doubt marks a die that a person should look at.
	Doubt bool
}

// Check shows a roll before it counts, so that a misread die can be mended:
// the cursor walks over the dice and the two buttons behind them.
type Check struct {
	Heading Heading
	Title   words.Phrase
	Dice    []Seen
	// Cursor is a die's index, or len(Dice) for "counts" and len(Dice)+1 for
	// "look again".
	Cursor int
	// Editing tells that up and down change the die under the cursor.
	Editing bool
	// Near lists the dice that tie for the tray, nearest first; nil when none.
	Near []string
	// Counted tells that the roll counted before and is being corrected.
	Counted bool
	// Note says why a die is in doubt; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides moving the cursor and acting
	// on what lies there; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Choice offers legal moves with what each brings.
type Choice struct {
	Heading Heading
	Title   words.Phrase
	// Faces of the dice as they lie; nil when the dice do not matter.
	Faces    []engine.Face
	Options  []engine.Label
	Selected int
	// Sheet of who chooses, shown beside the options on a panel that is wide
	// enough; nil for none. Where the option at the cursor is about a card, that is
	// shown on every panel, with its place among those of the sheet's grid.
	Sheet *engine.Sheet
	// Market is where cards are bought, for the place of one that is; nil for none.
	Market []engine.Card
	// Note says what is wrong on the table; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides choosing; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Sheet shows a player's sheet as printed.
type Sheet struct {
	Heading Heading
	Sheet   engine.Sheet
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Scores shows the score table, and the rating of a solo match.
type Scores struct {
	// Sheet of any player, for the columns of the score.
	Sheet engine.Sheet
	Score engine.Score
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
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

// View shows what the camera sees, to place it.
type View struct {
	Title words.Phrase
	// Picture of the camera; nil while there is none.
	Picture image.Image
	// Outlines are drawn over it, in its pixels, such as the tray's.
	Outlines [][]image.Point
	// Note says what to do.
	Note words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Message says something in words, such as what is wrong and how to mend it.
type Message struct {
	// Sign is a picture of what it is about.
	Sign  Sign
	Title words.Phrase
	Text  words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Sign is a small picture beside a Message.
type Sign uint8

// The signs.
const (
	NoSign Sign = iota
	CameraSign
	PanelSign
	StorageSign
	TableSign
)
