package display

import (
	"image"
	"image/draw"

	"golang.org/x/image/vector"

	"silvertray/engine/icon"
)

// Shapes are drawn by their dots below the first of these sides, and below the
// last one not at all: a letter stands for them.
const (
	outlined   = 11
	smallShape = 7
	leastShape = 5
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

// raster are the dots of an outline in a square.
func raster(o icon.Outline, side int) [][]bool {
	mask := image.NewAlpha(image.Rect(0, 0, side, side))
	paint := vector.NewRasterizer(side, side)
	scale := float32(side)
	for _, contour := range o {
		for i, p := range contour {
			x, y := float32(p[0])*scale, float32(p[1])*scale
			if i == 0 {
				paint.MoveTo(x, y)
			} else {
				paint.LineTo(x, y)
			}
		}
		paint.ClosePath()
	}
	paint.DrawOp = draw.Src
	paint.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return threshold(mask, image.Point{}, mask.Rect.Size())
}

// symbol draws a board's symbol in the middle of a square of the given side: its
// shape, or its letter where the shape has no room or is not known.
func (c *canvas) symbol(name string, middle image.Point, side int, k ink) {
	dots := c.dots(name, side)
	if len(dots) == 0 {
		return
	}
	c.dotsAt(middle.Sub(image.Pt(len(dots[0])/2, len(dots)/2)), dots, k)
}

// dotsAt draws rows of dots from their top left corner.
func (c *canvas) dotsAt(from image.Point, dots [][]bool, k ink) {
	for y, row := range dots {
		for x, dot := range row {
			if dot {
				c.set(from.X+x, from.Y+y, k)
			}
		}
	}
}

func (c *canvas) dots(name string, side int) [][]bool {
	s, known := shapes[name]
	if !known || side < leastShape {
		return c.letterFace(side).glyph([]rune(c.sign(name) + " ")[0]).dots
	}
	return dotsIn(s, side)
}

// dotsIn are those of an icon in a square of the given side.
func dotsIn(s icon.Icon, side int) [][]bool {
	switch {
	case side < smallShape:
		return dotsOf(s.Five)
	case side < outlined:
		return dotsOf(s.Seven)
	}
	return raster(s.Outline, side)
}

// letterFace is the face for a letter in place of a shape.
func (c *canvas) letterFace(side int) *face {
	for _, f := range []*face{c.style.strong, c.style.small} {
		if f.cap <= side-2 {
			return f
		}
	}
	return tiny
}
