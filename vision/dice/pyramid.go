package dice

import (
	"image"
	"math/bits"

	"gocv.io/x/gocv"
)

// pyramid is a picture with its halves, quarters and so on, each made when
// first asked for. OpenCV averages by two many times faster than by any other
// number, so all that is reduced begins at the level nearest to it.
type pyramid struct{ levels []gocv.Mat }

func newPyramid(picture gocv.Mat) *pyramid {
	return &pyramid{[]gocv.Mat{picture.Region(image.Rect(0, 0, picture.Cols(), picture.Rows()))}}
}

func (p *pyramid) close() {
	for _, l := range p.levels {
		l.Close()
	}
}

// level returns the picture reduced k times by two. It stays the pyramid's.
func (p *pyramid) level(k int) gocv.Mat {
	for len(p.levels) <= k {
		p.levels = append(p.levels, shrunk(p.levels[len(p.levels)-1], 2))
	}
	return p.levels[k]
}

// reduced returns the picture smaller by a whole number, to be closed.
func (p *pyramid) reduced(factor int) gocv.Mat {
	k := bits.TrailingZeros(uint(factor))
	return shrunk(p.level(k), factor>>k)
}

// shrunk returns a picture smaller by a whole number; by one it shares the
// pixels. What is left over at the right and at the bottom is dropped.
func shrunk(picture gocv.Mat, factor int) gocv.Mat {
	w, h := max(1, picture.Cols()/factor), max(1, picture.Rows()/factor)
	part := picture.Region(image.Rect(0, 0, min(w*factor, picture.Cols()), min(h*factor, picture.Rows())))
	if factor == 1 {
		return part
	}
	defer part.Close()
	small := gocv.NewMat()
	gocv.Resize(part, &small, image.Pt(w, h), 0, 0, gocv.InterpolationArea)
	return small
}
