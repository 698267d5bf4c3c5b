package display

import (
	"image"
	"image/png"
	"io"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Draw lays a prompt out for a panel of the given size and returns its
// one-bit picture, in English. Text that finds no room is shortened, wrapped or scrolled;
// a size without any area gives an empty picture.
func Draw(p prompt.Prompt, size image.Point) *image.Paletted { return DrawIn(words.English, p, size) }

// DrawIn is Draw in a language. Names are those of the players in seating order, and of
// others: one for which the fonts have no letters is drawn as Names has it.
func DrawIn(l words.Language, p prompt.Prompt, size image.Point, names ...string) *image.Paletted {
	return drawIn(l, p, size, names...).Pic
}

func drawIn(l words.Language, p prompt.Prompt, size image.Point, names ...string) *canvas.Canvas {
	c := canvas.New(size)
	c.Language = l
	c.Call(names, Names(names))
	if s := screenOf(p); s != nil && !c.Pic.Rect.Empty() {
		s.Draw(c)
	}
	return c
}

// WritePNG writes a picture as a PNG file of one bit a pixel.
func WritePNG(w io.Writer, picture *image.Paletted) error {
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(w, picture)
}
