package font

import (
	"image"
	"image/draw"

	"golang.org/x/image/vector"

	"silvertray/engine/icon"
)

// Symbols the Go fonts lack, used in text like any other character.
const (
	StarFull  = '★'
	StarHalf  = '⯨'
	StarEmpty = '☆'
	Again     = '↻'
	Tick      = '✓'
	EqualDice = '⚌'
)

var symbols = map[rune]icon.Outline{
	StarFull:  {icon.Star(0.5)},
	StarHalf:  {icon.Star(0.5), icon.Reversed(rightHalf(icon.Star(0.36)))},
	StarEmpty: {icon.Star(0.5), icon.Reversed(icon.Star(0.36))},
	Tick:      {{{0, 0.55}, {0.15, 0.4}, {0.38, 0.63}, {0.85, 0.1}, {1, 0.25}, {0.38, 0.92}}},
	EqualDice: {icon.Box(0, 0.05, 0.6, 0.65), icon.Reversed(icon.Box(0.12, 0.17, 0.48, 0.53)), {{0.4, 0.75}, {0.7, 0.75}, {0.7, 0.35}, {1, 0.35}, {1, 1}, {0.4, 1}}, icon.Reversed(icon.Box(0.52, 0.77, 0.88, 0.88))},
	Again:     icon.Again.Outline,
}

// rightHalf cuts a star down its middle.
func rightHalf(corners []icon.Corner) []icon.Corner { return corners[:len(corners)/2+1] }

// GlyphOf draws an outline beside capitals of the given height.
func GlyphOf(o icon.Outline, cap int) *Glyph {
	side := cap + cap/5
	return &Glyph{
		Dots:    Raster(o, side),
		At:      image.Pt(1, -cap-(side-cap)/2),
		Advance: side + 2,
	}
}

// Raster are the dots of an outline in a square.
func Raster(o icon.Outline, side int) [][]bool {
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
