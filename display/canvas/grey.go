package canvas

import (
	"image"
	"image/color"
	"image/draw"
)

// probes is how many places a side are looked at for one dot, at the most:
// nine a dot keep the pips of a die, whatever the camera's resolution.
const probes = 3

// Greys scales a picture and stretches its greys to the whole range, leaving
// out a hundredth at each end: a panel has no other contrast.
//
// Scaling comes before all else and looks at a bounded number of places for
// each dot, so that the time depends on the panel and not on the camera.
func Greys(picture image.Image, size image.Point) *image.Gray {
	grey := Scaled(picture, size)
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
	var stretched [256]uint8
	for v := range stretched {
		stretched[v] = uint8(min(max((v-low)*255/max(high-low, 1), 0), 255))
	}
	for i, v := range grey.Pix {
		grey.Pix[i] = stretched[v]
	}
	return grey
}

// Scaled is a picture in greys at another size, each dot the mean of places
// spread evenly over what it stands for.
func Scaled(picture image.Image, size image.Point) *image.Gray {
	grey := image.NewGray(image.Rectangle{Max: size})
	p := lightOf(picture)
	xs, acrossX := probesAlong(p.size.X, size.X)
	ys, acrossY := probesAlong(p.size.Y, size.Y)
	sums := make([]int, size.X)
	for y := range size.Y {
		clear(sums)
		for _, from := range ys[y*acrossY : (y+1)*acrossY] {
			p.addRow(sums, from, xs, acrossX)
		}
		row := grey.Pix[y*grey.Stride:]
		for x, sum := range sums {
			row[x] = uint8(sum / (acrossX * acrossY))
		}
	}
	return grey
}

// probesAlong are the pixels to look at along one side of a picture, so many for
// each of n dots.
func probesAlong(pixels, n int) (at []int, each int) {
	each = min(max(pixels/max(n, 1), 1), probes)
	for i := range n * each {
		at = append(at, (2*i+1)*pixels/(2*n*each))
	}
	return at, each
}

// light is where a picture's bytes are, and how to read grey from them.
type light struct {
	pix           []uint8
	size          image.Point
	stride, pixel int // bytes from one row, and one pixel, to the next
	colour        bool
}

// lightOf reads the kinds that cameras deliver in place; any other is
// converted first.
func lightOf(picture image.Image) light {
	size := picture.Bounds().Size()
	switch p := picture.(type) {
	case *image.Gray:
		return light{p.Pix, size, p.Stride, 1, false}
	case *image.YCbCr:
		return light{p.Y, size, p.YStride, 1, false}
	case *image.RGBA:
		return light{p.Pix, size, p.Stride, 4, true}
	case *image.NRGBA:
		return light{p.Pix, size, p.Stride, 4, true}
	}
	p := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(p, p.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.Draw(p, p.Rect, picture, picture.Bounds().Min, draw.Over)
	return light{p.Pix, size, p.Stride, 4, true}
}

// addRow adds the greys of one row of pixels to each dot's sum.
func (p light) addRow(sums []int, y int, xs []int, each int) {
	row := p.pix[y*p.stride:]
	for i := range sums {
		for _, x := range xs[i*each : (i+1)*each] {
			at := x * p.pixel
			if p.colour { // the weights of ITU-R BT.601, in 256ths
				sums[i] += (77*int(row[at]) + 150*int(row[at+1]) + 29*int(row[at+2])) >> 8
				continue
			}
			sums[i] += int(row[at])
		}
	}
}
