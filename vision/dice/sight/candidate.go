package sight

import (
	"silvertray/internal/geometry"
	"silvertray/vision"
)

const (
	// minApart is how near two middles of like size may be, in dice: touching
	// dice are 1 apart, seen from 45 degrees still 0.7.
	minApart = 0.5
	// alikeSize is the ratio of sizes up to which two candidates can be one die;
	// beyond it one may be a pip of the other or a heap, and the reader decides.
	alikeSize = 1.6
	// mostCandidates bounds the work on pictures full of die-like things: more than
	// twice the 47 dice of the fullest photograph.
	mostCandidates = 128
)

// Candidate is a place where a die may lie.
type Candidate struct {
	// Middle and Size of the die's body, in px.
	Middle vision.Point
	Size   float64
	// Heat is how likely the finder thinks a die there, 0 to 1.
	Heat float64
}

// Thin keeps the hottest of candidates that are one die. They are sorted by heat.
func Thin(found []Candidate) []Candidate {
	var kept []Candidate
	for _, s := range found {
		if len(kept) < mostCandidates && !near(s, kept) {
			kept = append(kept, s)
		}
	}
	return kept
}

func near(s Candidate, kept []Candidate) bool {
	for _, k := range kept {
		small, large := min(s.Size, k.Size), max(s.Size, k.Size)
		if large < alikeSize*small && geometry.Distance(s.Middle, k.Middle) < minApart*large {
			return true
		}
	}
	return false
}
