package catalogue

import (
	"slices"

	"silvertray/internal/words"
)

// The numbers of the game.
const (
	Dice        = 5
	Places      = 4 // of the market, in each row
	MaxBoxes    = 12
	sides       = 6
	scoringDeck = 29
	bonusDeck   = 20
)

// Colour is that of a die, counted from 1 in the order of the catalogue, or one
// of the two below.
type Colour uint8

// White boxes take any die. A Joker card has the colour that its player chooses
// at the end.
const (
	White Colour = 0
	Joker Colour = Dice + 1
)

// Deck is a pile of cards, and the row of the market that it fills.
type Deck uint8

// The decks.
const (
	Scoring Deck = iota // laurel wreath
	Bonus               // B
)

// Decks names them in files and moves.
var Decks = [...]string{"scoring", "bonus"}

func (d Deck) String() string { return Decks[d] }

// Phrase names the deck to people.
func (d Deck) Phrase() words.Phrase { return [...]words.Phrase{"scoring", "bonus"}[d] }

// Size is how many cards the deck has.
func (d Deck) Size() int { return [...]int{scoringDeck, bonusDeck}[d] }

// Link is what stands between a box and the one before it.
type Link uint8

// The links.
const (
	Free   Link = iota // nothing
	Rising             // "<": the value is higher than that of the box before
	Same               // "=": the values are equal
)

// Box is a field of a task.
type Box struct {
	Colour Colour
	Number uint8 // printed; 0 for a blank box
	Link   Link
}

// Card is a card as it is printed.
type Card struct {
	ID     string
	Deck   Deck
	Colour Colour // a die's, or Joker
	Boxes  []Box
	Sum    int // the least that all boxes add up to; 0 where the card asks for none
	Reward Reward
	Copies int
}

// Equal reports whether two cards are printed alike.
func (c Card) Equal(d Card) bool {
	return slices.Equal(c.Boxes, d.Boxes) && c.ID == d.ID && c.Deck == d.Deck && c.Colour == d.Colour &&
		c.Sum == d.Sum && c.Reward == d.Reward && c.Copies == d.Copies
}

// Market is the track with the prices: how many equal dice a card costs, by
// place from the left.
type Market struct {
	Prices [2][Places]int
	// Left reports whether the arrow points to the left: cards shift that way, and
	// new ones come in on the right.
	Left bool
}

// Catalogue is all that is printed.
type Catalogue struct {
	// Name is one word for files and records, Title what people call it.
	Name, Title string
	// Practice marks a deck that is not the published one.
	Practice bool
	Colours  [Dice]string
	Market   Market
	Cards    []Card
}

// Equal reports whether two catalogues say the same.
func (c *Catalogue) Equal(d *Catalogue) bool {
	return c.Name == d.Name && c.Title == d.Title && c.Practice == d.Practice && c.Colours == d.Colours &&
		c.Market == d.Market && slices.EqualFunc(c.Cards, d.Cards, Card.Equal)
}

// ColourName is a colour in files and moves.
func (c *Catalogue) ColourName(of Colour) string {
	switch of {
	case White:
		return "white"
	case Joker:
		return "joker"
	}
	return c.Colours[of-1]
}

// Find is a card's place in Cards, -1 where none has the ID.
func (c *Catalogue) Find(id string) int {
	return slices.IndexFunc(c.Cards, func(card Card) bool { return card.ID == id })
}
