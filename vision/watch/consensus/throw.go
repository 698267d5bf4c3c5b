package consensus

import (
	"slices"

	"silvertray/vision"
)

// IsThrow reports whether a reading shows a new throw: not the dice of the last one
// where they lay, of which one may have been picked up and put back. In a throw more
// than half of those outside the tray lie elsewhere or show something else. The last
// is nil where there was none.
func IsThrow(last *vision.Reading, r vision.Reading) bool {
	out := outside(r)
	if len(out) == 0 {
		return false
	}
	if last == nil {
		return true
	}
	before := make(map[string]vision.Die)
	for _, d := range last.Dice {
		before[d.Colour] = d
	}
	same := 0
	for _, d := range out {
		if b, ok := before[d.Colour]; ok && lies(b, d) {
			same++
		}
	}
	return 2*same < len(out)
}

// lies reports whether a die lies as before, or was put back as it was. One that has
// not moved at all was not thrown, even where it now reads otherwise.
func lies(before, now vision.Die) bool {
	way := apart(before, now)
	return way < unmoved || way < putBack && before.Value == now.Value
}

// outside are the dice that lie neither in the tray nor on a die field.
func outside(r vision.Reading) []vision.Die {
	return slices.DeleteFunc(slices.Clone(r.Dice), func(d vision.Die) bool { return LocationOf(d) != Open })
}
