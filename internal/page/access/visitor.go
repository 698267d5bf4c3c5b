package access

import "time"

// Nobody is the player of a device without a seat in the match.
const Nobody = -1

// Visitor is who a request comes from.
type Visitor struct {
	// Owner sits at the box itself.
	Owner bool
	// Name of the player whose seat the device has, empty for none, and that
	// player's place in the match, or Nobody.
	Name   string
	Player int
	// Paired devices have given the code.
	Paired bool
	// Lost is set where the device had a seat that it has no longer.
	Lost bool
	// Wanted is when another device asked for the visitor's seat, if one did lately, and
	// By which one.
	Wanted time.Time
	By     string
	// Inside is set while the door is open to this device.
	Inside bool
	// Playing is set where the visitor's player is at the table, or the table waits
	// for a match.
	Playing bool
	// Looker may look without a seat.
	Looker bool
}

// MayLook reports whether the visitor may see the page.
func (v Visitor) MayLook() bool { return v.Owner || v.Inside && (v.Paired || v.Looker) }

// MayAct reports whether the visitor may press keys and correct what everybody sees.
func (v Visitor) MayAct() bool { return v.Owner || v.Inside && v.Seated() && v.Playing }

// MayPlay reports whether the visitor may make a player's moves.
func (v Visitor) MayPlay(player int) bool { return v.Owner || v.MayAct() && v.Player == player }

// MayEnter reports whether the visitor may fill in the owner's cards.
func (v Visitor) MayEnter() bool { return v.Owner || v.Inside && v.Paired }

// Seated reports whether the visitor's device has a seat.
func (v Visitor) Seated() bool { return v.Name != "" }
