package display

import (
	"image"

	"golang.org/x/image/draw"
)

// dither draws a picture into r in black and paper, its greys by the density
// of dots.
//
// Floyd and Steinberg's error diffusion is used: seen from where dots blur,
// it comes closer to the grey than ordered dither does, and edges such as
// those of pips stay sharp. dither_test.go holds the figures.
func (c *canvas) dither(r image.Rectangle, picture image.Image) {
	grey := greys(picture, r.Size())
	for i, dot := range diffuse(grey) {
		if dot {
			c.set(r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx(), black)
		}
	}
}

// greys scales a picture and stretches its greys to the whole range, leaving
// out a hundredth at each end: a panel has no other contrast.
func greys(picture image.Image, size image.Point) *image.Gray {
	grey := image.NewGray(image.Rectangle{Max: size})
	draw.ApproxBiLinear.Scale(grey, grey.Rect, picture, picture.Bounds(), draw.Src, nil)
	var counts [256]int
	for _, v := range grey.Pix {
		counts[v]++
	}
	low, high := 0, 255
	for n := counts[low]; n < len(grey.Pix)/100 && low < high; low++ {
		n += counts[low+1]
	}
	for n := counts[high]; n < len(grey.Pix)/100 && high > low; high-- {
		n += counts[high-1]
	}
	for i, v := range grey.Pix {
		grey.Pix[i] = uint8(min(max((int(v)-low)*255/max(high-low, 1), 0), 255))
	}
	return grey
}

// diffuse decides dot by dot, to and fro, and hands what it missed to the
// dots around that are still to come.
func diffuse(grey *image.Gray) []bool {
	w, h := grey.Rect.Dx(), grey.Rect.Dy()
	dots := make([]bool, w*h)
	owed := make([]int, (w+2)*(h+1)) // in sixteenths, with a column on each side
	for y := range h {
		step, x := 1, 0
		if y%2 == 1 {
			step, x = -1, w-1
		}
		for ; x >= 0 && x < w; x += step {
			at := y*(w+2) + x + 1
			value := int(grey.GrayAt(x, y).Y) + owed[at]/16
			miss := value
			if dots[y*w+x] = value < 128; !dots[y*w+x] {
				miss -= 255
			}
			below := at + w + 2
			owed[at+step] += 7 * miss
			owed[below-step] += 3 * miss
			owed[below] += 5 * miss
			owed[below+step] += miss
		}
	}
	return dots
}
