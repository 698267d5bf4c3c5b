package display

import (
	"fmt"
	"image"
	"strings"

	"silvertray/engine"
)

// draw lays the sheet out as it is printed: areas of several rows side by
// side, the action tracks beside them, and areas of a single row below across
// the whole width.
func (s Sheet) draw(c *canvas) {
	h := s.Heading
	if h.Player == "" {
		h.Player = s.Sheet.Player
	}
	r := c.matchHeading(h)
	r = image.Rect(c.style.margin*2/3, r.Min.Y, c.bounds().Max.X-c.style.margin*2/3, r.Max.Y)
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, c.style.margin/3)
	blocks, strips := layOut(s.Sheet.Areas)
	box := boxHeight(r.Dy(), blocks, strips)
	top, rest := cutTop(r, tallest(blocks, box))
	c.blocks(top, blocks, box, s.Sheet)
	for _, g := range strips {
		var row image.Rectangle
		_, rest = cutTop(rest, stripGap)
		row, rest = cutTop(rest, g.height(box))
		c.strip(row, g, box)
	}
}

// stripGap is the air above an area of one row.
const stripGap = 2

// layOut sorts areas into blocks of several rows and strips of one.
func layOut(areas []engine.Area) (blocks, strips []grid) {
	for _, a := range areas {
		g := newGrid(a)
		if g.boxRows() > 1 {
			blocks = append(blocks, g)
		} else {
			strips = append(strips, g)
		}
	}
	return blocks, strips
}

// boxHeight is the largest height of a box with which everything fits.
func boxHeight(room int, blocks, strips []grid) int {
	const smallest, largest = 7, 40
	for box := largest; box > smallest; box-- {
		need := tallest(blocks, box)
		for _, g := range strips {
			need += g.height(box) + stripGap
		}
		if need <= room {
			return box
		}
	}
	return smallest
}

// tallest is the height of the highest block under its caption.
func tallest(blocks []grid, box int) int {
	height := 0
	for _, g := range blocks {
		height = max(height, captionHeight(box)+g.height(box))
	}
	return height
}

// captionHeight leaves a line for an area's name over its boxes.
func captionHeight(box int) int { return captionFace(box).line() - 1 }

func captionFace(box int) *face { return fitting(medium, "", 100, box+3) }

// blocks draws the areas of several rows, and the tracks to their right.
func (c *canvas) blocks(r image.Rectangle, blocks []grid, box int, s engine.Sheet) {
	gap := c.style.margin
	side := trackWidth(s.Tracks, box)
	cols := 0
	for _, g := range blocks {
		cols += g.cols
	}
	pitch := min((r.Dx()-side-len(blocks)*gap)/max(cols, 1), box*3/2)
	for _, g := range blocks {
		var block image.Rectangle
		block, r = cutLeft(r, g.cols*pitch+1)
		_, r = cutLeft(r, gap)
		caption, body := cutTop(block, captionHeight(box))
		f := captionFace(box)
		c.text(f, caption, left, fmt.Sprintf("%s %d", capital(g.name), g.points), black)
		c.grid(body, g, box)
	}
	c.side(r, s, box)
}

// strip draws an area of one row between its initial and its points.
func (c *canvas) strip(r image.Rectangle, g grid, box int) {
	f := captionFace(box)
	label := f.width("W") + 3
	points := f.width("000") + 3
	pitch := (r.Dx() - label - points) / max(g.cols, 1)
	letter, rest := cutLeft(r, label)
	body, total := cutLeft(rest, pitch*g.cols+1)
	c.grid(body, g, box)
	top := g.boxTop(box)
	letter = image.Rect(letter.Min.X, r.Min.Y+top, letter.Max.X-2, r.Min.Y+top+box+1)
	c.round(letter, 2, black)
	c.text(f, letter, centre, initial(g.name), paper)
	total = image.Rect(total.Min.X, letter.Min.Y, total.Max.X, letter.Max.Y)
	c.text(f, total, right, fmt.Sprint(g.points), black)
}

// capital begins a word with a capital letter.
func capital(word string) string {
	first := initial(word)
	return first + strings.TrimPrefix(word, strings.ToLower(first))
}
