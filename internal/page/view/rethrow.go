package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// rethrow settles which dice are thrown again: the others stay where they are kept.
type rethrow struct {
	Dice []toggle
	// Note says what is wrong with those that were moved by hand.
	Note words.Phrase
}

// toggle is a die that can be thrown again, or not.
type toggle struct {
	engine.Face
	Thrown bool
}

// throws adds the ways to throw dice again: at first those are thrown that were
// not kept before.
func (c *choice) throws(ways prompt.OptionGroup) {
	c.Rethrow = &rethrow{}
	for _, o := range ways {
		for _, f := range c.Faces {
			known := slices.ContainsFunc(c.Rethrow.Dice, func(k toggle) bool { return k.Die == f.Die })
			if slices.Contains(o.Label.Dice.Throws, f.Die) && !known {
				c.Rethrow.Dice = append(c.Rethrow.Dice, toggle{f, f.Place != engine.OnField})
			}
		}
	}
}

// follow does as the panel shows, where dice may have been moved by hand.
func (k *rethrow) follow(s prompt.Said) {
	k.Note = s.Note
	for i, d := range k.Dice {
		k.Dice[i].Thrown = slices.Contains(s.Rethrown, d.Die)
	}
}

// RethrowForm is what a form needs to throw dice again.
func RethrowForm(state string, c choice) map[string]any {
	return map[string]any{"State": state, "Player": c.Player, "Rethrow": c.Rethrow}
}
