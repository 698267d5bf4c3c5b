package terminal

import (
	"image"
	"image/color"
	"strings"
)

// Dots in one cell of Braille, and the first character of that block.
const (
	cellWidth  = 2
	cellHeight = 4
	blank      = '\u2800'
	full       = '\u28ff'
)

// dots are the bits of a Braille character by column and row.
var dots = [cellWidth][cellHeight]rune{
	{0x01, 0x02, 0x04, 0x40},
	{0x08, 0x10, 0x20, 0x80},
}

// Text prints a one-bit picture as lines of Braille, two by four pixels a
// character, for logs and terminals without keys.
func Text(picture *image.Paletted) string {
	var b strings.Builder
	for _, row := range braille(picture) {
		b.WriteString(string(row))
		b.WriteByte('\n')
	}
	return b.String()
}

// braille turns a picture into rows of characters.
func braille(picture *image.Paletted) [][]rune {
	size := cells(picture.Rect.Size())
	dark := darkInks(picture.Palette)
	rows := make([][]rune, size.Y)
	for i := range rows {
		rows[i] = []rune(strings.Repeat(string(blank), size.X))
	}
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			if dark[picture.Pix[y*picture.Stride+x]] {
				rows[y/cellHeight][x/cellWidth] |= dots[x%cellWidth][y%cellHeight]
			}
		}
	}
	return rows
}

// cells is how many characters a picture of the given size takes.
func cells(pixels image.Point) image.Point {
	return image.Pt((pixels.X+cellWidth-1)/cellWidth, (pixels.Y+cellHeight-1)/cellHeight)
}

// darkInks reports which palette indices are ink rather than paper.
func darkInks(palette color.Palette) (dark [256]bool) {
	for i, c := range palette {
		dark[i] = color.GrayModel.Convert(c).(color.Gray).Y < 0x80
	}
	return dark
}

// shrink scales a picture down to fit into size, in proportion. A dot is ink where
// a third of its pixels are.
func shrink(picture *image.Paletted, size image.Point) *image.Paletted {
	from := picture.Rect.Size()
	if from.X*size.Y > size.X*from.Y {
		size.Y = size.X * from.Y / from.X
	} else {
		size.X = size.Y * from.X / from.Y
	}
	small := image.NewPaletted(image.Rectangle{Max: size}, color.Palette{color.White, color.Black})
	dark := darkInks(picture.Palette)
	for y := range size.Y {
		for x := range size.X {
			area := image.Rect(x*from.X/size.X, y*from.Y/size.Y, (x+1)*from.X/size.X, (y+1)*from.Y/size.Y)
			if inked(picture, area, &dark)*3 >= area.Dx()*area.Dy() {
				small.Pix[y*small.Stride+x] = 1
			}
		}
	}
	return small
}

// inked counts the dark pixels in part of a picture.
func inked(picture *image.Paletted, area image.Rectangle, dark *[256]bool) int {
	n := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if dark[picture.Pix[y*picture.Stride+x]] {
				n++
			}
		}
	}
	return n
}
