package dice

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
)

// A Die as drawn: pips for the value and a word for the colour, which one-bit
// ink cannot show.
type Die struct {
	Colour string
	Value  int // 1 to 6; anything else is drawn as a question
	State  DieState
}

// DieState is how far a die can be trusted.
type DieState uint8

// The states of a die.
const (
	Certain  DieState = iota
	Doubtful          // dashed, with a question mark at its corner
	Absent            // an empty dashed place
	Chosen            // white on black: its value is being changed
	Thrown            // dashed, with an arrow at its corner: to be thrown again
)

// pips are the places of each value's pips in a grid of three by three.
var pips = [7][]image.Point{
	1: {{1, 1}},
	2: {{0, 0}, {2, 2}},
	3: {{0, 0}, {1, 1}, {2, 2}},
	4: {{0, 0}, {2, 0}, {0, 2}, {2, 2}},
	5: {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}},
	6: {{0, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {2, 2}},
}

// DrawDie draws a die into the square r, if pips have room there.
func DrawDie(c *canvas.Canvas, r image.Rectangle, d Die) {
	const smallest = 8
	if r.Dx() < smallest {
		return
	}
	line := max(1, r.Dx()/24)
	radius := r.Dx() / 6
	c.RoundFrame(r, radius, line)
	mark := canvas.Black
	switch d.State {
	case Absent:
		c.Dashed(r, line)
		return
	case Doubtful, Thrown:
		c.Dashed(r, line)
	case Chosen:
		c.Round(r, radius, canvas.Black)
		mark = canvas.Paper
	}
	if d.Value < 1 || d.Value > 6 {
		c.Text(font.Fitting(font.Bold, "?", r.Dx()/2, r.Dy()*2/3), r, canvas.Centre, "?", mark)
	} else {
		drawPips(c, r, d.Value, mark)
	}
	switch d.State {
	case Doubtful:
		drawCorner(c, r, "?")
	case Thrown:
		drawCorner(c, r, string(font.Again))
	}
}

// drawPips draws a value. Dice and pips have even sides, so that the middle pip is
// exactly in the middle.
func drawPips(c *canvas.Canvas, r image.Rectangle, value int, k canvas.Ink) {
	side := r.Dx()
	pip := max(side/10, 1) * 2
	edge := (side - 3*pip + 2) / 4
	step := (side - pip - 2*edge) / 2
	for _, p := range pips[value] {
		c.Disc(r.Min.Add(image.Pt(edge, edge)).Add(p.Mul(step)), pip, k)
	}
}

// drawCorner puts a sign on the top right corner of a die.
func drawCorner(c *canvas.Canvas, r image.Rectangle, sign string) {
	f := c.Style.Small
	if r.Dx() < 3*f.Cap {
		f = font.Tiny
	}
	d := f.Cap + 5
	badge := image.Rect(0, 0, d, d).Add(image.Pt(r.Max.X-d*2/3, r.Min.Y-d/3))
	c.Disc(badge.Min.Sub(image.Pt(1, 1)), d+2, canvas.Paper)
	c.Disc(badge.Min, d, canvas.Black)
	c.Text(f, badge, canvas.Centre, sign, canvas.Paper)
}

// DiceRow draws dice side by side, as large as the given height below them
// allows, but no larger than is good to look at. It leaves air of the given
// height above and below the dice, and returns where each lies and what is left
// of r below.
func DiceRow(c *canvas.Canvas, r image.Rectangle, dice []Die, air, below int) (boxes []image.Rectangle, rest image.Rectangle) {
	pitch := r.Dx() / max(len(dice), 1)
	captions := captionHeight(c)
	height := r.Dy() - below
	if !c.Low() {
		height = min(height, r.Dy()*3/5)
	}
	side := max(min(height-captions-2*air, pitch-c.Style.Margin), leastDie(c))
	pitch = min(pitch, side*3/2)
	names := namesOf(c, dice, pitch-2)
	_, rest = canvas.CutTop(r, side+captions+2*air)
	return DrawDice(c, r.Min.Add(image.Pt(0, air)), dice, names, side, pitch, air), rest
}

// leastDie is the side of the smallest die whose pips can be told apart.
func leastDie(c *canvas.Canvas) int { return c.Style.Small.Cap * 3 / 2 }

// leastRow is the height of a row of such dice.
func leastRow(c *canvas.Canvas, air int) int { return leastDie(c) + captionHeight(c) + 2*air }

// captionHeight is the room for a die's pattern and its name.
func captionHeight(c *canvas.Canvas) int { return c.BarHeight() + c.Style.Small.Line() }

// DrawDice draws dice of a given side with their patterns and names beneath.
func DrawDice(c *canvas.Canvas, at image.Point, dice []Die, names []string, side, pitch, air int) []image.Rectangle {
	f := c.Style.Small
	side = max(side, 0) &^ 1
	boxes := make([]image.Rectangle, len(dice))
	for i, d := range dice {
		col := image.Rect(0, 0, pitch, side).Add(at).Add(image.Pt(i*pitch, 0))
		boxes[i] = canvas.Middle(col, side, side)
		DrawDie(c, boxes[i], d)
		under := image.Rect(col.Min.X+1, col.Max.Y+air, col.Max.X-1, col.Max.Y+air+captionHeight(c))
		bar, name := canvas.CutTop(under, c.BarHeight())
		c.Bar(canvas.Middle(bar, side-side/8, bar.Dy()-2), d.Colour)
		c.Text(f, name, canvas.Centre, names[i], canvas.Black)
	}
	return boxes
}

// namesOf are the names of the colours, or the signs for them where one of the
// names is wider than room.
func namesOf(c *canvas.Canvas, dice []Die, room int) []string {
	colours := make([]string, len(dice))
	for i, d := range dice {
		colours[i] = d.Colour
	}
	names := c.SayAll(colours)
	for _, name := range names {
		if c.Style.Small.Width(name) > room {
			return canvas.Signs(names)
		}
	}
	return names
}
