package display

import (
	"fmt"
	"image"
	"unicode/utf8"

	"silvertray/engine"
	"silvertray/internal/words"
)

// draw lays the sheet out as it is printed: areas of several rows side by
// side, the action tracks beside them, and areas of a single row below across
// the whole width.
func (s sheetScreen) draw(c *canvas) {
	if s.Sheet.Player != "" {
		s.Heading.Player = s.Sheet.Player // others look at it too
	}
	r := c.matchHeading(s.Heading)
	r.Min.X, r.Max.X = r.Min.X-c.style.margin/3, r.Max.X+c.style.margin/3
	r = c.heldHints(r, s.Held, s.Keys)
	_, r = cutTop(r, c.style.margin/3)
	if g := s.Sheet.Grid; g != nil && len(g.Cards)+len(s.Sheet.Hand) == 0 {
		c.cardless(r)
		return
	}
	c.sheet(r, s.Sheet)
}

// sheet draws a sheet into r.
func (c *canvas) sheet(r image.Rectangle, s engine.Sheet) {
	switch {
	case s.Grid != nil:
		c.laid(r, s, "")
		return
	case len(s.Areas) == 0 && len(s.Rails) > 0:
		c.rails(r, []engine.Sheet{s}, 0)
		return
	}
	p := newPage(s, c.style, r.Dy())
	top, rest := cutTop(r, p.tallest(p.box))
	c.blocks(top, p)
	for _, g := range p.strips {
		var row image.Rectangle
		_, rest = cutTop(rest, stripGap)
		row, rest = cutTop(rest, g.height(p.box))
		c.strip(row, g, p)
	}
}

// stripGap is the air above an area of one row.
const stripGap = 1

// A page is a sheet sorted for drawing.
type page struct {
	blocks, strips []grid // areas of several rows, and of one
	tracks         []engine.Track
	tallies        []engine.Tally
	label, icon    *face
	box            int // height of a box
}

func newPage(s engine.Sheet, st style, room int) page {
	p := page{tracks: s.Tracks, tallies: s.Tallies, label: st.label, icon: st.icon}
	for _, a := range s.Areas {
		if g := newGrid(a); g.boxRows() > 1 {
			p.blocks = append(p.blocks, g)
		} else {
			p.strips = append(p.strips, g)
		}
	}
	if p.fit(room); p.height(p.box) > room {
		for i, g := range p.strips {
			p.strips[i] = g.bare() // what it is worth stands at its end
		}
		p.fit(room)
	}
	return p
}

// fit makes boxes as high as the room allows.
func (p *page) fit(room int) {
	const smallest, largest = 7, 40
	for p.box = largest; p.box > smallest && p.height(p.box) > room; p.box-- {
	}
}

// height of all areas when a box has the given height.
func (p page) height(box int) int {
	height := p.tallest(box)
	for _, g := range p.strips {
		height += g.height(box) + stripGap
	}
	return height
}

// tallest is the height of the highest block under its name.
func (p page) tallest(box int) int {
	height := 0
	for _, g := range p.blocks {
		height = max(height, p.label.line()+g.height(box))
	}
	return height
}

// blocks draws the areas of several rows, and the tracks to their right.
func (c *canvas) blocks(r image.Rectangle, p page) {
	gap := c.style.margin
	cols := 0
	for _, g := range p.blocks {
		cols += g.cols
	}
	pitch := (r.Dx() - p.trackWidth() - len(p.blocks)*gap) / max(cols, 1)
	pitch = min(pitch, max(p.box*3/2, c.widestBonus(p.blocks)+2))
	for _, g := range p.blocks {
		var block image.Rectangle
		block, r = cutLeft(r, g.cols*pitch+1)
		_, r = cutLeft(r, gap)
		name, body := cutTop(block, p.label.line())
		c.text(p.label, name, left, fmt.Sprintf("%s %d", capital(c.say(words.Phrase(g.name))), g.points), black)
		c.grid(body, g, p.box)
	}
	c.side(r, p)
}

// widestBonus is the width of the longest bonus at the end of a line, in the
// smallest face.
func (c *canvas) widestBonus(blocks []grid) int {
	widest := 0
	for _, g := range blocks {
		for _, row := range g.rows {
			for _, cell := range row.cells {
				if cell.Kind == engine.Line {
					widest = max(widest, tiny.width(c.bonusText(cell.Bonus)))
				}
			}
		}
	}
	return widest
}

// strip draws an area of one row between its initial and its points.
func (c *canvas) strip(r image.Rectangle, g grid, p page) {
	f := fitting(bold, "", 0, p.box+1)
	letter, r := cutLeft(r, c.signWidth(f)+4)
	_, r = cutLeft(r, 2)
	pitch := (r.Dx() - f.width("000") - 3) / max(g.cols, 1)
	body, total := cutLeft(r, pitch*g.cols+1)
	c.grid(body, g, p.box)
	top := r.Min.Y + g.boxTop(p.box)
	letter.Min.Y, letter.Max.Y = top, top+p.box+1
	total.Min.Y, total.Max.Y = top, top+p.box+1
	c.round(letter, 2, black)
	c.text(f, letter, centre, c.sign(g.name), paper)
	c.text(f, total, right, fmt.Sprint(g.points), black)
}

// capital begins a word with a capital letter.
func capital(word string) string {
	_, size := utf8.DecodeRuneInString(word)
	return initial(word) + word[size:]
}
