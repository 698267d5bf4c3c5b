package goennen

import (
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
)

// phase is a step of a match.
type phase uint8

// The phases, in the order of a match.
const (
	stocking   phase = iota // cards are turned over for the market
	dealing                 // four cards for a player
	discarding              // one of them goes back under its pile
	placing                 // a card is laid
	throwing                // dice are to be thrown
	entering                // single boxes are filled
	acting                  // the active player completes and buys
	drawing                 // a card is drawn by chance
	removing                // a solo player takes a card out of the market
	colouring               // a joker gets its colour
	over
)

// perTurn is how many rolls a turn has at most, dealt and kept how many cards
// each player gets in the beginning.
const (
	perTurn = 3
	dealt   = 4
	kept    = 3
)

// maxCards bounds the cards of a catalogue that differ.
const maxCards = 49

// state is where a match stands: a plain value that = copies and == compares.
type state struct {
	phase phase
	round uint8 // from 1; 0 while cards are dealt
	final uint8 // the last round, 0 while nobody can tell
	// active is the player whose turn it is; seat counts on from there to the
	// player who acts. A solo player sits on seat 0 when active, 1 when passive.
	active, seat uint8
	roll         uint8 // of the turn, from 1
	faces        filling.Dice
	thrown       uint8 // dice of the last roll, or of the next one while it is awaited
	spent        uint8 // dice that the one who acts has used
	entries      uint8 // boxes filled one by one since the last roll
	acted        bool  // the active player has bought or completed a card
	chance       bool  // the active player takes a chance
	rerolls      uint8 // of the last active turn, for a solo passive one
	bought       [2]bool
	held         uint8          // a card to be laid
	pile         catalogue.Deck // that a card is drawn from by chance
	market       [2][catalogue.Places]uint8
	hands        [seats][dealt]uint8
	displays     [seats]grid.Display
	removed      uint8           // by a solo player: the round counter
	out          [maxCards]uint8 // how many of each card have left their pile
	under        [maxCards]uint8 // how many of each card have been put under it
}

// all five dice, a bit each.
const allDice = 1<<catalogue.Dice - 1

// usable are the dice of a set that have not been used yet.
func (s *state) usable(set uint8) filling.Dice {
	dice := s.faces
	for i := range dice {
		if (set&^s.spent)>>i&1 == 0 {
			dice[i] = 0
		}
	}
	return dice
}
