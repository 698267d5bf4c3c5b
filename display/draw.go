package display

import (
	"image"
	"image/color"
	"image/png"
	"io"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Palette of every picture: index 0 is paper, index 1 is ink.
var Palette = color.Palette{color.Gray{Y: 0xff}, color.Gray{Y: 0}}

// Draw lays a prompt out for a panel of the given size and returns its
// one-bit picture, in English. Text that finds no room is shortened, wrapped or scrolled;
// a size without any area gives an empty picture.
func Draw(p prompt.Prompt, size image.Point) *image.Paletted { return DrawIn(words.English, p, size) }

// DrawIn is Draw in a language.
func DrawIn(l words.Language, p prompt.Prompt, size image.Point) *image.Paletted {
	c := newCanvas(size)
	c.language = l
	if s := screenOf(p); s != nil && !c.pic.Rect.Empty() {
		s.draw(c)
	}
	return c.pic
}

// WritePNG writes a picture as a PNG file of one bit a pixel.
func WritePNG(w io.Writer, picture *image.Paletted) error {
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(w, picture)
}
