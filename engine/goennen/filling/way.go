package filling

import (
	"cmp"
	"slices"

	"silvertray/engine/goennen/catalogue"
)

// Dice are the values of the dice, in the catalogue's order; 0 for one that may
// not be used.
type Dice [catalogue.Dice]uint8

// Colour is that of the die at a place.
func Colour(die int) catalogue.Colour { return catalogue.Colour(die + 1) }

// Aid is how many circles of the helps may be marked.
type Aid struct {
	Steps   int // a die one up or down
	Colours int // a die as another colour
	Less    int // a purchase with a die less
}

// Use is what one die counts as.
type Use struct {
	Value uint8            // 0 for a die that is not used
	As    catalogue.Colour // another colour, White for its own
	Box   uint8            // which it fills, from 0
}

// Way is a use of some dice, by their places.
type Way [catalogue.Dice]Use

// Steps is how often a die is taken one up or down.
func (w Way) Steps(dice Dice) int {
	n := 0
	for i, u := range w {
		if u.Value > 0 {
			n += distance(u.Value, dice[i])
		}
	}
	return n
}

// Colours is how many dice count as another colour.
func (w Way) Colours() int {
	n := 0
	for _, u := range w {
		if u.As != catalogue.White {
			n++
		}
	}
	return n
}

// Used is the set of dice used, a bit each, and how many they are.
func (w Way) Used() (set uint8, size int) {
	for i, u := range w {
		if u.Value > 0 {
			set |= 1 << i
			size++
		}
	}
	return set, size
}

// key is the way without its boxes.
func (w Way) key() uint32 {
	var k uint32
	for _, u := range w {
		k = k<<6 | uint32(u.Value)<<3 | uint32(u.As)
	}
	return k
}

func distance(a, b uint8) int {
	if a > b {
		return int(a - b)
	}
	return int(b - a)
}

// cost of a way, and where it belongs among others.
type cost struct {
	set            uint8
	steps, colours int
}

func (w Way) cost(dice Dice) cost {
	set, _ := w.Used()
	return cost{set, w.Steps(dice), w.Colours()}
}

// over reports whether a way costs more than another with the same dice.
func (c cost) over(d cost) bool {
	return c.set == d.set && c != d && c.steps >= d.steps && c.colours >= d.colours
}

// cheapest leaves out ways that cost more than others with the same dice, and
// puts the rest in order: with fewer helps first, then by the dice.
func cheapest(ways []Way, dice Dice) []Way {
	front := make(map[cost]bool)
	for _, w := range ways {
		front[w.cost(dice)] = true
	}
	for c := range front {
		for d := range front {
			if c.over(d) {
				front[c] = false
				break
			}
		}
	}
	ways = slices.DeleteFunc(ways, func(w Way) bool { return !front[w.cost(dice)] })
	slices.SortFunc(ways, func(a, b Way) int {
		return cmp.Or(cmp.Compare(a.Steps(dice)+a.Colours(), b.Steps(dice)+b.Colours()), cmp.Compare(b.key(), a.key()))
	})
	return ways
}
