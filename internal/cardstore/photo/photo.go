// Package photo makes small pictures of what phones take: upright, a few dozen
// kilobytes, and with nothing in them but the picture, so that nobody learns from
// it where it was taken.
package photo

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	_ "image/png" // what some phones send
	"io"

	"golang.org/x/image/draw"

	"silvertray/internal/words"
)

const (
	// MostBytes bounds what is taken, and mostPixels how much memory it needs:
	// 24 million are a phone's picture.
	MostBytes  = 12 << 20
	mostPixels = 24_000_000
	// side is the longer side of what is made.
	side    = 640
	quality = 82
)

// Fit makes a small JPEG of a picture, JPEG or PNG. Its error has a phrase.
func Fit(from io.Reader) ([]byte, error) {
	file, err := io.ReadAll(io.LimitReader(from, MostBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read the picture: %w", err)
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil {
		return nil, words.Sorry("this is no picture that can be read; take one as JPEG or PNG")
	}
	if len(file) > MostBytes || size.Width*size.Height > mostPixels {
		return nil, words.Sorry("the picture is too large; take a smaller one")
	}
	whole, _, err := image.Decode(bytes.NewReader(file))
	if err != nil {
		return nil, words.Sorry("the picture is damaged; take another one")
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, turned(shrunk(whole), orientation(file)), &jpeg.Options{Quality: quality}); err != nil {
		return nil, fmt.Errorf("write the picture: %w", err)
	}
	return b.Bytes(), nil
}

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
