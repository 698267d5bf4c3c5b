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
	// By is who asks for it.
	By  Seat
	Act Act
	// Answer gets nil or the reason why not, once. It has room for one.
	Answer chan<- error
}

// Seat is who asks for something: the box itself, which may do everything, or a player
// by name. The zero Seat is nobody's, and may do nothing.
type Seat struct {
	Box    bool
	Player string
}

// Box is the seat of the box itself.
var Box = Seat{Box: true}

// Act is what a request asks for: one of the types below.
type Act interface{ act() }

// Why a request was not carried out, beside what the ledger refuses.
var (
	// ErrNotYours is the answer to an act that belongs to somebody else.
	ErrNotYours = words.Sorry("that belongs to another player; it can be done on the box itself")

	ErrStale  = words.Sorry("the table has moved on meanwhile; look again")
	ErrNoDice = words.Sorry("at least one die is thrown")
	ErrNoRoll = words.Sorry("no roll waits to be checked now")
	ErrNoTile = words.Sorry("no tile laid before can lie so; correct a whole tile, or enter the one that is missing")
)

// Press is one of the four keys, pressed or, with hw.Long, held.
type Press struct{ Key hw.Key }

// Choose makes a move for a player. Before the player is asked, it is stored as a
// premove. Where the table is asked for a piece or a card, the move says
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

// DrawCard lets the box draw the card that the table is asked for.
type DrawCard struct{}

// WithdrawPremoves drops all premoves of a player.
type WithdrawPremoves struct{ Player int }

// CorrectDie sets the value of a die in the roll that is being checked.
type CorrectDie struct {
	Die   string
	Value int
}

// AcceptRoll makes the roll that is being checked count.
type AcceptRoll struct{}

// AnswerNearest says which of equal dice lies nearest to the tray.
type AnswerNearest struct{ Die string }

// TakeBack takes moves back until so many are left.
type TakeBack struct{ To int }

// AmendRoll replaces dice of a roll made before by what they really showed. What
// followed is played again.
type AmendRoll struct {
	At    int // moves made before the roll
	Faces map[string]int
}

// ReplaceMove puts another move in the place of one made before, such as a piece that
// lies elsewhere. What followed is played again.
type ReplaceMove struct {
	At   int // moves made before it
	Move string
}

// AnswerCell says what the cell in doubt shows.
type AnswerCell struct {
	At    engine.Hex
	Shows string
}

// CorrectCell says what a cell really shows. The piece that explains it is corrected, and
// what followed is played again; where there are several, the box asks which.
type CorrectCell struct {
	At    engine.Hex
	Shows string
}

// Refresh shows the screen again, since something on it has changed.
type Refresh struct{}

func (Press) act()            {}
func (Choose) act()           {}
func (Throw) act()            {}
func (DrawCard) act()         {}
func (WithdrawPremoves) act() {}
func (CorrectDie) act()       {}
func (AcceptRoll) act()       {}
func (AnswerNearest) act()    {}
func (TakeBack) act()         {}
func (AmendRoll) act()        {}
func (ReplaceMove) act()      {}
func (AnswerCell) act()       {}
func (CorrectCell) act()      {}
func (Refresh) act()          {}
