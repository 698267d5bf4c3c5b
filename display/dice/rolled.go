package dice

import (
	"image"

	"silvertray/display/canvas"
)

// MiniDie is the side of a die within a line of text.
func MiniDie(c *canvas.Canvas) int { return (c.RowHeight() - 2) &^ 1 }

// DiceSigns stand for the colours of dice, with the room that each takes.
func DiceSigns(c *canvas.Canvas, dice []Die) (all []string, width int) {
	names := make([]string, len(dice))
	for i, d := range dice {
		names[i] = d.Colour
	}
	all = canvas.Signs(c.SayAll(names))
	for _, sign := range all {
		width = max(width, c.Style.Small.Width(sign))
	}
	return all, width
}

// Rolled draws the dice of a roll in a line of text, each behind the sign of
// its colour; k is the ink of the signs. Dice are black on paper always, as
// they lie on the table.
func Rolled(c *canvas.Canvas, r image.Rectangle, dice []Die, k canvas.Ink) {
	all, width := DiceSigns(c, dice)
	pitch := min(width+2+MiniDie(c)+c.Style.Margin, (r.Dx()+c.Style.Margin)/max(len(dice), 1))
	signed(c, r, dice, all, width, pitch, k)
}

// signed draws dice in a line, each behind a sign that has the given room.
func signed(c *canvas.Canvas, r image.Rectangle, dice []Die, all []string, width, pitch int, k canvas.Ink) {
	side := MiniDie(c)
	for i, d := range dice {
		sign, rest := canvas.CutLeft(r, width)
		_, box := canvas.CutLeft(rest, 2)
		box, _ = canvas.CutLeft(box, side)
		c.Text(c.Style.Small, sign, canvas.Right, all[i], k)
		if box.Dx() == side {
			DrawDie(c, canvas.Middle(box, side, side), d)
		}
		_, r = canvas.CutLeft(r, pitch)
	}
}
