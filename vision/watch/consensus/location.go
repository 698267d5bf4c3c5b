package consensus

import (
	"maps"

	"silvertray/vision"
)

// Location is a part of the table that a die may be moved to.
type Location int

// The locations. Die fields are told from one another by their numbers.
const (
	Zone Location = -2 // of the building zone, what no die field is
	Tray Location = -1
	Open Location = 0 // where dice are thrown
)

func LocationOf(d vision.Die) Location {
	switch {
	case d.InTray:
		return Tray
	case d.InZone && d.Field == 0:
		return Zone
	}
	return Location(d.Field)
}

// Locations are where dice lie, and those not in view where they lay before.
func Locations(before map[string]Location, r vision.Reading) map[string]Location {
	now := maps.Clone(before)
	if now == nil {
		now = make(map[string]Location)
	}
	for _, d := range r.Dice {
		now[d.Colour] = LocationOf(d)
	}
	return now
}

// Moved reports whether a die lies in another location than before. A die of which
// nothing was known counts as thrown.
func Moved(before map[string]Location, r vision.Reading) bool {
	for _, d := range r.Dice {
		if before[d.Colour] != LocationOf(d) {
			return true
		}
	}
	return false
}
