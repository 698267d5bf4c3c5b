package display

import "image"

// A style is the measure of everything on one size of panel. The font sizes
// are those at which the hinted letters look even.
type style struct {
	small  *face // captions, hints, what a choice brings
	text   *face // lists and notes
	label  *face // names of areas
	icon   *face // action tracks and tallies
	strong *face // heading, buttons
	title  *face // the question
	huge   *face // a final total
	margin int
	radius int
}

// styleFor picks the largest style with room for about nine lines of text.
func styleFor(size image.Point) style {
	px := func(small, text, strong, title, margin int) style {
		return style{
			small: faceOf(regular, small), label: faceOf(bold, small), icon: faceOf(regular, text), text: faceOf(regular, text),
			strong: faceOf(bold, strong), title: faceOf(bold, title), huge: faceOf(bold, 2*title),
			margin: margin, radius: margin - 2,
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
		s.label, s.icon = tiny, tiny
		return s
	}
}

// cutTop splits a strip of the given height from the top of r.
func cutTop(r image.Rectangle, height int) (top, rest image.Rectangle) {
	y := min(r.Min.Y+max(height, 0), r.Max.Y)
	return image.Rect(r.Min.X, r.Min.Y, r.Max.X, y), image.Rect(r.Min.X, y, r.Max.X, r.Max.Y)
}

// cutBottom splits a strip of the given height from the bottom of r.
func cutBottom(r image.Rectangle, height int) (rest, bottom image.Rectangle) {
	rest, bottom = cutTop(r, r.Dy()-height)
	return rest, bottom
}

// cutLeft splits a strip of the given width from the left of r.
func cutLeft(r image.Rectangle, width int) (strip, rest image.Rectangle) {
	x := min(r.Min.X+max(width, 0), r.Max.X)
	return image.Rect(r.Min.X, r.Min.Y, x, r.Max.Y), image.Rect(x, r.Min.Y, r.Max.X, r.Max.Y)
}

// cutRight splits a strip of the given width from the right of r.
func cutRight(r image.Rectangle, width int) (rest, strip image.Rectangle) {
	rest, strip = cutLeft(r, r.Dx()-width)
	return rest, strip
}

// column is the i-th of n equal columns of r.
func column(r image.Rectangle, i, n int) image.Rectangle {
	return image.Rect(r.Min.X+r.Dx()*i/n, r.Min.Y, r.Min.X+r.Dx()*(i+1)/n, r.Max.Y)
}

// middle is a box of the given size in the middle of r.
func middle(r image.Rectangle, width, height int) image.Rectangle {
	at := r.Min.Add(image.Pt((r.Dx()-width)/2, (r.Dy()-height)/2))
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(width, height))}
}
