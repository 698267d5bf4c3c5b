package canvas

import (
	"image"

	"silvertray/display/font"
)

// A Style is the measure of everything on one size of panel. The font sizes
// are those at which the hinted letters look even.
type Style struct {
	Small  *font.Face // captions, hints, what a choice brings
	Text   *font.Face // lists and notes
	Label  *font.Face // names of areas
	Icon   *font.Face // action tracks and tallies
	Strong *font.Face // heading, buttons
	Title  *font.Face // the question
	Huge   *font.Face // a final total
	Margin int
	Radius int
}

// StyleFor picks the largest style with room for about nine lines of text.
func StyleFor(size image.Point) Style {
	px := func(small, text, strong, title, margin int) Style {
		return Style{
			Small: font.Of(font.Regular, small), Label: font.Of(font.Bold, small), Icon: font.Of(font.Regular, text), Text: font.Of(font.Regular, text),
			Strong: font.Of(font.Bold, strong), Title: font.Of(font.Bold, title), Huge: font.Of(font.Bold, 2*title),
			Margin: margin, Radius: margin - 2,
		}
	}
	switch side := min(size.Y, size.X*2/3); {
	case side >= 440:
		return px(18, 24, 24, 32, 14)
	case side >= 240:
		return px(13, 16, 16, 21, 9)
	case side >= 150:
		return px(11, 13, 13, 16, 6)
	default:
		s := px(10, 12, 12, 13, 4)
		s.Label, s.Icon = font.Tiny, font.Tiny
		return s
	}
}

// CutTop splits a strip of the given height from the top of r.
func CutTop(r image.Rectangle, height int) (top, rest image.Rectangle) {
	y := min(r.Min.Y+max(height, 0), r.Max.Y)
	return image.Rect(r.Min.X, r.Min.Y, r.Max.X, y), image.Rect(r.Min.X, y, r.Max.X, r.Max.Y)
}

// CutBottom splits a strip of the given height from the bottom of r.
func CutBottom(r image.Rectangle, height int) (rest, bottom image.Rectangle) {
	rest, bottom = CutTop(r, r.Dy()-height)
	return rest, bottom
}

// CutLeft splits a strip of the given width from the left of r.
func CutLeft(r image.Rectangle, width int) (strip, rest image.Rectangle) {
	x := min(r.Min.X+max(width, 0), r.Max.X)
	return image.Rect(r.Min.X, r.Min.Y, x, r.Max.Y), image.Rect(x, r.Min.Y, r.Max.X, r.Max.Y)
}

// CutRight splits a strip of the given width from the right of r.
func CutRight(r image.Rectangle, width int) (rest, strip image.Rectangle) {
	rest, strip = CutLeft(r, r.Dx()-width)
	return rest, strip
}

// Column is the i-th of n equal columns of r.
func Column(r image.Rectangle, i, n int) image.Rectangle {
	return image.Rect(r.Min.X+r.Dx()*i/n, r.Min.Y, r.Min.X+r.Dx()*(i+1)/n, r.Max.Y)
}

// Middle is a box of the given size in the middle of r.
func Middle(r image.Rectangle, width, height int) image.Rectangle {
	at := r.Min.Add(image.Pt((r.Dx()-width)/2, (r.Dy()-height)/2))
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(width, height))}
}

// Border is the frame of a box, and in one that is large enough the white line
// within.
func Border(height int) int {
	if height < 11 {
		return 1
	}
	return 2
}

// RowFace is the text face if it fits a row, or else a smaller one.
func (c *Canvas) RowFace(height int) *font.Face {
	for _, f := range []*font.Face{c.Style.Text, c.Style.Small} {
		if f.Line() <= height {
			return f
		}
	}
	return font.Tiny
}

// StrongFace is the strong face if it fits a row, or else a smaller one.
func (c *Canvas) StrongFace(height int) *font.Face {
	if c.Style.Strong.Line() <= height {
		return c.Style.Strong
	}
	return c.RowFace(height)
}

// RowHeight is the height of a line of a list.
func (c *Canvas) RowHeight() int { return c.Style.Text.Line() }
