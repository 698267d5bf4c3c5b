package display

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// A shape is a symbol of a board, told apart without colour: what it looks like
// where there is room, and dot by dot where there is little.
type shape struct {
	outline outline
	// seven and five are as many rows of as many dots.
	seven, five string
}

// Shapes are drawn by their dots below the first of these sides, and below the
// last one not at all: a letter stands for them.
const (
	outlined   = 11
	smallShape = 7
	leastShape = 5
)

// shapes are the symbols by the colour that names them.
var shapes = map[string]shape{
	"red": {
		outline{spikes(12, 0.5, 0.27)},
		"#..#..#|.#.#.#.|..###..|#######|..###..|.#.#.#.|#..#..#",
		"#.#.#|.###.|#####|.###.|#.#.#",
	},
	"green": {
		outline{arcOf(0.47, 0, 1)},
		"..###..|.#####.|#######|#######|#######|.#####.|..###..",
		".###.|#####|#####|#####|.###.",
	},
	"blue": {
		outline{spikes(6, 0.5, 0.27)},
		"...#...|..###..|#######|.#####.|#######|..###..|...#...",
		"..#..|#####|.###.|#####|..#..",
	},
	// A solid hexagon would look like a disc.
	"orange": {
		outline{spikes(6, 0.5, 0.433), reversed(spikes(6, 0.38, 0.329)), spikes(6, 0.17, 0.147)},
		".#####.|.#...#.|#.....#|#..#..#|#.....#|.#...#.|.#####.",
		".###.|#...#|#.#.#|#...#|.###.",
	},
	"yellow": {
		append(outline{arcOf(0.24, 0, 1)}, beams(12)...),
		"#..#..#|.......|..###..|#.###.#|..###..|.......|#..#..#",
		"#...#|..#..|.###.|..#..|#...#",
	},
	"purple": {
		outline{arcOf(0.48, 0, 1), reversed(arcOf(0.24, 0, 1))},
		"..###..|.#####.|##...##|##...##|##...##|.#####.|..###..",
		".###.|##.##|#...#|##.##|.###.",
	},
}

// spikes are the corners of a star, the first at the top; a hexagon where the
// inner radius is that of its sides.
func spikes(n int, outer, inner float64) []corner {
	corners := make([]corner, 2*n)
	for i := range corners {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(n))
		corners[i] = corner{0.5 + r*sin, 0.5 - r*cos}
	}
	return corners
}

// arcOf is a part of a disc, from one turn to another.
func arcOf(radius, from, to float64) []corner {
	const steps = 32
	var corners []corner
	for i := range steps {
		sin, cos := math.Sincos(2 * math.Pi * (from + (to-from)*float64(i)/steps))
		corners = append(corners, corner{0.5 + radius*sin, 0.5 - radius*cos})
	}
	return corners
}

// beams are rays that stand off a disc.
func beams(n int) (all outline) {
	at := func(turn, radius float64) corner {
		sin, cos := math.Sincos(2 * math.Pi * turn)
		return corner{0.5 + radius*sin, 0.5 - radius*cos}
	}
	for i := range n {
		turn := float64(i) / float64(n)
		all = append(all, []corner{at(turn-0.028, 0.34), at(turn-0.018, 0.5), at(turn+0.018, 0.5), at(turn+0.028, 0.34)})
	}
	return all
}

// raster are the dots of an outline in a square.
func (o outline) raster(side int) [][]bool {
	mask := image.NewAlpha(image.Rect(0, 0, side, side))
	raster := vector.NewRasterizer(side, side)
	scale := float32(side)
	for _, contour := range o {
		for i, p := range contour {
			x, y := float32(p.x)*scale, float32(p.y)*scale
			if i == 0 {
				raster.MoveTo(x, y)
			} else {
				raster.LineTo(x, y)
			}
		}
		raster.ClosePath()
	}
	raster.DrawOp = draw.Src
	raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
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
	return s.dots(side)
}

// dots are those of a shape in a square of the given side.
func (s shape) dots(side int) [][]bool {
	switch {
	case side < smallShape:
		return dotsOf(s.five)
	case side < outlined:
		return dotsOf(s.seven)
	}
	return s.outline.raster(side)
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
