package sheets

import (
	"fmt"
	"image"
	"slices"

	"silvertray/display/board"
	"silvertray/display/canvas"
	"silvertray/display/cards"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Sheet draws a prompt.Sheet.
type Sheet prompt.Sheet

// Draw lays the sheet out as it is printed: areas of several rows side by
// side, the action tracks beside them, and areas of a single row below across
// the whole width.
func (s Sheet) Draw(c *canvas.Canvas) {
	if s.Sheet.Player != "" {
		s.Heading.Player = s.Sheet.Player // others look at it too
	}
	r := c.MatchHeading(s.Heading)
	r.Min.X, r.Max.X = r.Min.X-c.Style.Margin/3, r.Max.X+c.Style.Margin/3
	r = c.HeldHints(r, s.Held, s.Keys)
	_, r = canvas.CutTop(r, c.Style.Margin/3)
	if g := s.Sheet.Grid; g != nil && len(g.Cards)+len(s.Sheet.Hand) == 0 {
		cards.Cardless(c, r)
		return
	}
	DrawSheet(c, r, s.Sheet)
}

// DrawSheet draws a sheet into r.
func DrawSheet(c *canvas.Canvas, r image.Rectangle, s engine.Sheet) {
	switch {
	case s.Grid != nil:
		cards.Laid(c, r, s, "")
		return
	case len(s.Areas) == 0 && len(s.Rails) > 0:
		board.Rails(c, r, []engine.Sheet{s}, 0)
		return
	}
	c.SheetColours = coloursOf(s)
	p := newPage(s, c.Style, r.Dy())
	top, rest := canvas.CutTop(r, p.tallest(p.box))
	drawBlocks(c, top, p)
	for _, g := range p.strips {
		var row image.Rectangle
		_, rest = canvas.CutTop(rest, stripGap)
		row, rest = canvas.CutTop(rest, g.height(p.box))
		drawStrip(c, row, g, p)
	}
}

// coloursOf are the colours of a sheet's areas, of their rows and of their bonuses.
func coloursOf(s engine.Sheet) (all []string) {
	add := func(colour string) {
		if colour != "" && !slices.Contains(all, colour) {
			all = append(all, colour)
		}
	}
	for _, a := range s.Areas {
		add(a.Name)
		for _, cell := range a.Cells {
			add(cell.Colour)
			add(cell.Bonus.Colour)
		}
	}
	return all
}

// stripGap is the air above an area of one row.
const stripGap = 1

// A page is a sheet sorted for drawing.
type page struct {
	blocks, strips []grid // areas of several rows, and of one
	tracks         []engine.Track
	tallies        []engine.Tally
	label, icon    *font.Face
	box            int // height of a box
}

func newPage(s engine.Sheet, st canvas.Style, room int) page {
	p := page{tracks: s.Tracks, tallies: s.Tallies, label: st.Label, icon: st.Icon}
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

// tallest is the height of the highest block under its name, or where there is none of
// what else stands beside blocks.
func (p page) tallest(box int) int {
	if len(p.blocks) == 0 {
		return p.sideHeight(box)
	}
	height := 0
	for _, g := range p.blocks {
		height = max(height, p.label.Line()+g.height(box))
	}
	return height
}

// drawBlocks draws the areas of several rows, and the tracks to their right.
func drawBlocks(c *canvas.Canvas, r image.Rectangle, p page) {
	gap := c.Style.Margin
	cols := 0
	for _, g := range p.blocks {
		cols += g.cols
	}
	pitch := (r.Dx() - p.trackWidth() - len(p.blocks)*gap) / max(cols, 1)
	pitch = min(pitch, max(p.box*3/2, widestBonus(c, p.blocks)+2))
	for _, g := range p.blocks {
		var block image.Rectangle
		block, r = canvas.CutLeft(r, g.cols*pitch+1)
		_, r = canvas.CutLeft(r, gap)
		name, body := canvas.CutTop(block, p.label.Line())
		c.Text(p.label, name, canvas.Left, fmt.Sprintf("%s %d", canvas.Capital(c.Say(words.Phrase(g.name))), g.points), canvas.Black)
		drawGrid(c, body, g, p.box)
	}
	drawSide(c, r, p)
}

// widestBonus is the width of the longest bonus at the end of a line, in the
// smallest face.
func widestBonus(c *canvas.Canvas, blocks []grid) int {
	widest := 0
	for _, g := range blocks {
		for _, row := range g.rows {
			for _, cell := range row.cells {
				if cell.Kind == engine.Line {
					widest = max(widest, font.Tiny.Width(bonusText(c, cell.Bonus)))
				}
			}
		}
	}
	return widest
}

// drawStrip draws an area of one row between its initial and its points.
func drawStrip(c *canvas.Canvas, r image.Rectangle, g grid, p page) {
	f := font.Fitting(font.Bold, "", 0, p.box+1)
	letter, r := canvas.CutLeft(r, c.SignWidth(f)+4)
	_, r = canvas.CutLeft(r, 2)
	pitch := (r.Dx() - max(f.Width("000"), f.Width(fmt.Sprint(g.points))) - 3) / max(g.cols, 1)
	body, total := canvas.CutLeft(r, pitch*g.cols+1)
	drawGrid(c, body, g, p.box)
	top := r.Min.Y + g.boxTop(p.box)
	letter.Min.Y, letter.Max.Y = top, top+p.box+1
	total.Min.Y, total.Max.Y = top, top+p.box+1
	c.Round(letter, 2, canvas.Black)
	c.Text(f, letter, canvas.Centre, c.Sign(g.name), canvas.Paper)
	c.Text(f, total, canvas.Right, fmt.Sprint(g.points), canvas.Black)
}
