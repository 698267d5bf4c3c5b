package draw

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// rail is a score track as a drawing, ten units a step.
type rail struct {
	engine.Rail
	Name words.Phrase
	// End is where the marker cannot go on; Width of the whole, and Done of the
	// way to the marker.
	End, Width, Done int
	// Lowest reports whether no other rail of the sheet has less.
	Lowest bool
	// Marks are at the places that bring something, the end left out.
	Marks []int
}

// pace is how long a step on a rail is.
const pace = 10

func railsOf(s engine.Sheet) (all []rail) {
	for _, r := range s.Rails {
		end := max(slices.Max(append(r.Goals, 1)), r.At)
		out := rail{Rail: r, Name: words.Phrase(r.Name), Lowest: r.At == s.Lowest(), End: end, Width: end * pace, Done: r.At * pace}
		for _, g := range r.Goals {
			if g < end {
				out.Marks = append(out.Marks, g*pace)
			}
		}
		all = append(all, out)
	}
	return all
}
