package terminal

import (
	"image"
	"image/color"

	"github.com/gdamore/tcell/v2"
)

// View is what a finder shows.
type View struct {
	Picture image.Image
	// Cross is where the person points, Marks what was set, in px.
	Cross [2]float64
	Marks [][2]float64
	// Dot is the px of the picture that one dot stands for; the whole picture
	// is shown where that leaves room.
	Dot float64
	// Text says what to do.
	Text string
}

// window is the part of a picture that is shown: size in dots of a number of
// px, from a corner on.
type window struct {
	picture image.Image
	corner  [2]float64
	px      float64
	size    image.Point
}

// window of some dots around the cross, within the picture as far as it goes.
func (v View) window(width, height int) window {
	w := window{picture: v.Picture, size: image.Pt(width, height)}
	whole := v.Picture.Bounds().Size()
	w.px = max(float64(whole.X)/float64(width), float64(whole.Y)/float64(height))
	if v.Dot > 0 {
		w.px = min(w.px, v.Dot)
	}
	for k, side := range [2][2]int{{whole.X, width}, {whole.Y, height}} {
		seen := w.px * float64(side[1])
		w.corner[k] = min(max(v.Cross[k]-seen/2, 0), max(float64(side[0])-seen, 0))
	}
	return w
}

// dot is where a place of the picture is shown.
func (w window) dot(at [2]float64) (x, y int) {
	return int((at[0] - w.corner[0]) / w.px), int((at[1] - w.corner[1]) / w.px)
}

// colour of a dot, black outside the picture.
func (w window) colour(x, y int) tcell.Color {
	at := image.Pt(int(w.corner[0]+(float64(x)+0.5)*w.px), int(w.corner[1]+(float64(y)+0.5)*w.px))
	bounds := w.picture.Bounds()
	if at = at.Add(bounds.Min); !at.In(bounds) {
		return tcell.ColorBlack
	}
	c := color.NRGBAModel.Convert(w.picture.At(at.X, at.Y)).(color.NRGBA)
	return tcell.NewRGBColor(int32(c.R), int32(c.G), int32(c.B))
}
