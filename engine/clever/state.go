package clever

import "silvertray/engine"

// At most so many dice and players are there in the family, and so many rolls
// in a turn.
const (
	dice    = 6
	seats   = 4
	perTurn = 3
)

// phase is a step of the round.
type phase uint8

// The phases, in the order of a round. A solo player's passive turn begins
// with throwing again.
const (
	opening  phase = iota // the round's bonus, player by player
	throwing              // dice are to be thrown
	picking               // the active player takes a die of the roll
	drawing               // a passive player takes a die from the tray
	extras                // a player may use extra dice
	over
)

// state is where a match stands: a plain value that = copies and == compares.
type state struct {
	phase phase
	round uint8 // from 1
	// active is the player whose turn it is; seat counts on from there to the
	// player who acts. A solo player sits on seat 0 when active, 1 when passive.
	active, seat uint8
	roll         uint8 // of the turn, from 1
	faces        [dice]uint8
	place        [dice]engine.Place
	spent        set // dice this seat has used as extra dice
	due          dues
	sheets       [seats]sheet
}

// dues are bonuses still to be used, all by the player who acts.
//
// Bonuses pile up only where one mark ends two lines, and rows 1 and 2 of the
// blue area of Ganz schön clever are the only ones that can end together with
// a column of that kind: there are never more than three.
type dues struct {
	n    uint8
	list [6]bonus
}

func (d *dues) all() []bonus { return d.list[:d.n] }

func (d *dues) add(b bonus) {
	d.list[d.n] = b
	d.n++
}

func (d *dues) drop(i int) {
	copy(d.list[i:], d.list[i+1:d.n])
	d.n--
	d.list[d.n] = bonus{}
}

// lie are the dice in a place.
func (s *state) lie(at engine.Place) set {
	var found set
	for i, p := range s.place {
		if p == at {
			found |= only(i)
		}
	}
	return found
}

// put moves dice to a place.
func (s *state) put(moved set, to engine.Place) {
	for i := range moved.each() {
		s.place[i] = to
	}
}

// below are those of some dice that show less than a value.
func (s *state) below(value uint8, among set) set {
	var low set
	for i := range among.each() {
		if s.faces[i] < value {
			low |= only(i)
		}
	}
	return low
}
