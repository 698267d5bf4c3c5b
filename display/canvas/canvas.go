package canvas

import (
	"image"
	"image/color"
	"math"
	"strings"

	"silvertray/internal/words"
)

// An Ink is a palette index.
type Ink uint8

// The two inks of a one-bit panel.
const (
	Paper Ink = iota
	Black
)

// A Canvas is the sheet of paper a screen draws on. Everything drawn is
// clipped to it.
type Canvas struct {
	Pic      *image.Paletted
	Style    Style
	Language words.Language
	// SheetColours are the colours on the sheet that is drawn.
	SheetColours []string
	calls        *strings.Replacer // nil where all names are drawn as they are
	Placed       []placed          // every text drawn, for the tests to measure
}

// placed is a text as drawn: where it was meant to be, and where its ink lies.
type placed struct {
	Text         string
	Region, Inks image.Rectangle
}

// New returns a white canvas of a size, in English.
func New(size image.Point) *Canvas {
	size.X, size.Y = max(size.X, 0), max(size.Y, 0)
	return &Canvas{
		Pic:   image.NewPaletted(image.Rectangle{Max: size}, Palette),
		Style: StyleFor(size),
	}
}

// Bounds is the whole picture.
func (c *Canvas) Bounds() image.Rectangle { return c.Pic.Rect }

// Set puts ink on one dot.
func (c *Canvas) Set(x, y int, k Ink) {
	if (image.Point{X: x, Y: y}).In(c.Pic.Rect) {
		c.Pic.Pix[y*c.Pic.Stride+x] = uint8(k)
	}
}

// Fill covers a rectangle with ink.
func (c *Canvas) Fill(r image.Rectangle, k Ink) {
	r = r.Intersect(c.Pic.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := c.Pic.Pix[y*c.Pic.Stride+r.Min.X : y*c.Pic.Stride+r.Max.X]
		for i := range row {
			row[i] = uint8(k)
		}
	}
}

// Frame draws a line of the given width just inside r.
func (c *Canvas) Frame(r image.Rectangle, width int, k Ink) {
	c.Fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width), k)
	c.Fill(image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y), k)
	c.Fill(image.Rect(r.Min.X, r.Min.Y, r.Min.X+width, r.Max.Y), k)
	c.Fill(image.Rect(r.Max.X-width, r.Min.Y, r.Max.X, r.Max.Y), k)
}

// Round fills a rectangle with rounded corners.
func (c *Canvas) Round(r image.Rectangle, radius int, k Ink) {
	radius = min(radius, r.Dx()/2, r.Dy()/2)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		in := inset(min(y-r.Min.Y, r.Max.Y-1-y), radius)
		c.Fill(image.Rect(r.Min.X+in, y, r.Max.X-in, y+1), k)
	}
}

// RoundFrame draws the outline of a rounded rectangle over paper.
func (c *Canvas) RoundFrame(r image.Rectangle, radius, width int) {
	c.Round(r, radius, Black)
	c.Round(r.Inset(width), radius-width, Paper)
}

// inset is how far a rounded corner lies in on the row-th row from its edge.
func inset(row, radius int) int {
	if row >= radius {
		return 0
	}
	r, dy := float64(radius), float64(radius-row)-0.5
	return int(r - math.Sqrt(r*r-dy*dy) + 0.5)
}

// Disc fills a circle of diameter d whose box has its top left corner at p.
func (c *Canvas) Disc(p image.Point, d int, k Ink) {
	for y := range d {
		for x := range d {
			dx, dy := 2*x+1-d, 2*y+1-d
			if dx*dx+dy*dy <= d*d {
				c.Set(p.X+x, p.Y+y, k)
			}
		}
	}
}

// Ring draws a circle line of the given width.
func (c *Canvas) Ring(p image.Point, d, width int) {
	c.Disc(p, d, Black)
	c.Disc(p.Add(image.Pt(width, width)), d-2*width, Paper)
}

// Cross strikes a rectangle out from corner to corner.
func (c *Canvas) Cross(r image.Rectangle, width int, k Ink) {
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

func (c *Canvas) setIn(r image.Rectangle, x, y int, k Ink) {
	if (image.Point{X: x, Y: y}).In(r) {
		c.Set(x, y, k)
	}
}

// Dotted fills a rectangle with one dot in every square of the given pitch,
// the grey of a one-bit panel.
func (c *Canvas) Dotted(r image.Rectangle, pitch int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if x%pitch == 0 && y%pitch == 0 {
				c.Set(x, y, Black)
			}
		}
	}
}

// Dashed makes gaps into a frame drawn before.
func (c *Canvas) Dashed(r image.Rectangle, width int) {
	for x := r.Min.X; x < r.Max.X; x++ {
		if (x-r.Min.X)/2%3 == 2 {
			c.Fill(image.Rect(x, r.Min.Y, x+1, r.Min.Y+width), Paper)
			c.Fill(image.Rect(x, r.Max.Y-width, x+1, r.Max.Y), Paper)
		}
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		if (y-r.Min.Y)/2%3 == 2 {
			c.Fill(image.Rect(r.Min.X, y, r.Min.X+width, y+1), Paper)
			c.Fill(image.Rect(r.Max.X-width, y, r.Max.X, y+1), Paper)
		}
	}
}

// Arrow draws a triangle of the given width that points up or down.
func (c *Canvas) Arrow(at image.Point, width int, up bool) {
	height := (width + 1) / 2
	for y := range height {
		in := y
		if up {
			in = height - 1 - y
		}
		c.Fill(image.Rect(at.X+in, at.Y+y, at.X+width-in, at.Y+y+1), Black)
	}
}

// ScrollBar shows which part of a list is in sight, with arrows where there is
// more.
func (c *Canvas) ScrollBar(r image.Rectangle, first, count, all int) {
	width := r.Dx()
	arrow := (width + 1) / 2
	if first > 0 {
		c.Arrow(r.Min, width, true)
	}
	if first+count < all {
		c.Arrow(image.Pt(r.Min.X, r.Max.Y-arrow), width, false)
	}
	track := image.Rect(r.Min.X, r.Min.Y+arrow+2, r.Max.X, r.Max.Y-arrow-2)
	line := r.Min.X + (width-1)/2
	c.Fill(image.Rect(line, track.Min.Y, line+1, track.Max.Y), Black)
	from, to := track.Dy()*first/all, track.Dy()*(first+count)/all
	c.Fill(image.Rect(line-1, track.Min.Y+from, line+2, track.Min.Y+to), Black)
}

// Palette of every picture: index 0 is paper, index 1 is ink.
var Palette = color.Palette{color.Gray{Y: 0xff}, color.Gray{Y: 0}}
