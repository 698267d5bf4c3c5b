// Package prompt says what is asked and shown, for every surface, as plain data
// in no language.
//
// The panel, the page and the demo draw the same prompt, each in its own way.
package prompt

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// A Prompt is what the box asks or shows at one moment: one of the types of this
// package that have a method Says. What keys do is part of it, for the box's own
// panel; other surfaces need no more than it says.
type Prompt interface{ Says() Said }

// Masked is a prompt that shows what is for those at the box alone.
type Masked interface {
	Prompt
	// Mask is what others see in its place.
	Mask() Prompt
}

// Heading is the line at the top of every screen of a match.
type Heading struct {
	Player        string
	Round, Rounds int
	// Unstored reports that the match as it stands is not on the disk.
	Unstored bool
}

// HeadingOf is the heading of a match.
func HeadingOf(m engine.Match) Heading {
	ask := m.Ask()
	return Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round, Rounds: ask.Rounds}
}

// When is the round, of how many where that is known; empty before the first.
func (h Heading) When() words.Phrase {
	switch {
	case h.Round <= 0:
		return ""
	case h.Rounds <= 0:
		return words.Say("Round %d", h.Round)
	}
	return words.Say("Round %d of %d", h.Round, h.Rounds)
}
