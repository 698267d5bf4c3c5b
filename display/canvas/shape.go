package canvas

import (
	"image"

	"silvertray/display/font"
	"silvertray/engine/icon"
)

// Shapes are drawn by their dots below the first of these sides, and below the
// last one not at all: a letter stands for them.
const (
	outlined   = 11
	SmallShape = 7
	LeastShape = 5
)

// shapes are the symbols by the colour that names them.
var shapes = map[string]icon.Icon{
	"red": {
		Outline: icon.Outline{icon.Spikes(12, 0.5, 0.27)},
		Seven:   "#..#..#|.#.#.#.|..###..|#######|..###..|.#.#.#.|#..#..#",
		Five:    "#.#.#|.###.|#####|.###.|#.#.#",
	},
	"green": {
		Outline: icon.Outline{icon.Arc(0.47, 0, 1)},
		Seven:   "..###..|.#####.|#######|#######|#######|.#####.|..###..",
		Five:    ".###.|#####|#####|#####|.###.",
	},
	"blue": {
		Outline: icon.Outline{icon.Spikes(6, 0.5, 0.27)},
		Seven:   "...#...|..###..|#######|.#####.|#######|..###..|...#...",
		Five:    "..#..|#####|.###.|#####|..#..",
	},
	// A solid hexagon would look like a disc.
	"orange": {
		Outline: icon.Outline{icon.Spikes(6, 0.5, 0.433), icon.Reversed(icon.Spikes(6, 0.38, 0.329)), icon.Spikes(6, 0.17, 0.147)},
		Seven:   ".#####.|.#...#.|#.....#|#..#..#|#.....#|.#...#.|.#####.",
		Five:    ".###.|#...#|#.#.#|#...#|.###.",
	},
	"yellow": {
		Outline: append(icon.Outline{icon.Arc(0.24, 0, 1)}, icon.Beams(12)...),
		Seven:   "#..#..#|.......|..###..|#.###.#|..###..|.......|#..#..#",
		Five:    "#...#|..#..|.###.|..#..|#...#",
	},
	"purple": {
		Outline: icon.Outline{icon.Arc(0.48, 0, 1), icon.Reversed(icon.Arc(0.24, 0, 1))},
		Seven:   "..###..|.#####.|##...##|##...##|##...##|.#####.|..###..",
		Five:    ".###.|##.##|#...#|##.##|.###.",
	},
}

// Symbol draws a board's symbol in the middle of a square of the given side: its
// shape, or its letter where the shape has no room or is not known.
func (c *Canvas) Symbol(name string, middle image.Point, side int, k Ink) {
	dots := c.dots(name, side)
	if len(dots) == 0 {
		return
	}
	c.DotsAt(middle.Sub(image.Pt(len(dots[0])/2, len(dots)/2)), dots, k)
}

// DotsAt draws rows of dots from their top left corner.
func (c *Canvas) DotsAt(from image.Point, dots [][]bool, k Ink) {
	for y, row := range dots {
		for x, dot := range row {
			if dot {
				c.Set(from.X+x, from.Y+y, k)
			}
		}
	}
}

func (c *Canvas) dots(name string, side int) [][]bool {
	s, known := shapes[name]
	if !known || side < LeastShape {
		return c.letterFace(side).Glyph([]rune(c.Sign(name) + " ")[0]).Dots
	}
	return DotsIn(s, side)
}

// DotsIn are those of an icon in a square of the given side.
func DotsIn(s icon.Icon, side int) [][]bool {
	switch {
	case side < SmallShape:
		return font.DotsOf(s.Five)
	case side < outlined:
		return font.DotsOf(s.Seven)
	}
	return font.Raster(s.Outline, side)
}

// letterFace is the face for a letter in place of a shape.
func (c *Canvas) letterFace(side int) *font.Face {
	for _, f := range []*font.Face{c.Style.Strong, c.Style.Small} {
		if f.Cap <= side-2 {
			return f
		}
	}
	return font.Tiny
}
