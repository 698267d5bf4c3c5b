package font

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

// Licence is the licence of the fonts, whose text goes with every copy of
// the program.
//
//go:embed font-licence.txt
var Licence string

// coverage is how much of a pixel, of 255, an outline must cover to become
// ink. A little under half keeps thin strokes whole at 10 to 16 pixels.
const coverage = 100

// A Weight is one cut of the Go fonts.
type Weight uint8

// The weights in use.
const (
	Regular Weight = iota
	Bold
)

// truetypes are the outlines. The freetype rasteriser is used because it runs
// the font's own hinting; without that, one-bit text is ragged.
var truetypes = sync.OnceValue(func() map[Weight]*truetype.Font {
	fonts := map[Weight]*truetype.Font{}
	for w, ttf := range map[Weight][]byte{Regular: goregular.TTF, Bold: gobold.TTF} {
		f, err := truetype.Parse(ttf)
		if err != nil {
			panic("display: font built into the program: " + err.Error())
		}
		fonts[w] = f
	}
	return fonts
})

// A Glyph is one character as dots.
type Glyph struct {
	Dots    [][]bool
	At      image.Point // of the top left dot, from the pen
	Advance int
}

// A Face is a font at one size in one-bit dots. It may be shared.
type Face struct {
	Cap, below int // height of capitals, and of what stands out above or below
	outlines   *truetype.Font
	mu         sync.Mutex
	hinted     font.Face
	glyphs     map[rune]*Glyph
}

// Line is the height of a line of text: capitals in the middle, with room for
// accents above and descenders below.
func (f *Face) Line() int { return f.Cap + 2*f.below }

type faceKey struct {
	weight Weight
	px     int
}

var (
	facesMu sync.Mutex
	faces   = map[faceKey]*Face{}
)

// Of returns a font at a size in pixels an em, made at first use.
func Of(w Weight, px int) *Face {
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

func newFace(w Weight, px int) *Face {
	outlines := truetypes()[w]
	options := &truetype.Options{Size: float64(px), DPI: 72, Hinting: font.HintingFull}
	f := &Face{
		outlines: outlines,
		hinted:   truetype.NewFace(outlines, options),
		glyphs:   map[rune]*Glyph{},
	}
	f.Cap = -f.Glyph('H').At.Y
	g, accented := f.Glyph('g'), f.Glyph('Ü')
	f.below = max(len(g.Dots)+g.At.Y, -accented.At.Y-f.Cap, 1)
	return f
}

// Glyph returns a character's dots, drawn at first use.
func (f *Face) Glyph(r rune) *Glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	g := f.draw(r)
	f.glyphs[r] = g
	return g
}

func (f *Face) draw(r rune) *Glyph {
	outline, drawn := symbols[r]
	icon := inlinedAs(r)
	switch {
	case f.outlines == nil && icon != nil:
		return tinyDrawn(icon.Seven)
	case f.outlines == nil:
		return tinyGlyph(r)
	case icon != nil:
		return GlyphOf(icon.Outline, f.Cap)
	case drawn:
		return GlyphOf(outline, f.Cap)
	}
	box, mask, from, advance, ok := f.hinted.Glyph(fixed.Point26_6{}, r)
	if !ok {
		return &Glyph{}
	}
	dots := threshold(mask, from, box.Size())
	top := trim(&dots)
	if r == '0' {
		unstrike(dots)
	}
	return &Glyph{Dots: dots, At: box.Min.Add(image.Pt(0, top)), Advance: advance.Round()}
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
