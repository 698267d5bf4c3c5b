package filling

import "math/bits"

// Pay are all ways to buy at a price: so many equal dice, or fewer with help.
// Each choice of dice comes once, as the value that needs the fewest steps, the
// lowest of those. The Box of a Use means nothing here. The order is: with fewer
// steps first, then by the dice.
func Pay(price int, dice Dice, aid Aid) []Way {
	var all []Way
	for set := uint8(0); set < 1<<len(dice); set++ {
		if n := bits.OnesCount8(set); n > price || n < price-aid.Less || set&^dice.usable() != 0 {
			continue
		}
		if w, steps := equal(set, dice); steps <= aid.Steps {
			all = append(all, w)
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

// equal makes the dice of a set equal with the fewest steps.
func equal(set uint8, dice Dice) (best Way, steps int) {
	steps = sides * len(dice)
	for v := uint8(1); v <= sides; v++ {
		var w Way
		for i := range dice {
			if set>>i&1 == 1 {
				w[i].Value = v
			}
		}
		if n := w.Steps(dice); n < steps {
			best, steps = w, n
		}
	}
	return best, steps
}
