package ingenious

import "silvertray/internal/words"

// colours is the number of symbols; each has one colour and one shape.
const colours = 6

// colour is a symbol by its colour.
type colour uint8

// The symbols, in the order of moves, sheets and prompts.
const (
	red    colour = iota // a star of 12 points
	green                // a disc
	blue                 // a star of 6 points
	orange               // a hexagon
	yellow               // a sun of 24 points
	purple               // a ring
)

var colourNames = [colours]string{"red", "green", "blue", "orange", "yellow", "purple"}

func (c colour) String() string { return colourNames[c] }

// phrase is the name of the symbol, to be said.
func (c colour) phrase() words.Phrase {
	return [colours]words.Phrase{"red", "green", "blue", "orange", "yellow", "purple"}[c]
}

// colourOf looks a symbol up by its name.
func colourOf(name string) (c colour, ok bool) {
	for i, n := range colourNames {
		if n == name {
			return colour(i), true
		}
	}
	return 0, false
}
