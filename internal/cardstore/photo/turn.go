package photo

import (
	"image"

	"golang.org/x/image/draw"
)

// shrunk is a picture with its longer side at most as long as is kept.
func shrunk(p image.Image) *image.RGBA {
	size := p.Bounds().Size()
	if longer := max(size.X, size.Y); longer > side {
		size = image.Pt(max(size.X*side/longer, 1), max(size.Y*side/longer, 1))
	}
	small := image.NewRGBA(image.Rectangle{Max: size})
	draw.BiLinear.Scale(small, small.Rect, p, p.Bounds(), draw.Src, nil)
	return small
}

// turned is a picture the way up that its orientation asks for, which is that of
// Exif 2.3, section 4.6.4.
func turned(p *image.RGBA, orientation int) *image.RGBA {
	w, h := p.Rect.Dx(), p.Rect.Dy()
	to := p.Rect
	if orientation >= 5 {
		to = image.Rect(0, 0, h, w)
	}
	q := image.NewRGBA(to)
	for y := range h {
		for x := range w {
			at := [...]image.Point{
				1: {x, y}, 2: {w - 1 - x, y}, 3: {w - 1 - x, h - 1 - y}, 4: {x, h - 1 - y},
				5: {y, x}, 6: {h - 1 - y, x}, 7: {h - 1 - y, w - 1 - x}, 8: {y, w - 1 - x},
			}[orientation]
			q.SetRGBA(at.X, at.Y, p.RGBAAt(x, y))
		}
	}
	return q
}
