package canvas

import (
	"image"

	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/engine/icon"
)

// Shapes are drawn by their dots below the first of these sides, and below the
// last one not at all: a letter stands for them.
const (
	outlined   = 11
	SmallShape = 7
	LeastShape = 5
)

// Symbol draws a board's symbol in the middle of a square of the given side: its
// icon, or its letter where that has no room or there is none.
func (c *Canvas) Symbol(s engine.Symbol, middle image.Point, side int, k Ink) {
	dots := c.dots(s, side)
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

func (c *Canvas) dots(s engine.Symbol, side int) [][]bool {
	if s.Icon != nil && side >= LeastShape {
		if dots := DotsIn(*s.Icon, side); len(dots) > 0 {
			return dots
		}
	}
	return c.letterFace(side).Glyph([]rune(c.Sign(s.Name) + " ")[0]).Dots
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
