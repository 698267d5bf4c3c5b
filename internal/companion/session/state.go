package session

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// State is what the box does between two events.
type State interface {
	// Screen is what it asks or says.
	Screen(*Table) prompt.Prompt
	// Press returns the state after a key, which may be the same one.
	Press(*Table, hw.Key) State
}

// Holder is a state in which holding a key means more than pressing it. The press
// has been given to the state before.
type Holder interface {
	State
	Hold(*Table, hw.Key) State
}

// Seated is a state in which a player is asked, who may press keys from elsewhere
// as well. The keys of all other states, such as menus, are the box's own.
type Seated interface {
	State
	// Seat is that player, and the keys that are the player's to press: none that leads
	// out of what is asked or acts for somebody else.
	Seat(*Table) (player int, keys []hw.Key)
}

// AllKeys are the four of them.
func AllKeys() []hw.Key { return []hw.Key{hw.Up, hw.Down, hw.OK, hw.Back} }

// Looker is a state that waits for something on the table.
type Looker interface {
	State
	// Looking is what to look for; an empty Want stops looking.
	Looking(*Table) vision.Want
	// See returns the state after a look.
	See(*Table, Sighting) State
}

// Sighting is what one look at the table brought.
type Sighting struct {
	Reading vision.Reading
	Err     error
}

// Turn moves a cursor over n places, round and round.
func Turn(at, n int, k hw.Key) int {
	switch k {
	case hw.Up:
		return (at + n - 1) % n
	case hw.Down:
		return (at + 1) % n
	}
	return at
}
