package board

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/engine"
)

// drawHoneycomb draws a board: tiles framed, the last one by a strong line, and on
// black what the cursor would put there. A dot is in the middle of each cell
// that may be covered.
func drawHoneycomb(c *canvas.Canvas, h honeycomb, puts []engine.Put) {
	chosen := make(map[engine.Hex]string)
	for _, p := range puts {
		chosen[p.At] = p.Symbol
	}
	for y := h.area.Min.Y; y < h.area.Max.Y; y++ {
		for x := h.area.Min.X; x < h.area.Max.X; x++ {
			p := image.Pt(x, y)
			a := h.cellAt(p)
			if a != nil {
				if _, ok := chosen[a.At]; ok {
					c.Set(x, y, canvas.Black)
				}
			}
			drawEdge(c, h, p, a, h.cellAt(p.Add(image.Pt(1, 0))))
			drawEdge(c, h, p, a, h.cellAt(p.Add(image.Pt(0, 1))))
		}
	}
	for _, s := range h.cells {
		drawCell(c, h, s, chosen)
	}
}

// drawEdge draws the pixel p between two cells, either of which may be none.
func drawEdge(c *canvas.Canvas, h honeycomb, p image.Point, a, b *engine.Spot) {
	if a == b || a != nil && b != nil && a.Piece > 0 && a.Piece == b.Piece {
		return
	}
	switch {
	case last(a) || last(b):
		c.Set(p.X, p.Y, canvas.Black)
		c.Set(p.X+1, p.Y, canvas.Black)
		c.Set(p.X, p.Y+1, canvas.Black)
		if h.width >= roomy {
			c.Fill(image.Rect(p.X-1, p.Y-1, p.X+2, p.Y+2), canvas.Black)
		}
	case h.width < lined && (a == nil || b == nil || a.Symbol == "" && b.Symbol == ""):
	case inPlay(a) || inPlay(b) || (p.X+p.Y)%4 == 0:
		c.Set(p.X, p.Y, canvas.Black)
	}
}

func last(s *engine.Spot) bool   { return s != nil && s.Last }
func inPlay(s *engine.Spot) bool { return s != nil && s.InPlay }

// drawCell draws what is in a cell.
func drawCell(c *canvas.Canvas, h honeycomb, s engine.Spot, chosen map[engine.Hex]string) {
	middle := h.at(s.At)
	if symbol, ok := chosen[s.At]; ok {
		c.Symbol(h.board.Symbol(symbol), middle, h.symbolSide(), canvas.Paper)
		return
	}
	switch {
	case s.Symbol != "":
		if s.Printed && h.width >= roomy {
			drawGround(c, h, s)
		}
		c.Symbol(h.board.Symbol(s.Symbol), middle, h.symbolSide(), canvas.Black)
	case s.Open:
		dot := max(h.width/8, 1)
		from := middle.Sub(image.Pt(dot/2, dot/2))
		c.Fill(image.Rectangle{Min: from, Max: from.Add(image.Pt(dot, dot))}, canvas.Black)
	}
}

// symbolSide is how large symbols are.
func (h honeycomb) symbolSide() int {
	switch {
	case h.width < canvas.SmallShape+2:
		return canvas.LeastShape
	case h.width < 16:
		return h.width - 2
	}
	return (h.width*2/3)&^1 + 1
}

// drawGround greys a printed cell around its symbol.
func drawGround(c *canvas.Canvas, h honeycomb, s engine.Spot) {
	middle, clear := h.at(s.At), h.symbolSide()/2+2
	for y := middle.Y - h.tall/2; y <= middle.Y+h.tall/2; y++ {
		for x := middle.X - h.width/2; x <= middle.X+h.width/2; x++ {
			p := image.Pt(x, y)
			if a := h.cellAt(p); a != nil && a.At == s.At && (x+y)%2 == 0 && apart(p, middle) > clear*clear {
				c.Set(x, y, canvas.Black)
			}
		}
	}
}
