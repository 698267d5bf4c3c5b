package watch

import (
	"maps"

	"silvertray/vision"
)

// spot is a part of the table that a die may be moved to.
type spot int

// The spots. Die fields are told from one another by their numbers.
const (
	zone spot = -2 // of the building zone, what no die field is
	tray spot = -1
	open spot = 0 // where dice are thrown
)

func spotOf(d vision.Die) spot {
	switch {
	case d.InTray:
		return tray
	case d.InZone && d.Field == 0:
		return zone
	}
	return spot(d.Field)
}

// spots are where dice lie, and those not in view where they lay before.
func spots(before map[string]spot, r vision.Reading) map[string]spot {
	now := maps.Clone(before)
	if now == nil {
		now = make(map[string]spot)
	}
	for _, d := range r.Dice {
		now[d.Colour] = spotOf(d)
	}
	return now
}

// moved tells that a die lies in another spot than before. A die of which
// nothing was known counts as thrown.
func moved(before map[string]spot, r vision.Reading) bool {
	for _, d := range r.Dice {
		if before[d.Colour] != spotOf(d) {
			return true
		}
	}
	return false
}
