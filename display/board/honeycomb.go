package board

import (
	"image"
	"math"
	"slices"

	"silvertray/engine"
)

// A honeycomb is a board as it lies on the panel: cells of whole pixels, so that
// all look alike.
type honeycomb struct {
	board engine.Board
	// cells of the board that are drawn.
	cells []engine.Spot
	// width of a cell from side to side, pitch from row to row, and tall from
	// point to point.
	width, pitch, tall int
	// from and to span the cells: columns count half cells, see half.
	from, to image.Point
	// origin is the middle of the cell 0,0.
	origin image.Point
	// labels name the cell of each pixel of area, by its index
	// plus one; 0 for none.
	area   image.Rectangle
	labels []int16
	index  map[engine.Hex]int
}

// half is where a cell stands: half cells to the right, and rows down.
func half(at engine.Hex) image.Point { return image.Pt(2*at.Q+at.R, at.R) }

// newHoneycomb lays the cells of a board out in the largest cells that fit. The
// cells that are not in play are left out where they would make the others
// small, unless one of them is marked.
func newHoneycomb(b engine.Board, marks []engine.Hex, room image.Point) honeycomb {
	h := honeycomb{board: b, index: make(map[engine.Hex]int)}
	if h.take(b.Cells, room); h.width < roomy {
		inPlay, out := parts(b.Cells)
		if !slices.ContainsFunc(out, func(s engine.Spot) bool { return slices.Contains(marks, s.At) }) {
			h.take(inPlay, room)
		}
	}
	for i, s := range h.cells {
		h.index[s.At] = i
	}
	return h
}

// parts are the cells in play and the others.
func parts(cells []engine.Spot) (inPlay, out []engine.Spot) {
	for _, s := range cells {
		if s.InPlay {
			inPlay = append(inPlay, s)
		} else {
			out = append(out, s)
		}
	}
	return inPlay, out
}

// Cells get grounds and all of the print from this width on, and lines between
// empty cells from that one on.
const (
	roomy = 22
	lined = 10
)

// take makes these the cells.
func (h *honeycomb) take(cells []engine.Spot, room image.Point) {
	h.cells = cells
	if len(cells) == 0 {
		return
	}
	h.from, h.to = half(cells[0].At), half(cells[0].At)
	for _, s := range cells {
		p := half(s.At)
		h.from = image.Pt(min(h.from.X, p.X), min(h.from.Y, p.Y))
		h.to = image.Pt(max(h.to.X, p.X), max(h.to.Y, p.Y))
	}
	const widest = 60
	for h.setWidth(widest); h.width > 1; h.setWidth(h.width - 1) {
		if size := h.size(); size.X <= room.X && size.Y <= room.Y {
			return
		}
	}
}

func (h *honeycomb) setWidth(width int) {
	h.width = width
	h.pitch = int(math.Round(float64(width) * math.Sqrt(3) / 2))
	h.tall = int(math.Round(float64(width)*2/math.Sqrt(3))) + 1
}

// size of the whole board, with the line around it.
func (h *honeycomb) size() image.Point {
	return image.Pt((h.to.X-h.from.X+2)*h.width/2+3, (h.to.Y-h.from.Y)*h.pitch+h.tall+2)
}

// place puts the board's top left corner at a point.
func (h *honeycomb) place(at image.Point) {
	h.area = image.Rectangle{Min: at, Max: at.Add(h.size())}
	h.origin = at.Add(image.Pt(1-(h.from.X-1)*h.width/2, 1+h.tall/2-h.from.Y*h.pitch))
	h.labels = make([]int16, h.area.Dx()*h.area.Dy())
	for i, s := range h.cells {
		h.label(i, s.At)
	}
}

// at is the middle of a cell.
func (h *honeycomb) at(cell engine.Hex) image.Point {
	p := half(cell)
	return h.origin.Add(image.Pt(int(math.Floor(float64(p.X*h.width)/2)), p.Y*h.pitch))
}

// label marks the pixels that are nearer to a cell than to its neighbours. Those
// that are as near to both belong to the one that is read first.
func (h *honeycomb) label(i int, at engine.Hex) {
	middle := h.at(at)
	var others [6]image.Point
	for d, neighbour := range at.Neighbours() {
		others[d] = h.at(neighbour)
	}
	reach := image.Pt(h.width/2+1, h.tall/2+1)
	box := image.Rectangle{Min: middle.Sub(reach), Max: middle.Add(reach).Add(image.Pt(1, 1))}.Intersect(h.area)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if p := image.Pt(x, y); nearest(p, middle, others) {
				h.labels[h.offset(p)] = int16(i + 1)
			}
		}
	}
}

// nearest reports whether a point belongs to the cell in the middle. The last three
// of its neighbours, to the left and above, are read before it.
func nearest(p, middle image.Point, others [6]image.Point) bool {
	own := apart(p, middle)
	for d, other := range others {
		if to := apart(p, other); to < own || to == own && d >= len(others)/2 {
			return false
		}
	}
	return true
}

// apart is the distance between two points, squared.
func apart(a, b image.Point) int {
	d := a.Sub(b)
	return d.X*d.X + d.Y*d.Y
}

func (h *honeycomb) offset(p image.Point) int {
	return (p.Y-h.area.Min.Y)*h.area.Dx() + p.X - h.area.Min.X
}

// cellAt is the cell of a pixel; nil for none.
func (h *honeycomb) cellAt(p image.Point) *engine.Spot {
	if !p.In(h.area) {
		return nil
	}
	if i := h.labels[h.offset(p)]; i > 0 {
		return &h.cells[i-1]
	}
	return nil
}
