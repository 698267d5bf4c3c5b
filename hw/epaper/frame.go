package epaper

import (
	"image"
	"image/color"
)

// frame is a picture as a chip's RAM holds it: one bit a pixel, 1 for white, the
// leftmost pixel in the highest bit, each row in whole bytes.
type frame struct {
	size   image.Point
	stride int // bytes a row
	bits   []byte
}

// newFrame returns a white frame.
func newFrame(size image.Point) *frame {
	f := &frame{size: size, stride: (size.X + 7) / 8}
	f.bits = make([]byte, f.stride*size.Y)
	for i := range f.bits {
		f.bits[i] = 0xFF
	}
	return f
}

// pack turns a picture into the frame that the panel's RAM is to hold.
func (m Model) pack(picture *image.Paletted) *frame {
	f := newFrame(m.Native)
	dark := inks(picture.Palette)
	for y := range m.Native.Y {
		row := f.bits[y*f.stride : (y+1)*f.stride]
		for x := range m.Native.X {
			at := m.Rotation.picture(x, y, m.Native).Add(picture.Rect.Min)
			if dark[picture.ColorIndexAt(at.X, at.Y)] {
				row[x/8] &^= 0x80 >> (x % 8)
			}
		}
	}
	return f
}

// inks reports which colours of a palette are nearer to black than to white.
// Without a palette every index but 0 is.
func inks(p color.Palette) (dark [256]bool) {
	for i := range dark {
		dark[i] = i > 0
	}
	for i, c := range p {
		dark[i] = color.GrayModel.Convert(c).(color.Gray).Y < 0x80
	}
	return dark
}

// whole is the window over all of the frame.
func (f *frame) whole() window { return window{0, 0, f.stride, f.size.Y} }

// cut is the part of the frame in a window, row after row.
func (f *frame) cut(w window) []byte {
	if w == f.whole() {
		return f.bits
	}
	part := make([]byte, 0, w.bytes())
	for y := w.y0; y < w.y1; y++ {
		part = append(part, f.bits[y*f.stride+w.x0:y*f.stride+w.x1]...)
	}
	return part
}

// inverted returns a copy with every bit turned.
func inverted(bits []byte) []byte {
	turned := make([]byte, len(bits))
	for i, b := range bits {
		turned[i] = ^b
	}
	return turned
}
