package vision

import (
	"image"
	"math"
	"slices"

	"silvertray/engine"
)

// BoardReading is what one frame shows of a board of hexagons.
type BoardReading struct {
	Image  string `json:"image"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	// Sure is true only when every cell is sure and nothing else is in doubt.
	Sure     bool           `json:"sure"`
	Problems []BoardProblem `json:"problems"`
	// Cells are all cells of the board, row by row.
	Cells []HexCell `json:"cells"`
	// Offboard are the tiles that lie beside the board or are held up to the camera,
	// where these were looked for.
	Offboard []Tile `json:"beside,omitempty"`
	// Order is the order in which the board's symbols are printed, clockwise
	// from the one at (0,-5) on; empty when not all can be seen.
	Order []string `json:"order,omitempty"`
}

// HexCell is one cell in a reading.
type HexCell struct {
	engine.Hex
	// Symbol is its colour's name, nil when the cell is empty.
	Symbol *string `json:"symbol"`
	// Tile reports whether the symbol is on a tile rather than printed.
	Tile bool `json:"tile"`
	Sure bool `json:"sure"`
	// Confidence in what the cell shows, 0 to 1.
	Confidence float64 `json:"confidence"`
	// Centre in px of the picture as taken, 0,0 when no board was found.
	Centre Point `json:"centre"`
	// Picture shows what the camera saw there, for people, where the cell is not
	// sure; nil for others.
	Picture image.Image `json:"-"`
}

// Shows is the cell's symbol, empty when it has none.
func (c HexCell) Shows() string {
	if c.Symbol == nil {
		return ""
	}
	return *c.Symbol
}

// Tile is a tile beside the board, in a reading.
type Tile struct {
	// Symbols are the names of their colours, along the tile.
	Symbols [2]string `json:"symbols"`
	// Sure is false where a symbol is in doubt, or whether these two belong
	// together.
	Sure bool `json:"sure"`
	// Confidence in both symbols together, 0 to 1.
	Confidence float64 `json:"confidence"`
	// Centre of the tile, and the corners around it, in px of the picture.
	Centre  Point    `json:"centre"`
	Outline [4]Point `json:"outline"`
}

// Same reports whether two readings show the same tile: within half its length of
// where it was, with the same symbols, as far as these are sure.
func (t Tile) Same(o Tile) bool {
	long := math.Hypot(t.Outline[1][0]-t.Outline[0][0], t.Outline[1][1]-t.Outline[0][1])
	if math.Hypot(t.Centre[0]-o.Centre[0], t.Centre[1]-o.Centre[1]) > long/2 {
		return false
	}
	return !t.Sure || !o.Sure || t.Symbols == o.Symbols || t.Symbols == [2]string{o.Symbols[1], o.Symbols[0]}
}

// Unmoved returns those of the tiles now in view that lay there before.
func Unmoved(before, now []Tile) (same []Tile) {
	left := slices.Clone(before)
	for _, t := range now {
		if i := slices.IndexFunc(left, t.Same); i >= 0 {
			left = slices.Delete(left, i, i+1)
			same = append(same, t)
		}
	}
	return same
}

// BoardProblem is one reason why a reading of a board is not sure, and where.
type BoardProblem struct {
	Problem
	// Places are the cells concerned; none when it is about the whole picture.
	Places []engine.Hex `json:"places,omitempty"`
}

// The kinds of problem that only boards have.
const (
	NoBoard = "no-board" // no board was found
	Covered = "covered"  // something hides cells or lies in them
	Glare   = "glare"    // a lamp mirrors
	Shaded  = "shaded"   // a shadow lies on what seem to be empty cells
	Odd     = "odd"      // half a tile: a cell too few or too many
	Order   = "order"    // printed symbols in another order
)
