package clever

import (
	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// At most so many dice and players are there in the family.
const (
	dice  = 6
	seats = 4
)

// phase is a step of the round.
type phase uint8

// The phases, in the order of a round. A solo player's passive turn begins
// with throwing again.
const (
	opening   phase = iota // the round's bonus, player by player
	throwing               // dice are to be thrown
	picking                // the active player takes a die of the roll
	returning              // the active player may take dice back from the tray
	drawing                // a passive player takes a die from the tray
	extras                 // a player may use extra dice
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
	spent        paper.Set // dice this seat has used as extra dice
	due          dues
	sweeps       paper.Set // dice just moved to the tray that may still be marked for it
	sheets       [seats]paper.Sheet
}

// pending reports whether what a mark brought comes before anything else.
func (s *state) pending() bool { return s.due.n > 0 || s.sweeps != 0 }

// dues are bonuses still to be used, all by the player who acts.
type dues struct {
	n    uint8
	list [bonuses]paper.Bonus
}

// bonuses is how many can be due at once, at most. Each is printed once and
// comes once: the sheet of Doppelt so clever has 6 beside silver and the tracks,
// 5 beside yellow, 3 below blue, 4 below green, 5 below pink, and the black one
// of round 4.
const bonuses = 24

func (d *dues) all() []paper.Bonus { return d.list[:d.n] }

func (d *dues) add(b paper.Bonus) {
	d.list[d.n] = b
	d.n++
}

func (d *dues) drop(i int) {
	copy(d.list[i:], d.list[i+1:d.n])
	d.n--
	d.list[d.n] = paper.Bonus{}
}

// lie are the dice in a place.
func (s *state) lie(at engine.Place) paper.Set {
	var found paper.Set
	for i, p := range s.place {
		if p == at {
			found |= paper.Only(i)
		}
	}
	return found
}

// put moves dice to a place.
func (s *state) put(moved paper.Set, to engine.Place) {
	for i := range moved.Each() {
		s.place[i] = to
	}
}

// below are those of some dice that show less than a value.
func (s *state) below(value uint8, among paper.Set) paper.Set {
	var low paper.Set
	for i := range among.Each() {
		if s.faces[i] < value {
			low |= paper.Only(i)
		}
	}
	return low
}
