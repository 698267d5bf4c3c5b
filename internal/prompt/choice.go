package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Choice offers legal moves with what each brings, or dice that tie for the tray.
type Choice struct {
	Heading Heading
	Title   words.Phrase
	// Faces of the dice as they lie; nil when the dice do not matter.
	Faces    []engine.Face
	Options  []engine.Label
	Selected int
	// Tied are the dice that the options name, where a person says which of them lies
	// nearest to the tray; nil for legal moves.
	Tied []string
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

// Says implements Prompt.
func (c Choice) Says() Said {
	return Said{
		Asks: AskChoice, Heading: c.Heading, Title: c.Title, Note: c.Note, Faces: c.Faces, Tied: c.Tied,
		Options: c.Options, Cursor: Cursor{c.Selected, len(c.Options)},
	}
}
