package canvas

import (
	"image"
)

// Dither draws a picture into r in black and paper, its greys by the density
// of dots.
//
// Floyd and Steinberg's error diffusion is used: seen from where dots blur,
// it comes closer to the grey than ordered dither does, and edges such as
// those of pips stay sharp. dither_test.go holds the figures.
func (c *Canvas) Dither(r image.Rectangle, picture image.Image) {
	grey := Greys(picture, r.Size())
	dots := Diffuse(grey)
	for y := range r.Dy() {
		for x, dot := range dots[y*r.Dx() : (y+1)*r.Dx()] {
			if dot {
				c.Set(r.Min.X+x, r.Min.Y+y, Black)
			}
		}
	}
}

// Diffuse decides dot by dot, to and fro, and hands what it missed to the
// dots around that are still to come.
func Diffuse(grey *image.Gray) []bool {
	w, h := grey.Rect.Dx(), grey.Rect.Dy()
	dots := make([]bool, w*h)
	// What is owed to this row and the next, in sixteenths, with a column on
	// each side.
	here, below := make([]int, w+2), make([]int, w+2)
	for y := range h {
		step, x := 1, 0
		if y%2 == 1 {
			step, x = -1, w-1
		}
		row, line := grey.Pix[y*grey.Stride:], dots[y*w:(y+1)*w]
		for ; x >= 0 && x < w; x += step {
			miss := int(row[x]) + here[x+1]/16
			if line[x] = miss < 128; !line[x] {
				miss -= 255
			}
			here[x+1+step] += 7 * miss
			below[x+1-step] += 3 * miss
			below[x+1] += 5 * miss
			below[x+1+step] += miss
		}
		here, below = below, here
		clear(below)
	}
	return dots
}
