package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

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

// Says implements Prompt.
func (s Sheet) Says() Said { return Said{Asks: ReadSheet, Heading: s.Heading} }

// Says implements Prompt.
func (Scores) Says() Said { return Said{Asks: ReadScores} }
