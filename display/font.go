package display

import (
	_ "embed"
	"image"
	"sync"

	"github.com/golang/freetype/truetype"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/math/fixed"
)

// FontLicence is the licence of the fonts, whose text goes with every copy of
// the program.
//
//go:embed font-licence.txt
var FontLicence string

// coverage is how much of a pixel, of 255, an outline must cover to become
// ink. A little under half keeps thin strokes whole at 10 to 16 pixels.
const coverage = 100

// A weight is one cut of the Go fonts.
type weight uint8

// The weights in use.
const (
	regular weight = iota
	bold
)

// truetypes are the outlines. The freetype rasteriser is used because it runs
// the font's own hinting; without that, one-bit text is ragged.
var truetypes = sync.OnceValue(func() map[weight]*truetype.Font {
	fonts := map[weight]*truetype.Font{}
	for w, ttf := range map[weight][]byte{regular: goregular.TTF, bold: gobold.TTF} {
		f, err := truetype.Parse(ttf)
		if err != nil {
			panic("display: font built into the program: " + err.Error())
		}
		fonts[w] = f
	}
	return fonts
})

// A glyph is one character as dots.
type glyph struct {
	dots    [][]bool
	at      image.Point // of the top left dot, from the pen
	advance int
}

// A face is a font at one size in one-bit dots. It may be shared.
type face struct {
	cap, below int // height of capitals, and of what stands out above or below
	outlines   *truetype.Font
	mu         sync.Mutex
	hinted     font.Face
	glyphs     map[rune]*glyph
}

// line is the height of a line of text: capitals in the middle, with room for
// accents above and descenders below.
func (f *face) line() int { return f.cap + 2*f.below }

type faceKey struct {
	weight weight
	px     int
}

var (
	facesMu sync.Mutex
	faces   = map[faceKey]*face{}
)

// faceOf returns a font at a size in pixels an em, made at first use.
func faceOf(w weight, px int) *face {
	facesMu.Lock()
	defer facesMu.Unlock()
	key := faceKey{w, px}
	if f, ok := faces[key]; ok {
		return f
	}
	f := newFace(w, px)
	faces[key] = f
	return f
}

func newFace(w weight, px int) *face {
	outlines := truetypes()[w]
	options := &truetype.Options{Size: float64(px), DPI: 72, Hinting: font.HintingFull}
	f := &face{
		outlines: outlines,
		hinted:   truetype.NewFace(outlines, options),
		glyphs:   map[rune]*glyph{},
	}
	f.cap = -f.glyph('H').at.Y
	g, accented := f.glyph('g'), f.glyph('Ü')
	f.below = max(len(g.dots)+g.at.Y, -accented.at.Y-f.cap, 1)
	return f
}

// glyph returns a character's dots, drawn at first use.
func (f *face) glyph(r rune) *glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	g := f.draw(r)
	f.glyphs[r] = g
	return g
}

func (f *face) draw(r rune) *glyph {
	outline, drawn := symbols[r]
	icon := inlinedAs(r)
	switch {
	case f.outlines == nil && icon != nil:
		return tinyDrawn(icon.Seven)
	case f.outlines == nil:
		return tinyGlyph(r)
	case icon != nil:
		return glyphOf(icon.Outline, f.cap)
	case drawn:
		return glyphOf(outline, f.cap)
	}
	box, mask, from, advance, ok := f.hinted.Glyph(fixed.Point26_6{}, r)
	if !ok {
		return &glyph{}
	}
	dots := threshold(mask, from, box.Size())
	top := trim(&dots)
	if r == '0' {
		unstrike(dots)
	}
	return &glyph{dots: dots, at: box.Min.Add(image.Pt(0, top)), advance: advance.Round()}
}

// threshold turns coverage into dots.
func threshold(mask image.Image, from, size image.Point) [][]bool {
	dots := make([][]bool, size.Y)
	for y := range dots {
		dots[y] = make([]bool, size.X)
		for x := range dots[y] {
			_, _, _, a := mask.At(from.X+x, from.Y+y).RGBA()
			dots[y][x] = a>>8 >= coverage
		}
	}
	return dots
}

// trim drops empty rows and returns how many of them were above.
func trim(dots *[][]bool) (above int) {
	d := *dots
	for len(d) > 0 && !anyDot(d[0]) {
		d, above = d[1:], above+1
	}
	for len(d) > 0 && !anyDot(d[len(d)-1]) {
		d = d[:len(d)-1]
	}
	*dots = d
	return above
}

func anyDot(row []bool) bool {
	for _, dot := range row {
		if dot {
			return true
		}
	}
	return false
}
