package engine

import (
	"iter"

	"silvertray/internal/words"
)

// Ask is what a match waits for: one value for the mechanic that goes on. None is
// set once the match has ended.
//
// The table answers a Roll, a Draw, and a Lay without a Choice; a player answers a
// Choice. Lay and Choice together ask a player where a piece goes that is known.
type Ask struct {
	// Player who throws or chooses, counted from 0.
	Player int
	// Round under way, counted from 1, of Rounds; 0 where nobody can tell how
	// many there will be.
	Round, Rounds int
	// Title is the question in a few words: "Second roll", "Black bonus".
	Title  words.Phrase
	Roll   *Roll
	Lay    *Lay
	Draw   *Draw
	Choice *Choice
	// Moves are all legal moves, in one fixed order that depends on the match
	// alone. For a roll of six dice there are tens of thousands, for pieces to be
	// shown hundreds of thousands: range and stop, do not collect.
	Moves iter.Seq[Move]
	// Fixed answers a Lay or a Draw with what next gives, numbers from 1 to 6, so that
	// sequences can be counted. The game says how.
	Fixed func(next func() int) Move
}

// Over reports whether the match has ended.
func (a Ask) Over() bool { return a.Roll == nil && a.Lay == nil && a.Draw == nil && a.Choice == nil }

// Dice are those to be thrown; none where no roll is asked for.
func (a Ask) Dice() []string {
	if a.Roll == nil {
		return nil
	}
	return a.Roll.Dice
}

// Offers are what may be chosen in place of laying a piece; see Lay.Instead.
func (a Ask) Offers() []Offer {
	if a.Lay == nil {
		return nil
	}
	return a.Lay.Instead
}

// Faces are the dice as they lie, in the game's order, where they matter to what is
// asked. A die not thrown yet this turn has Value 0.
func (a Ask) Faces() []Face {
	switch {
	case a.Roll != nil:
		return a.Roll.Faces
	case a.Choice != nil:
		return a.Choice.Faces
	}
	return nil
}

// Roll asks for dice to be thrown. A Thrown answers.
type Roll struct {
	// Dice to be thrown.
	Dice []string
	// Faces are all dice as they lie before the throw; see Ask.Faces.
	Faces []Face
	// Tray is set where the tray takes the lowest dice: the roll then has to say
	// which of equal dice come first, by Order.
	Tray  bool
	Order Order
}

// Lay asks for a piece to be laid on the board. A Laid answers, as the table shows it;
// so does a Shown, which tells first what pieces there are.
type Lay struct {
	// Symbols that the piece has.
	Symbols int
	// Shows are the ways to show pieces.
	Shows []Showing
	// Instead is what may be chosen in place of laying a piece, such as to pass; by
	// another player than the one who is asked, too. These are among Moves.
	Instead []Offer
	// Best are the moves worth most to the player who is asked, best first, where
	// pieces were shown to get that help; nil otherwise. They are among Moves. Only
	// that player should see them.
	Best iter.Seq[Move]
}

// Draw asks for cards to be turned over.
type Draw struct {
	// Piles from which cards are turned over now, in that order. Each of Moves is a card
	// of the first one.
	Piles []string
}

// Choice asks a player for one of the moves.
type Choice struct {
	// Faces are the dice as they lie; see Ask.Faces. None where they do not matter.
	Faces []Face
}

// Offer is a move that is one player's to choose.
type Offer struct {
	Player int
	Move   Move
}

// Place is where a die lies during a turn.
type Place uint8

// The places of a die.
const (
	InHand  Place = iota // still thrown this turn
	OnField              // taken: on a die field of the active player
	OnTray               // on the silver tray
)

// Face is a die and what it shows.
type Face struct {
	Die   string
	Value int
	Place Place
}
