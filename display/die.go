package display

import "image"

// A die as drawn: pips for the value and a word for the colour, which one-bit
// ink cannot show.
type die struct {
	colour string
	value  int // 1 to 6; anything else is drawn as a question
	state  dieState
}

// dieState is how far a die is to be trusted.
type dieState uint8

// The states of a die.
const (
	certain  dieState = iota
	doubtful          // dashed, with a question mark at its corner
	absent            // an empty dashed place
	chosen            // white on black: its value is being changed
	thrown            // dashed, with an arrow at its corner: to be thrown again
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

// die draws a die into the square r, if pips have room there.
func (c *canvas) die(r image.Rectangle, d die) {
	const smallest = 8
	if r.Dx() < smallest {
		return
	}
	line := max(1, r.Dx()/24)
	radius := r.Dx() / 6
	c.roundFrame(r, radius, line)
	mark := black
	switch d.state {
	case absent:
		c.dashed(r, line)
		return
	case doubtful, thrown:
		c.dashed(r, line)
	case chosen:
		c.round(r, radius, black)
		mark = paper
	}
	if d.value < 1 || d.value > 6 {
		c.text(fitting(bold, "?", r.Dx()/2, r.Dy()*2/3), r, centre, "?", mark)
	} else {
		c.pips(r, d.value, mark)
	}
	switch d.state {
	case doubtful:
		c.corner(r, "?")
	case thrown:
		c.corner(r, string(again))
	}
}

// pips draws a value. Dice and pips have even sides, so that the middle pip is
// exactly in the middle.
func (c *canvas) pips(r image.Rectangle, value int, k ink) {
	side := r.Dx()
	pip := max(side/10, 1) * 2
	edge := (side - 3*pip + 2) / 4
	step := (side - pip - 2*edge) / 2
	for _, p := range pips[value] {
		c.disc(r.Min.Add(image.Pt(edge, edge)).Add(p.Mul(step)), pip, k)
	}
}

// corner puts a sign on the top right corner of a die.
func (c *canvas) corner(r image.Rectangle, sign string) {
	f := c.style.small
	if r.Dx() < 3*f.cap {
		f = tiny
	}
	d := f.cap + 5
	badge := image.Rect(0, 0, d, d).Add(image.Pt(r.Max.X-d*2/3, r.Min.Y-d/3))
	c.disc(badge.Min.Sub(image.Pt(1, 1)), d+2, paper)
	c.disc(badge.Min, d, black)
	c.text(f, badge, centre, sign, paper)
}

// diceRow draws dice side by side, as large as the given height below them
// allows, but no larger than is good to look at. It leaves air of the given
// height above and below the dice, and returns where each lies and what is left
// of r below.
func (c *canvas) diceRow(r image.Rectangle, dice []die, air, below int) (boxes []image.Rectangle, rest image.Rectangle) {
	pitch := r.Dx() / max(len(dice), 1)
	captions := c.captionHeight()
	height := r.Dy() - below
	if !c.low() {
		height = min(height, r.Dy()*3/5)
	}
	side := max(min(height-captions-2*air, pitch-c.style.margin), c.leastDie())
	pitch = min(pitch, side*3/2)
	names := c.words(dice, pitch-2)
	_, rest = cutTop(r, side+captions+2*air)
	return c.dice(r.Min.Add(image.Pt(0, air)), dice, names, side, pitch, air), rest
}

// leastDie is the side of the smallest die whose pips can be told apart.
func (c *canvas) leastDie() int { return c.style.small.cap * 3 / 2 }

// leastRow is the height of a row of such dice.
func (c *canvas) leastRow(air int) int { return c.leastDie() + c.captionHeight() + 2*air }

// captionHeight is the room for a die's pattern and its name.
func (c *canvas) captionHeight() int { return c.barHeight() + c.style.small.line() }

// dice draws dice of a given side with their patterns and names beneath.
func (c *canvas) dice(at image.Point, dice []die, names []string, side, pitch, air int) []image.Rectangle {
	f := c.style.small
	side = max(side, 0) &^ 1
	boxes := make([]image.Rectangle, len(dice))
	for i, d := range dice {
		col := image.Rect(0, 0, pitch, side).Add(at).Add(image.Pt(i*pitch, 0))
		boxes[i] = middle(col, side, side)
		c.die(boxes[i], d)
		under := image.Rect(col.Min.X+1, col.Max.Y+air, col.Max.X-1, col.Max.Y+air+c.captionHeight())
		bar, name := cutTop(under, c.barHeight())
		c.bar(middle(bar, side-side/8, bar.Dy()-2), d.colour)
		c.text(f, name, centre, names[i], black)
	}
	return boxes
}

// words are the names of the colours, or the signs for them where one of the
// names is wider than room.
func (c *canvas) words(dice []die, room int) []string {
	colours := make([]string, len(dice))
	for i, d := range dice {
		colours[i] = d.colour
	}
	names := c.sayAll(colours)
	for _, name := range names {
		if c.style.small.width(name) > room {
			return signs(names)
		}
	}
	return names
}
