package epaper

import (
	"image"
	"image/color"
)

// size of the picture on glass of a native size.
func (r Rotation) size(native image.Point) image.Point {
	if r%2 == 1 {
		return image.Pt(native.Y, native.X)
	}
	return native
}

// picture is where in the picture the chip's pixel x, y comes from.
func (r Rotation) picture(x, y int, native image.Point) image.Point {
	switch r % 4 {
	case 1:
		return image.Pt(native.Y-1-y, x)
	case 2:
		return image.Pt(native.X-1-x, native.Y-1-y)
	case 3:
		return image.Pt(y, native.X-1-x)
	}
	return image.Pt(x, y)
}

// Upright turns what the glass shows in its native orientation to how the
// picture was meant.
func (m Model) Upright(glass *image.Paletted) *image.Paletted {
	picture := image.NewPaletted(image.Rectangle{Max: m.Size()}, color.Palette{color.White, color.Black})
	for y := range m.Native.Y {
		for x := range m.Native.X {
			at := m.Rotation.picture(x, y, m.Native)
			picture.SetColorIndex(at.X, at.Y, glass.ColorIndexAt(x, y))
		}
	}
	return picture
}
