package catalogue

// Against reports whether the numbers written, 0 for an empty box, break a link or a
// printed number. Values may be missing between two that are compared: what
// counts is what is written.
func (c *Card) Against(written []uint8) bool {
	for i, box := range c.Boxes {
		if v := written[i]; v > 0 && (box.Number > 0 && v != box.Number || c.clashes(written, i)) {
			return true
		}
	}
	return false
}

// clashes compares a box with those before it that it is linked to.
func (c *Card) clashes(written []uint8, i int) bool {
	rising := false
	for j := i; j > 0 && c.Boxes[j].Link != Free; j-- {
		rising = rising || c.Boxes[j].Link == Rising
		before := written[j-1]
		if before == 0 {
			continue
		}
		if rising && before >= written[i] || !rising && before != written[i] {
			return true
		}
	}
	return false
}

// Completed reports whether every box is filled as the card asks.
func (c *Card) Completed(written []uint8) bool {
	sum := 0
	for i := range c.Boxes {
		if written[i] == 0 {
			return false
		}
		sum += int(written[i])
	}
	return sum >= c.Sum && !c.Against(written)
}

// Completable reports whether dice can still fill the empty boxes as the card asks.
func (c *Card) Completable(written []uint8) bool {
	most, ok := c.Most(written)
	return ok && most >= c.Sum
}

// Most is the highest sum that the card can still reach, false where its links
// cannot be kept any more.
func (c *Card) Most(written []uint8) (sum int, ok bool) {
	for end := len(c.Boxes); end > 0; {
		start := end - 1
		for c.Boxes[start].Link != Free && start > 0 {
			start--
		}
		part, ok := c.mostOf(written, start, end)
		if !ok {
			return 0, false
		}
		sum, end = sum+part, start
	}
	return sum, true
}

// mostOf is the highest sum of boxes that are linked, from start to before end.
// Equal ones go together; from the right each group takes the highest value that
// it may have. If those keep what is fixed, they are a way to fill the boxes.
func (c *Card) mostOf(written []uint8, start, end int) (sum int, ok bool) {
	var high [MaxBoxes + 1]int
	limit := sides
	for i := end - 1; i >= start; {
		first := i
		for first > start && c.Boxes[first].Link == Same {
			first--
		}
		value := limit
		for j := first; j <= i; j++ {
			if fixed := c.fixed(written, j); fixed > 0 {
				value = min(value, fixed)
			}
		}
		for j := first; j <= i; j++ {
			high[j] = value
			sum += value
		}
		limit, i = value-1, first-1
	}
	return sum, c.keeps(written, high[:], start, end)
}

// keeps reports whether the highest values are on a die, and those that are fixed.
func (c *Card) keeps(written []uint8, high []int, start, end int) bool {
	for j := start; j < end; j++ {
		if fixed := c.fixed(written, j); high[j] < 1 || fixed > 0 && high[j] != fixed {
			return false
		}
	}
	return true
}

// fixed is what a box has or asks for, 0 where any value may come. A number
// written that is not the printed one is none of 1 to 6 and fits nowhere.
func (c *Card) fixed(written []uint8, box int) int {
	printed, v := int(c.Boxes[box].Number), int(written[box])
	switch {
	case v == 0:
		return printed
	case printed > 0 && v != printed:
		return sides + 1
	}
	return v
}
