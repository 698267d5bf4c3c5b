package engine

import (
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Bonus is what a box, a line or a track brings, as it is printed: a picture, or a
// few characters beside the colour that they are for. The zero value is no bonus.
type Bonus struct {
	// Name of the bonus, for people.
	Name words.Phrase
	// Icon is its picture; nil where Text is printed.
	Icon *icon.Icon
	// Text is printed without an Icon: "×", "6", "?", "+1".
	Text string
	// Colour of the area in which the bonus is used; empty for none.
	Colour string
}

// None reports whether there is no bonus.
func (b Bonus) None() bool { return b == Bonus{} }

// Tally is something of which a player only has a number.
type Tally struct {
	// Title names what is counted, in the plural.
	Title words.Phrase
	Icon  *icon.Icon
	Many  int
}
