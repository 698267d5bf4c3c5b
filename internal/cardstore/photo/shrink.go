package photo

import (
	"image"
	"image/draw"
)

// shrunk is a picture with its longer side at most as long as is kept. Each of its pixels is the
// mean of those that it stands for, of which one row at a time is at hand.
func shrunk(p image.Image) *image.RGBA {
	from := p.Bounds()
	size := from.Size()
	if longer := max(size.X, size.Y); longer > side {
		size = image.Pt(max(size.X*side/longer, 1), max(size.Y*side/longer, 1))
	}
	small := image.NewRGBA(image.Rectangle{Max: size})
	row := image.NewRGBA(image.Rect(0, 0, from.Dx(), 1))
	sums := make([]uint32, 4*size.X)
	for y := range size.Y {
		first, end := y*from.Dy()/size.Y, (y+1)*from.Dy()/size.Y
		clear(sums)
		for source := first; source < end; source++ {
			draw.Draw(row, row.Rect, p, from.Min.Add(image.Pt(0, source)), draw.Src)
			add(sums, row.Pix)
		}
		for x := range size.X {
			n := uint32(((x+1)*from.Dx()/size.X - x*from.Dx()/size.X) * (end - first))
			for part := range 4 {
				small.Pix[small.PixOffset(x, y)+part] = uint8((sums[4*x+part] + n/2) / n)
			}
		}
	}
	return small
}

// add adds each pixel of a row to the sum of the one that will stand for it.
func add(sums []uint32, row []uint8) {
	width, to := len(row)/4, len(sums)/4
	for x := range to {
		for from := x * width / to; from < (x+1)*width/to; from++ {
			for part := range 4 {
				sums[4*x+part] += uint32(row[4*from+part])
			}
		}
	}
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
