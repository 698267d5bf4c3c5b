package draw

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/engine"
)

// The drawing's units: 100 from the middle of a cell to the next in its row.
const (
	across = 100 // from cell to cell
	down   = 87  // from row to row, 100 times the sine of 60 degrees
	half   = 58  // from a cell's middle to its upper or lower corner
)

// Nothing stands for the symbol of an empty cell.
const Nothing = "nothing"

// outline is a cell from its upper corner on, as SVG writes it.
const outline = "l50 29v58l-50 29-50-29v-58z"

// Board is a shared board as a drawing in SVG. Cells that nobody plays are left
// out, so that the others are large enough for a finger, unless one is marked.
type Board struct {
	// Left, Top, Width and Height of the drawing.
	Left, Top, Width, Height int
	// Size is how many cells the longest row has.
	Size int
	// Layers are cells that look the same, the lowest first; Joined are lines from
	// cell to cell of each piece.
	Layers []layer
	Joined string
	// Symbols in the game's order.
	Symbols []Symbol
	// Last are the cells of the last piece, in words.
	Last string
}

// layer is a class of cells as one path.
type layer struct{ Class, Path string }

// Centre is a cell's middle in the drawing.
type Centre struct {
	engine.Hex
	X, Y int
}

// At is where a cell lies in the drawing.
func At(h engine.Hex) Centre { return Centre{h, across*h.Q + across/2*h.R, down * h.R} }

// NewBoard draws a board with these cells marked.
func NewBoard(b engine.Board, marks ...engine.Hex) *Board {
	outside := func(c engine.Spot) bool { return !c.InPlay && slices.Contains(marks, c.At) }
	out, whole := &Board{}, slices.ContainsFunc(b.Cells, outside)
	cells := make(map[string]*strings.Builder)
	pieces := make(map[int]Centre)
	symbols := make(map[string][]Centre)
	var joined strings.Builder
	var last []string
	var edge frame
	for _, c := range b.Cells {
		if !c.InPlay && !whole {
			continue
		}
		s := At(c.At)
		edge.add(s)
		for _, class := range classes(c) {
			if cells[class] == nil {
				cells[class] = &strings.Builder{}
			}
			fmt.Fprintf(cells[class], "M%d %d%s", s.X, s.Y-half, outline)
		}
		if c.Symbol != "" {
			symbols[c.Symbol] = append(symbols[c.Symbol], s)
		}
		if c.Last {
			last = append(last, c.At.String())
		}
		if c.Piece > 0 {
			if first, begun := pieces[c.Piece]; begun {
				fmt.Fprintf(&joined, "M%d %dL%d %d", first.X, first.Y, s.X, s.Y)
			} else {
				pieces[c.Piece] = s
			}
		}
	}
	for _, class := range []string{"z0", "z1", "z2", "printed", "tile", "last"} {
		if cells[class] != nil {
			out.Layers = append(out.Layers, layer{class, cells[class].String()})
		}
	}
	for _, s := range b.Symbols {
		out.Symbols = append(out.Symbols, symbolOf(s, symbols[s.Name]))
	}
	out.Joined, out.Last = joined.String(), strings.Join(last, ", ")
	out.Left, out.Top = edge.left-across/2, edge.top-half
	out.Width, out.Height = edge.right-edge.left+across, edge.foot-edge.top+2*half
	out.Size = out.Width / across
	return out
}

// Place is the row and column of a cell in a grid whose columns are half a cell wide,
// from 0.
func (b *Board) Place(h engine.Hex) (row, col int) {
	s := At(h)
	return (s.Y - b.Top - half) / down, (s.X - b.Left - across/2) / (across / 2)
}

// Outline is a cell's edge as a path.
func Outline(h engine.Hex) string { return fmt.Sprintf("M%d %d%s", At(h).X, At(h).Y-half, outline) }

// classes are the layers on which a cell is drawn.
func classes(c engine.Spot) []string {
	all := []string{fmt.Sprintf("z%d", min(max(c.Zone, 0), 2))}
	switch {
	case c.Printed:
		all = append(all, "printed")
	case c.Symbol != "":
		all = append(all, "tile")
	}
	if c.Last {
		all = append(all, "last")
	}
	return all
}

// frame is what the middles of some cells span.
type frame struct {
	left, right, top, foot int
	begun                  bool
}

func (f *frame) add(s Centre) {
	if !f.begun {
		*f = frame{s.X, s.X, s.Y, s.Y, true}
		return
	}
	f.left, f.right = min(f.left, s.X), max(f.right, s.X)
	f.top, f.foot = min(f.top, s.Y), max(f.foot, s.Y)
}
