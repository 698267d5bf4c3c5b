package hexboard

import (
	"image"
	"image/color"
	"math"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

// fine is the least distance of two cells, as a share of that in what is drawn, to
// which a larger picture is made smaller first.
const fine = 0.9

// album holds a picture and what it becomes when it is made so many times
// smaller, each made once.
type album struct {
	picture gocv.Mat
	smaller map[int]gocv.Mat
}

func newAlbum(picture gocv.Mat) album { return album{picture, map[int]gocv.Mat{}} }

// close frees what was made; the picture is the caller's.
func (a album) close() {
	for _, m := range a.smaller {
		m.Close()
	}
}

// by is the picture made k times smaller, a power of two, and the plane that leads there.
func (a album) by(k int) (gocv.Mat, geometry.Homography) {
	if k <= 1 {
		return a.picture, geometry.Homography{1, 0, 0, 0, 1, 0, 0, 0, 1}
	}
	small, ok := a.smaller[k]
	if !ok {
		small = gocv.NewMat()
		gocv.Resize(a.picture, &small, image.Pt(max(1, a.picture.Cols()/k), max(1, a.picture.Rows()/k)), 0, 0, gocv.InterpolationArea)
		a.smaller[k] = small
	}
	sx := float64(small.Cols()) / float64(a.picture.Cols())
	sy := float64(small.Rows()) / float64(a.picture.Rows())
	return small, geometry.Homography{sx, 0, sx/2 - 0.5, 0, sy, sy/2 - 0.5, 0, 0, 1}
}

// straighten shows the board from straight above; p leads from steps to px. The
// caller closes it.
func straighten(a album, p geometry.Homography) gocv.Mat {
	return flatten(a, p, lattice.ToOverhead, image.Pt(lattice.Wide, lattice.High))
}

// flatten shows a part of the picture from straight above, in a size: p leads from
// steps to px, to from steps to px of what is returned. The caller closes it.
func flatten(a album, p, to geometry.Homography, size image.Point) gocv.Mat {
	here, next := p.At(vision.Point{}), p.At(vision.Point{1, 0})
	step := math.Hypot(next[0]-here[0], next[1]-here[1])
	k := 1
	for most := min(a.picture.Cols(), a.picture.Rows()); 2*k < most && step >= float64(2*k)*fine*to[0]; {
		k *= 2
	}
	picture, smaller := a.by(k)
	way := to.After(smaller.After(p).Inverse())
	m := gocv.NewMatWithSize(3, 3, gocv.MatTypeCV64F)
	defer m.Close()
	for i, v := range way {
		m.SetDoubleAt(i/3, i%3, v)
	}
	flat := gocv.NewMat()
	gocv.WarpPerspectiveWithParams(picture, &flat, m, size, gocv.InterpolationLinear, gocv.BorderConstant, color.RGBA{})
	return flat
}
