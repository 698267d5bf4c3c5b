package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// keep settles which dice are thrown again: the others stay where they are kept.
type keep struct {
	Dice []toggle
	// Note says what is wrong with those that were moved by hand.
	Note words.Phrase
}

// toggle is a die that can be thrown again, or not.
type toggle struct {
	engine.Face
	Thrown bool
}

// throws takes up the ways to throw dice again: at first those are thrown that were
// not kept before.
func (c *choice) throws(ways prompt.Line) {
	c.Keep = &keep{}
	for _, o := range ways {
		for _, f := range c.Faces {
			known := slices.ContainsFunc(c.Keep.Dice, func(k toggle) bool { return k.Die == f.Die })
			if slices.Contains(o.Label.Dice.Throws, f.Die) && !known {
				c.Keep.Dice = append(c.Keep.Dice, toggle{f, f.Place != engine.OnField})
			}
		}
	}
}

// follow takes up what the panel shows, where dice may have been moved by hand.
func (k *keep) follow(s prompt.Said) {
	k.Note = s.Note
	for i, d := range k.Dice {
		k.Dice[i].Thrown = slices.Contains(s.Rethrown, d.Die)
	}
}

// Keeping is what a form needs to throw dice again.
func Keeping(state string, c choice) map[string]any {
	return map[string]any{"State": state, "Player": c.Player, "Keep": c.Keep}
}
