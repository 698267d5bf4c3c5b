package companion

import (
	"errors"
	"io"
	"maps"
	"slices"

	"silvertray/vision"
)

// looking waits for dice moved by hand, where they can be an answer.
func (c *choosing) looking(*table) vision.Want {
	if c.blind || !c.byHand() {
		return vision.Want{}
	}
	want := inView(c.ask)
	want.Moved, want.NoThrow = true, true
	return want
}

// byHand tells that moving dice can answer the question.
func (c *choosing) byHand() bool {
	return slices.ContainsFunc(c.all, func(o option) bool { return o.label.Dice.Any() })
}

// throws are the options that throw dice again.
func (c *choosing) throws() []option {
	return slices.DeleteFunc(slices.Clone(c.all), func(o option) bool { return o.label.Dice.Throws == nil })
}

func (c *choosing) see(t *table, s sighting) state {
	if s.err != nil {
		c.blind = c.blind || errors.Is(s.err, io.EOF)
		return c
	}
	t.saw(s.reading)
	if note := unclear(s.reading); note != "" {
		c.offer(c.all, note)
		return c
	}
	before := maps.Clone(c.aside)
	c.learn(s.reading)
	if ways := c.throws(); len(ways) > 0 {
		if keptByHand(c.ask, before, s.reading) {
			return newKeeping(c, ways).see(t, s)
		}
		return c
	}
	return c.answer(t, s.reading)
}

// learn takes up where dice lie of which that was not known yet. Where one lies
// on a field already, it may have been put there before the question or after.
func (c *choosing) learn(r vision.Reading) {
	for _, d := range r.Dice {
		if _, known := c.aside[d.Colour]; !known && !d.Aside() {
			c.aside[d.Colour] = false
		}
	}
}

// answer takes what was moved by hand as the choice, where only one is meant.
func (c *choosing) answer(t *table, r vision.Reading) state {
	did := handle(c.ask, c.aside, r)
	if len(did.picked)+len(did.swept) == 0 {
		c.offer(c.all, astray(r, c.ask.Faces())) // as they lay, or put back
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
	note = astray(r, after(c.ask.Faces(), fitting[0].label))
	if len(fitting) == 1 {
		return take(t, c, fitting[0], note)
	}
	c.offer(fitting, note)
	return c
}
