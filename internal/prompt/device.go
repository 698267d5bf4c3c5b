package prompt

import "time"

// Device is a phone or the like that was let in, as the owner sees it.
type Device struct {
	// ID names its seat.
	ID string
	// Player whom it plays for; empty where it has no seat.
	Player string
	// Name says which one it is as far as that is known: its address and kind.
	Name  string
	Since time.Time
}
