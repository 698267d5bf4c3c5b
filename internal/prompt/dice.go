package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

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
	// Editing is set when up and down change the die under the cursor.
	Editing bool
	// Near lists the dice that tie for the tray, nearest first; nil when none.
	Near []string
	// Counted is set when the roll counted before and is being corrected.
	Counted bool
	// Note says why a die is in doubt; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides moving the cursor and acting
	// on what lies there; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Rethrow lets dice that lie be kept or thrown again, each by itself: the cursor
// walks over the dice and the buttons behind them.
type Rethrow struct {
	Heading Heading
	Title   words.Phrase
	Faces   []engine.Face
	// Thrown are the dice to be thrown again, by name.
	Thrown []string
	// Buttons such as "Throw 3 dice", and "Throw all".
	Buttons []words.Phrase
	// Cursor is a face's index, or len(Faces) and more for a button.
	Cursor int
	// Sheet of who throws, shown on a panel that is wide enough; nil for none.
	Sheet *engine.Sheet
	// Note says what is wrong on the table; empty when all is well.
	Note words.Phrase
	// Keys hints at what the keys do now besides moving the cursor and acting
	// on what lies there; empty for nothing.
	Keys words.Phrase
	// Held says what a key does that is held; empty for nothing.
	Held words.Phrase
}

// Says implements Prompt.
func (w Waiting) Says() Said {
	return Said{Asks: AskThrow, Heading: w.Heading, Title: w.Title, Note: w.Note, Throw: w.Dice}
}

// The buttons behind the dice of a Check.
const (
	Counts = iota
	LookAgain
	checkButtons
)

// Says implements Prompt.
func (c Check) Says() Said {
	return Said{
		Asks: AskCheck, Heading: c.Heading, Title: c.Title, Note: c.Note, Roll: c.Dice,
		Cursor: Cursor{c.Cursor, len(c.Dice) + checkButtons},
	}
}

// Says implements Prompt.
func (k Rethrow) Says() Said {
	return Said{
		Asks: AskRethrow, Heading: k.Heading, Title: k.Title, Note: k.Note, Faces: k.Faces, Rethrown: k.Thrown,
		Cursor: Cursor{k.Cursor, len(k.Faces) + len(k.Buttons)},
	}
}
