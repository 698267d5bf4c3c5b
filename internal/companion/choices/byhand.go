package choices

import (
	"errors"
	"io"
	"maps"
	"slices"

	"silvertray/internal/companion/dice"
	"silvertray/internal/companion/session"
	"silvertray/vision"
)

// Looking waits for dice moved by hand, where they can be an answer.
func (c *Choosing) Looking(*session.Table) vision.Want {
	if c.blind || !c.byHand() {
		return vision.Want{}
	}
	want := dice.InView(c.ask)
	want.Moved, want.NoThrow = true, true
	return want
}

// byHand reports whether moving dice can answer the question.
func (c *Choosing) byHand() bool {
	return slices.ContainsFunc(c.all, func(o option) bool { return o.label.Dice.Any() })
}

// throws are the options that throw dice again.
func (c *Choosing) throws() []option {
	return slices.DeleteFunc(slices.Clone(c.all), func(o option) bool { return o.label.Dice.Throws == nil })
}

// See implements session.Looker.
func (c *Choosing) See(t *session.Table, s session.Sighting) session.State {
	if s.Err != nil {
		c.blind = c.blind || errors.Is(s.Err, io.EOF)
		return c
	}
	t.Dice.Saw(s.Reading)
	if note := unclear(s.Reading); note != "" {
		c.offer(c.all, note)
		return c
	}
	before := maps.Clone(c.aside)
	c.learn(s.Reading)
	if ways := c.throws(); len(ways) > 0 {
		if keptByHand(c.ask, before, s.Reading) {
			return newRethrow(c, ways).See(t, s)
		}
		return c
	}
	return c.answer(t, s.Reading)
}

// learn takes up where dice lie of which that was not known yet. Where one lies
// on a field already, it may have been put there before the question or after.
func (c *Choosing) learn(r vision.Reading) {
	for _, d := range r.Dice {
		if _, known := c.aside[d.Colour]; !known && !d.Aside() {
			c.aside[d.Colour] = false
		}
	}
}

// answer takes what was moved by hand as the choice, where only one is meant.
func (c *Choosing) answer(t *session.Table, r vision.Reading) session.State {
	did := handle(c.ask, c.aside, r)
	if len(did.picked)+len(did.swept) == 0 {
		c.offer(c.all, dice.Misplaced(r, c.ask.Faces())) // as they lay, or put back
		return c
	}
	fitting := did.fitting(c.all)
	note := did.unfit(fitting)
	if note == "" {
		note = turned(r, c.ask.Faces(), did.picked)
	}
	if note != "" {
		c.offer(c.all, note)
		return c
	}
	if len(did.picked) == 0 { // there may be more to sweep
		c.offer(fitting, "")
		return c
	}
	note = dice.Misplaced(r, after(c.ask.Faces(), fitting[0].label))
	if len(fitting) == 1 {
		return take(t, c, fitting[0], note)
	}
	c.offer(fitting, note)
	return c
}
