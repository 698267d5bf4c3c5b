// Package diceset learns how the dice of one set look under one lamp, shown all
// at once or one after another, and returns which of them is which.
package diceset

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"silvertray/vision/dice/tint"
)

// Set is a set of dice, as far as it was shown.
type Set struct {
	set []string
	// shown are the dice without a name, named those that a person has named.
	shown []tint.Sample
	named map[string]tint.Sample
}

// Of makes the family of a set, of which nothing was shown yet.
func Of(set []string) *Set { return &Set{set: set, named: map[string]tint.Sample{}} }

// Show adds the dice of a picture and returns how many are new: one that lies
// where it lay before and looks as it did is the same.
func (f *Set) Show(samples []tint.Sample) (fresh int, err error) {
	for _, s := range samples {
		if !f.known(s) {
			fresh++
		}
	}
	if found := len(f.shown) + fresh; found > len(f.set) {
		return 0, fmt.Errorf("%d dice were shown, but the set has %d: take away what does not belong, and show every die once", found, len(f.set))
	}
	for _, s := range samples {
		if !f.known(s) {
			f.shown = append(f.shown, s)
		}
	}
	return fresh, nil
}

// Name takes the one die of a picture by the name that a person gave it.
func (f *Set) Name(name string, samples []tint.Sample) error {
	if !slices.Contains(f.set, name) {
		return fmt.Errorf("%q is not one of the dice: %s", name, strings.Join(f.set, ", "))
	}
	if len(samples) != 1 {
		return fmt.Errorf("%d dice are seen where the %s die should lie alone", len(samples), name)
	}
	f.named[name] = samples[0]
	return nil
}

// From how near on two samples of one look are one die: its place in sides, and
// the logarithm of its light.
const (
	samePlace = 0.3
	sameLight = 0.08
)

func (f *Set) known(s tint.Sample) bool {
	return slices.ContainsFunc(f.shown, func(k tint.Sample) bool {
		if math.Hypot(s.Centre[0]-k.Centre[0], s.Centre[1]-k.Centre[1]) > samePlace*s.Side {
			return false
		}
		for i, light := range s.Colour {
			if math.Abs(math.Log((light+sameLight)/(k.Colour[i]+sameLight))) > sameLight {
				return false
			}
		}
		return true
	})
}

// Missing is how many dice of the set were not shown.
func (f *Set) Missing() int { return max(0, len(f.set)-len(f.shown)-f.apart()) }

// apart is how many of the dice named do not lie among those shown as well: all
// of them, unless that makes too many.
func (f *Set) apart() int {
	if len(f.shown)+len(f.named) > len(f.set) {
		return 0
	}
	return len(f.named)
}

// Dice are the dice by name. Those that have no clear name yet are listed: a
// person has to name them.
func (f *Set) Dice() (named map[string]tint.Sample, unclear []string, err error) {
	if n := f.Missing(); n > 0 {
		return nil, nil, f.lack(n)
	}
	names, clear, err := tint.Name(f.shown, f.open())
	if err != nil {
		return nil, nil, err
	}
	named = maps.Clone(f.named)
	for i, name := range names {
		if _, known := f.named[name]; known {
			continue
		}
		named[name] = f.shown[i]
		if !clear[i] {
			unclear = append(unclear, name)
		}
	}
	slices.Sort(unclear)
	return named, unclear, nil
}

// open are the names that the dice shown can have.
func (f *Set) open() []string {
	if f.apart() == 0 {
		return f.set
	}
	return slices.DeleteFunc(slices.Clone(f.set), func(name string) bool {
		_, known := f.named[name]
		return known
	})
}

func (f *Set) lack(n int) error {
	if n == len(f.set) {
		return errors.New("no dice are seen: lay them into the rolling area, apart from each other")
	}
	return fmt.Errorf("only %d of %d dice are seen: show the others, apart from each other and from the edge", len(f.set)-n, len(f.set))
}

// Colours of the dice by name, in linear red, green and blue.
func Colours(named map[string]tint.Sample) map[string][3]float64 {
	colours := map[string][3]float64{}
	for name, s := range named {
		colours[name] = s.Colour
	}
	return colours
}

// Alike says in words which dice look too much like each other, and what to do.
func Alike(named map[string]tint.Sample, set []string) []string {
	var words []string
	for _, pair := range tint.TooNear(Colours(named), set) {
		words = append(words, fmt.Sprintf("The %s and the %s die look almost the same under this lamp, so every throw of them will be asked: "+
			"use a whiter or brighter lamp, or another die.", pair[0], pair[1]))
	}
	return words
}
