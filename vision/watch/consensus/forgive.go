package consensus

import (
	"slices"

	"silvertray/vision"
)

// Forgive drops what is in doubt about dice that were set aside: they need not be
// in view, and what they show is known.
func Forgive(r *vision.Reading, taken []string) {
	left := slices.DeleteFunc(slices.Clone(r.Problems), func(p vision.Problem) bool {
		return p.Kind != vision.Colour && p.Kind != vision.SameColor && slices.Contains(taken, p.Colour)
	})
	if len(left) < len(r.Problems) {
		r.Problems, r.Sure = left, len(left) == 0
	}
}
