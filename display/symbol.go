package display

import (
	"image"

	"silvertray/engine/icon"
)

// Symbols the Go fonts lack, used in text like any other character.
const (
	starFull  = '★'
	starHalf  = '⯨'
	starEmpty = '☆'
	again     = '↻'
	tick      = '✓'
	equalDice = '⚌'
)

var symbols = map[rune]icon.Outline{
	starFull:  {icon.Star(0.5)},
	starHalf:  {icon.Star(0.5), icon.Reversed(rightHalf(icon.Star(0.36)))},
	starEmpty: {icon.Star(0.5), icon.Reversed(icon.Star(0.36))},
	tick:      {{{0, 0.55}, {0.15, 0.4}, {0.38, 0.63}, {0.85, 0.1}, {1, 0.25}, {0.38, 0.92}}},
	equalDice: {icon.Box(0, 0.05, 0.6, 0.65), icon.Reversed(icon.Box(0.12, 0.17, 0.48, 0.53)), {{0.4, 0.75}, {0.7, 0.75}, {0.7, 0.35}, {1, 0.35}, {1, 1}, {0.4, 1}}, icon.Reversed(icon.Box(0.52, 0.77, 0.88, 0.88))},
	again:     icon.Again.Outline,
}

// rightHalf cuts a star down its middle.
func rightHalf(corners []icon.Corner) []icon.Corner { return corners[:len(corners)/2+1] }

// glyphOf draws an outline beside capitals of the given height.
func glyphOf(o icon.Outline, cap int) *glyph {
	side := cap + cap/5
	return &glyph{
		dots:    raster(o, side),
		at:      image.Pt(1, -cap-(side-cap)/2),
		advance: side + 2,
	}
}
