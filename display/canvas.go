package display

import (
	"image"
	"math"

	"silvertray/internal/words"
)

// An ink is a palette index.
type ink uint8

// The two inks of a one-bit panel.
const (
	paper ink = iota
	black
)

// A canvas is the sheet of paper a screen draws on. Everything drawn is
// clipped to it.
type canvas struct {
	pic      *image.Paletted
	style    style
	language words.Language
	placed   []placed // every text drawn, for the tests to measure
}

// placed is a text as drawn: where it was meant to be, and where its ink lies.
type placed struct {
	text         string
	region, inks image.Rectangle
}

func newCanvas(size image.Point) *canvas {
	size.X, size.Y = max(size.X, 0), max(size.Y, 0)
	return &canvas{
		pic:   image.NewPaletted(image.Rectangle{Max: size}, Palette),
		style: styleFor(size),
	}
}

// bounds is the whole picture.
func (c *canvas) bounds() image.Rectangle { return c.pic.Rect }

func (c *canvas) set(x, y int, k ink) {
	if (image.Point{X: x, Y: y}).In(c.pic.Rect) {
		c.pic.Pix[y*c.pic.Stride+x] = uint8(k)
	}
}

func (c *canvas) fill(r image.Rectangle, k ink) {
	r = r.Intersect(c.pic.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := c.pic.Pix[y*c.pic.Stride+r.Min.X : y*c.pic.Stride+r.Max.X]
		for i := range row {
			row[i] = uint8(k)
		}
	}
}

// frame draws a line of the given width just inside r.
func (c *canvas) frame(r image.Rectangle, width int, k ink) {
	c.fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width), k)
	c.fill(image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y), k)
	c.fill(image.Rect(r.Min.X, r.Min.Y, r.Min.X+width, r.Max.Y), k)
	c.fill(image.Rect(r.Max.X-width, r.Min.Y, r.Max.X, r.Max.Y), k)
}

// round fills a rectangle with rounded corners.
func (c *canvas) round(r image.Rectangle, radius int, k ink) {
	radius = min(radius, r.Dx()/2, r.Dy()/2)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		in := inset(min(y-r.Min.Y, r.Max.Y-1-y), radius)
		c.fill(image.Rect(r.Min.X+in, y, r.Max.X-in, y+1), k)
	}
}

// roundFrame draws the outline of a rounded rectangle over paper.
func (c *canvas) roundFrame(r image.Rectangle, radius, width int) {
	c.round(r, radius, black)
	c.round(r.Inset(width), radius-width, paper)
}

// inset is how far a rounded corner lies in on the row-th row from its edge.
func inset(row, radius int) int {
	if row >= radius {
		return 0
	}
	r, dy := float64(radius), float64(radius-row)-0.5
	return int(r - math.Sqrt(r*r-dy*dy) + 0.5)
}

// disc fills a circle of diameter d whose box has its top left corner at p.
func (c *canvas) disc(p image.Point, d int, k ink) {
	for y := range d {
		for x := range d {
			dx, dy := 2*x+1-d, 2*y+1-d
			if dx*dx+dy*dy <= d*d {
				c.set(p.X+x, p.Y+y, k)
			}
		}
	}
}

// ring draws a circle line of the given width.
func (c *canvas) ring(p image.Point, d, width int) {
	c.disc(p, d, black)
	c.disc(p.Add(image.Pt(width, width)), d-2*width, paper)
}

// cross strikes a rectangle out from corner to corner.
func (c *canvas) cross(r image.Rectangle, width int, k ink) {
	if r.Empty() {
		return
	}
	steps := max(r.Dx(), r.Dy())
	for i := range steps {
		x, y := i*(r.Dx()-1)/max(steps-1, 1), i*(r.Dy()-1)/max(steps-1, 1)
		for w := range width {
			dx := w - (width-1)/2
			c.setIn(r, r.Min.X+x+dx, r.Min.Y+y, k)
			c.setIn(r, r.Max.X-1-x-dx, r.Min.Y+y, k)
		}
	}
}

func (c *canvas) setIn(r image.Rectangle, x, y int, k ink) {
	if (image.Point{X: x, Y: y}).In(r) {
		c.set(x, y, k)
	}
}

// dotted fills a rectangle with one dot in every square of the given pitch,
// the grey of a one-bit panel.
func (c *canvas) dotted(r image.Rectangle, pitch int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if x%pitch == 0 && y%pitch == 0 {
				c.set(x, y, black)
			}
		}
	}
}

// dashed makes gaps into a frame drawn before.
func (c *canvas) dashed(r image.Rectangle, width int) {
	for x := r.Min.X; x < r.Max.X; x++ {
		if (x-r.Min.X)/2%3 == 2 {
			c.fill(image.Rect(x, r.Min.Y, x+1, r.Min.Y+width), paper)
			c.fill(image.Rect(x, r.Max.Y-width, x+1, r.Max.Y), paper)
		}
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		if (y-r.Min.Y)/2%3 == 2 {
			c.fill(image.Rect(r.Min.X, y, r.Min.X+width, y+1), paper)
			c.fill(image.Rect(r.Max.X-width, y, r.Max.X, y+1), paper)
		}
	}
}
