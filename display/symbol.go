package display

import (
	"image"
	"math"
)

// Symbols the Go fonts lack, used in text like any other character.
const (
	starFull  = '★'
	starHalf  = '⯨'
	starEmpty = '☆'
	fox       = '🦊'
	again     = '↻'
	comeBack  = '↩'
	tick      = '✓'
	equalDice = '⚌'
)

// A corner is a point of an outline in a square of side 1, right and down.
type corner struct{ x, y float64 }

// An outline is a shape by its contours; one that runs the other way round
// cuts a hole.
type outline [][]corner

var symbols = map[rune]outline{
	starFull:  {star(0.5, 10)},
	starHalf:  {star(0.5, 10), reversed(rightHalf(star(0.36, 10)))},
	starEmpty: {star(0.5, 10), reversed(star(0.36, 10))},
	fox:       foxHead,
	comeBack:  {bentArrow},
	tick:      {{{0, 0.55}, {0.15, 0.4}, {0.38, 0.63}, {0.85, 0.1}, {1, 0.25}, {0.38, 0.92}}},
	equalDice: {box(0, 0.05, 0.6, 0.65), reversed(box(0.12, 0.17, 0.48, 0.53)), {{0.4, 0.75}, {0.7, 0.75}, {0.7, 0.35}, {1, 0.35}, {1, 1}, {0.4, 1}}, reversed(box(0.52, 0.77, 0.88, 0.88))},
	again:     {arc(0.44, 0.26, 0.2, 1), {{0.5, -0.04}, {0.84, 0.21}, {0.5, 0.46}}},
}

// foxHead is a face with two ears, two eyes and a pointed nose.
var foxHead = outline{
	{{0, 0}, {0.3, 0.24}, {0.7, 0.24}, {1, 0}, {1, 0.55}, {0.62, 0.94}, {0.5, 1}, {0.38, 0.94}, {0, 0.55}},
	reversed([]corner{{0.18, 0.42}, {0.38, 0.52}, {0.38, 0.66}, {0.18, 0.52}}),
	reversed([]corner{{0.82, 0.42}, {0.82, 0.52}, {0.62, 0.66}, {0.62, 0.52}}),
}

// bentArrow turns back to the left.
var bentArrow = []corner{
	{0, 0.34}, {0.4, 0}, {0.4, 0.22}, {0.7, 0.22}, {0.97, 0.46}, {0.97, 0.76}, {0.7, 1}, {0.15, 1},
	{0.15, 0.76}, {0.6, 0.76}, {0.72, 0.66}, {0.72, 0.56}, {0.6, 0.46}, {0.4, 0.46}, {0.4, 0.68},
}

// star has five points, the first at the top, around the middle of the square.
func star(radius float64, points int) []corner {
	corners := make([]corner, points)
	for i := range corners {
		r := radius
		if i%2 == 1 {
			r *= 0.45
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(points))
		corners[i] = corner{0.5 + r*sin*1.05, 0.53 - r*cos*1.05}
	}
	return corners
}

// rightHalf cuts a star down its middle.
func rightHalf(corners []corner) []corner { return corners[:len(corners)/2+1] }

func reversed(corners []corner) []corner {
	back := make([]corner, len(corners))
	for i, p := range corners {
		back[len(back)-1-i] = p
	}
	return back
}

// arc is a band between two radii, from one turn to another, clockwise from
// the top.
func arc(outer, inner, from, to float64) []corner {
	const steps = 24
	at := func(r, turn float64) corner {
		sin, cos := math.Sincos(2 * math.Pi * turn)
		return corner{0.5 + r*sin, 0.56 - r*cos}
	}
	var out, in []corner
	for i := 0; i <= steps; i++ {
		turn := from + (to-from)*float64(i)/steps
		out = append(out, at(outer, turn))
		in = append(in, at(inner, turn))
	}
	return append(out, reversed(in)...)
}

// glyph draws the outline beside capitals of the given height.
func (o outline) glyph(cap int) *glyph {
	side := cap + cap/5
	return &glyph{
		dots:    o.raster(side),
		at:      image.Pt(1, -cap-(side-cap)/2),
		advance: side + 2,
	}
}
