package watch

import (
	"maps"

	"silvertray/vision"
)

// location is a part of the table that a die may be moved to.
type location int

// The locations. Die fields are told from one another by their numbers.
const (
	zone location = -2 // of the building zone, what no die field is
	tray location = -1
	open location = 0 // where dice are thrown
)

func locationOf(d vision.Die) location {
	switch {
	case d.InTray:
		return tray
	case d.InZone && d.Field == 0:
		return zone
	}
	return location(d.Field)
}

// locations are where dice lie, and those not in view where they lay before.
func locations(before map[string]location, r vision.Reading) map[string]location {
	now := maps.Clone(before)
	if now == nil {
		now = make(map[string]location)
	}
	for _, d := range r.Dice {
		now[d.Colour] = locationOf(d)
	}
	return now
}

// moved reports whether a die lies in another location than before. A die of which
// nothing was known counts as thrown.
func moved(before map[string]location, r vision.Reading) bool {
	for _, d := range r.Dice {
		if before[d.Colour] != locationOf(d) {
			return true
		}
	}
	return false
}
