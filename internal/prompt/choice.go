package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

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
