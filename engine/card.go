package engine

import (
	"cmp"
	"slices"

	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// Marketed is a match in which cards lie open to be bought by whoever may.
type Marketed interface {
	// Market are the cards that can be bought now, row by row from the left; a place
	// that stays empty has none.
	Market() []Card
}

// Grid is a display of cards that a player builds. It grows in any direction, and
// spans the cards that lie in it.
type Grid struct {
	Rows, Cols int
	Cards      []Card
	// Most is how many rows, and how many columns, it can have.
	Most int
}

// Card is a card as it lies before a player or in a market, as data that a screen
// can draw without knowing the game: a task of boxes above, and below what it
// brings once all of them are filled.
type Card struct {
	// ID is its name in moves, and Place that of where it lies: "c3", "scoring.1".
	ID, Place string
	// Row and Col of the grid or of the market, from 0, right and down. A card that a
	// move would lay counts in the grid as it lies before: -1 is above or left of it.
	Row, Col int
	// Pile it comes from, by name.
	Pile string
	// Colour of the card; a word that is no die's while its colour may be chosen.
	Colour string
	// Boxes of the task in the order of the print, and the least that they have to
	// add up to; 0 where they need not.
	Boxes []Blank
	Sum   int
	// Reward says the lower part in words, Icon pictures it where the game has a picture,
	// and Of is the colour that it is about; empty for none.
	Reward words.Phrase
	Icon   *icon.Icon
	Of     string
	// Points printed, for each time that the card scores, and Worth what it brings as
	// things stand.
	Points, Worth int
	// Uses are the printed circles of a help, Used how many are marked.
	Uses, Used int
	// Done reports whether the task is completed, and Stuck whether it cannot be any more.
	Done, Stuck bool
	// Left is how many such cards may come next, of one that is to be turned over.
	Left int
	// Price in equal dice, of a card that can be bought.
	Price int
}

// Blank is a box of a card's task.
type Blank struct {
	// Name of the box in moves: "c3.2"; empty for a card that lies in no grid.
	Name string
	// Colour of the die that may fill it, "white" for any.
	Colour string
	// Number that is printed in it, and the one that a player wrote; 0 for none.
	Number, Written int
	// Link stands between it and the box before: "<", "=" or nothing.
	Link string
}

// ByDice compares the colours of cards in the order of a game's dice, so that people
// find each where it was before; other colours come last.
func ByDice(g Game) func(a, b string) int {
	dice := g.Dice()
	place := func(colour string) int {
		if i := slices.Index(dice, colour); i >= 0 {
			return i
		}
		return len(dice)
	}
	return func(a, b string) int { return cmp.Compare(place(a), place(b)) }
}
