package display

import "image"

// miniDie is the side of a die within a line of text.
func (c *canvas) miniDie() int { return (c.rowHeight() - 2) &^ 1 }

// diceSigns stand for the colours of dice, with the room that each takes.
func (c *canvas) diceSigns(dice []die) (all []string, width int) {
	names := make([]string, len(dice))
	for i, d := range dice {
		names[i] = d.colour
	}
	all = signs(c.sayAll(names))
	for _, sign := range all {
		width = max(width, c.style.small.width(sign))
	}
	return all, width
}

// entryWidth is the room that an entry takes on one line, without what it
// brings.
func (c *canvas) entryWidth(e entry) int {
	if e.dice == nil {
		return c.style.text.width(e.text)
	}
	_, sign := c.diceSigns(e.dice)
	return len(e.dice)*(sign+2+c.miniDie()+c.style.margin) - c.style.margin
}

// rolled draws the dice of a roll in a line of text, each behind the sign of
// its colour; k is the ink of the signs. Dice are black on paper always, as
// they lie on the table.
func (c *canvas) rolled(r image.Rectangle, dice []die, k ink) {
	all, width := c.diceSigns(dice)
	pitch := min(width+2+c.miniDie()+c.style.margin, (r.Dx()+c.style.margin)/max(len(dice), 1))
	c.signed(r, dice, all, width, pitch, k)
}

// signed draws dice in a line, each behind a sign that has the given room.
func (c *canvas) signed(r image.Rectangle, dice []die, all []string, width, pitch int, k ink) {
	side := c.miniDie()
	for i, d := range dice {
		sign, rest := cutLeft(r, width)
		_, box := cutLeft(rest, 2)
		box, _ = cutLeft(box, side)
		c.text(c.style.small, sign, right, all[i], k)
		if box.Dx() == side {
			c.die(middle(box, side, side), d)
		}
		_, r = cutLeft(r, pitch)
	}
}
