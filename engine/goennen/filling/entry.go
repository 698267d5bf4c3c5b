package filling

import "silvertray/engine/goennen/catalogue"

// Entry is a die that fills one box.
type Entry struct {
	Die int
	Use
}

// Entries are all ways to fill a single box of a card without breaking a link:
// by box, then by die, then by value. Here each value counts, since the others
// have to go with it later.
func Entries(card *catalogue.Card, written []uint8, dice Dice, aid Aid) []Entry {
	var all []Entry
	now := append([]uint8(nil), written...)
	for box := range card.Boxes {
		if written[box] > 0 {
			continue
		}
		for die, own := range dice {
			as, ok := recolour(card.Boxes[box].Colour, die)
			if own == 0 || !ok && aid.Colours == 0 {
				continue
			}
			for v := uint8(1); v <= sides; v++ {
				now[box] = v
				if distance(v, own) <= aid.Steps && !card.Against(now) && !falls(card, now) {
					all = append(all, Entry{die, Use{Value: v, As: as, Box: uint8(box)}})
				}
			}
		}
		now[box] = 0
	}
	return all
}

// falls reports whether the last box has been filled and the card still asks for a
// higher sum: it could never be completed, and is never left so.
func falls(card *catalogue.Card, written []uint8) bool {
	for i := range card.Boxes {
		if written[i] == 0 {
			return false
		}
	}
	return !card.Completed(written)
}
