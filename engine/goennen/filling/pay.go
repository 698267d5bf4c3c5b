package filling

import "math/bits"

// Pay are all ways to buy at a price: so many equal dice, or fewer with help.
// Each choice of dice comes with every value that needs the fewest steps. The Box of
// a Use means nothing here. The order is: with fewer steps first, then by the dice.
func Pay(price int, dice Dice, aid Aid) []Way {
	var all []Way
	for set := uint8(0); set < 1<<len(dice); set++ {
		if n := bits.OnesCount8(set); n > price || n < price-aid.Less || set&^dice.usable() != 0 {
			continue
		}
		if ways, steps := equal(set, dice); steps <= aid.Steps {
			all = append(all, ways...)
		}
	}
	return cheapest(all, dice)
}

// usable are the dice that may be used, a bit each.
func (d Dice) usable() uint8 {
	var set uint8
	for i, v := range d {
		if v > 0 {
			set |= 1 << i
		}
	}
	return set
}

// equal makes the dice of a set equal with the fewest steps: in several ways where
// several values need as few, and in one way where there are no dice.
func equal(set uint8, dice Dice) (best []Way, fewest int) {
	if set == 0 {
		return []Way{{}}, 0
	}
	fewest = sides * len(dice)
	for v := uint8(1); v <= sides; v++ {
		var w Way
		for i := range dice {
			if set>>i&1 == 1 {
				w[i].Value = v
			}
		}
		switch n := w.Steps(dice); {
		case n < fewest:
			best, fewest = []Way{w}, n
		case n == fewest:
			best = append(best, w)
		}
	}
	return best, fewest
}
