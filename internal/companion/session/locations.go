package session

import "silvertray/vision"

// Locations remembers where dice were seen last.
type Locations struct {
	// Aside holds for each die seen so far whether it was set aside.
	Aside map[string]bool
	// Zoned reports that a die was set aside once: the table has a place for that.
	Zoned bool
}

// Saw remembers where the dice of a reading lie.
func (l *Locations) Saw(r vision.Reading) {
	if l.Aside == nil {
		l.Aside = make(map[string]bool)
	}
	for _, d := range r.Dice {
		l.Aside[d.Colour] = d.Aside()
		l.Zoned = l.Zoned || d.Aside()
	}
}

// forget drops where dice lay for a move that has changed.
func (l *Locations) forget() { l.Aside = nil }
