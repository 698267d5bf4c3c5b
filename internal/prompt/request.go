package prompt

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/words"
)

// Request is an act from another surface than the box's own keys, such as a phone.
type Request struct {
	// For is the number of the snapshot it was made for: what has changed
	// since may forbid it.
	For int
	Act Act
	// Answer gets nil or the reason why not, once. It has room for one.
	Answer chan<- error
}

// Act is what a request asks for: one of Press, Choose, Throw, Draw, Withdraw, Correct,
// Count, Nearest, TakeBack, Amend, Change, Tell, Mend and Refresh.
type Act interface{ act() }

// Why a request was not carried out.
var (
	ErrStale    = words.Sorry("the table has moved on meanwhile; look again")
	ErrNotAsked = words.Sorry("this player has nothing to choose now")
	ErrNoDice   = words.Sorry("at least one die is thrown")
	ErrNoRoll   = words.Sorry("no roll waits to be checked now")
	ErrNoTile   = words.Sorry("no tile laid before can lie so; correct a whole tile, or enter the one that is missing")
	ErrNoMatch  = words.Sorry("no match has begun")
)

// Press is one of the four keys, pressed or, with hw.Long, held.
type Press struct{ Key hw.Key }

// Choose makes a move for a player; before that player's turn of asking, it is
// kept until then. Where the table is asked for a piece or a card, it says
// which one.
type Choose struct {
	Player int
	Move   string
}

// Throw throws dice again for a player: it makes the choice that throws just these.
type Throw struct {
	Player int
	Dice   []string
}

// Draw lets the box draw the card that the table is asked for.
type Draw struct{}

// Withdraw drops what a player has chosen ahead.
type Withdraw struct{ Player int }

// Correct sets a die of the roll that is being checked.
type Correct struct {
	Die   string
	Value int
}

// Count lets the roll that is being checked count.
type Count struct{}

// Nearest answers which of equal dice lies nearest to the tray.
type Nearest struct{ Die string }

// TakeBack goes back to where so many moves had been made.
type TakeBack struct{ Keep int }

// Amend replaces dice of a roll made before by what they really showed. What
// followed is played again.
type Amend struct {
	At    int // moves made before the roll
	Faces map[string]int
}

// Change puts another move in the place of one made before, such as a piece that
// lies elsewhere. What followed is played again.
type Change struct {
	At   int // moves made before it
	Move string
}

// Tell says what the cell shows that is asked about.
type Tell struct {
	At    engine.Hex
	Shows string
}

// Mend says what a cell really shows. The piece that explains it is corrected, and
// what followed is played again; where there are several, the box asks which.
type Mend struct {
	At    engine.Hex
	Shows string
}

// Refresh shows the screen anew, since something that it shows has changed.
type Refresh struct{}

func (Press) act()    {}
func (Choose) act()   {}
func (Throw) act()    {}
func (Draw) act()     {}
func (Withdraw) act() {}
func (Correct) act()  {}
func (Count) act()    {}
func (Nearest) act()  {}
func (TakeBack) act() {}
func (Amend) act()    {}
func (Change) act()   {}
func (Tell) act()     {}
func (Mend) act()     {}
func (Refresh) act()  {}
