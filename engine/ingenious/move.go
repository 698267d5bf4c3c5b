package ingenious

import "silvertray/engine"

// lay is a tile on a pair of cells.
type lay struct {
	kind kind
	// turned reports whether the tile's later symbol is on the pair's first cell. A
	// double is never turned.
	turned bool
	pair   uint16
}

// symbols on the first and on the second cell of the pair.
func (l lay) symbols() (a, b colour) {
	f := faces[l.kind]
	if l.turned {
		return f[1], f[0]
	}
	return f[0], f[1]
}

// Tile is the move that lays a tile. Its text is "tile red blue at 1,-3 2,-3",
// with the symbols in the game's order; of a double the cells are in the order
// of the board, row by row.
type Tile struct{ lay }

func (t Tile) String() string {
	f, at := faces[t.kind], t.at()
	return tileWord + " " + f[0].String() + " " + f[1].String() + " at " + at[0].String() + " " + at[1].String()
}

// at are the cells of the tile's earlier and later symbol.
func (t Tile) at() [2]engine.Hex {
	p := allPairs[t.pair]
	if t.turned {
		return [2]engine.Hex{places[p.b], places[p.a]}
	}
	return [2]engine.Hex{places[p.a], places[p.b]}
}

// Rack is the move that shows tiles. Its text is "shows red blue" for a tile, or
// for a whole rack "shows red blue, green green, …"; "swap red red, …" shows a
// rack that is put back.
type Rack struct {
	swap  bool
	tiles rack
}

// The words that moves begin with.
const (
	tileWord  = "tile"
	showsWord = "shows"
	swapWord  = "swap"
	passWord  = "pass"
)

func (r Rack) String() string {
	if r.swap {
		return swapWord + " " + r.tiles.String()
	}
	return showsWord + " " + r.tiles.String()
}

// Pass is the move that leaves extra tiles alone.
type Pass struct{}

func (Pass) String() string { return passWord }
