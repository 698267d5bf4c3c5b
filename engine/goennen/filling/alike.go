package filling

import "silvertray/engine/goennen/catalogue"

// linked reports whether a sign stands beside a box.
func linked(card *catalogue.Card, box int) bool {
	return card.Boxes[box].Link != catalogue.Free ||
		box+1 < len(card.Boxes) && card.Boxes[box+1].Link != catalogue.Free
}

// alike reports whether two boxes, the first one further left, could change places:
// they ask for the same, and stand alone or in one group of equal ones.
func alike(card *catalogue.Card, a, b int) bool {
	x, y := card.Boxes[a], card.Boxes[b]
	if x.Colour != y.Colour || x.Number != y.Number {
		return false
	}
	if !linked(card, a) && !linked(card, b) {
		return true
	}
	for i := a + 1; i <= b; i++ {
		if card.Boxes[i].Link != catalogue.Same {
			return false
		}
	}
	return true
}
