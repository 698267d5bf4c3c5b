package engine

import "silvertray/internal/words"

// Label is a move in words, with what it does to the things on the table: one value
// a mechanic.
type Label struct {
	// Text names the move: "white as yellow 5".
	Text words.Phrase
	// Brings lists what follows at once, most important first: "row 2:
	// orange 4", "+7 points".
	Brings []words.Phrase
	// Group is what the move is made with, such as a die: moves that follow each
	// other with the same one belong together. Empty for a move on its own.
	Group string
	// Dice are those that the move handles.
	Dice Handled
	// Puts are what the move lays on the board, for a screen to point at.
	Puts []Put
	// Card is the one that the move is about; nil for none.
	Card *CardMove
	// Secret is set where the move names pieces that one player alone should see.
	Secret *Secret
}

// Handled are the dice that a choice moves by hand.
type Handled struct {
	// Takes is the die that goes to a die field, empty for none; Sweeps are those
	// that go to the tray with it.
	Takes  string
	Sweeps []string
	// Throws are the dice thrown again, while the others are kept where they lie on a
	// field. Nil for a move that is no roll.
	Throws []string
}

// Any reports whether the choice moves any dice.
func (h Handled) Any() bool { return h.Takes != "" || h.Sweeps != nil || h.Throws != nil }

// CardMove is the card that a move is about, as it lies after the move: laid, filled,
// bought or turned over.
type CardMove struct {
	Card
	// Gain is how many points more the player has then, and Spends how many circles of
	// helps the move marks.
	Gain, Spends int
}

// Secret says whose pieces a move names, and what everybody may read of it in place
// of its text.
type Secret struct {
	Player int
	Others words.Phrase
}
