package ingenious

import "silvertray/engine"

// radius of the whole print and its number of cells, of neighbouring pairs, and
// of directions from a cell.
const (
	radius     = 7
	cells      = 169
	pairs      = 462
	directions = 6
)

// inner is the radius of the part in play for one and two players, in whose
// corners the symbols are printed.
const inner = 5

// outside stands for a neighbour off the print.
const outside = 255

// corners are the cells of the printed symbols, clockwise from the top left one.
var corners = [colours]uint8{
	cellAt[engine.Hex{Q: 0, R: -inner}], cellAt[engine.Hex{Q: inner, R: -inner}], cellAt[engine.Hex{Q: inner, R: 0}],
	cellAt[engine.Hex{Q: 0, R: inner}], cellAt[engine.Hex{Q: -inner, R: inner}], cellAt[engine.Hex{Q: -inner, R: 0}],
}

// places are the cells of the print, row by row, and cellAt finds them.
var places, cellAt = layOut()

func layOut() (places [cells]engine.Hex, at map[engine.Hex]uint8) {
	at = make(map[engine.Hex]uint8, cells)
	for r := -radius; r <= radius; r++ {
		for q := -radius; q <= radius; q++ {
			if h := (engine.Hex{Q: q, R: r}); h.Ring() <= radius {
				places[len(at)] = h
				at[h] = uint8(len(at))
			}
		}
	}
	return places, at
}

// next is the neighbour of each cell in each direction, or outside. Directions
// are in the order of engine.Hex.Neighbours: clockwise from the right.
var next = func() (all [cells][directions]uint8) {
	for c, h := range places {
		for d, neighbour := range h.Neighbours() {
			all[c][d] = outside
			if n, ok := cellAt[neighbour]; ok {
				all[c][d] = n
			}
		}
	}
	return all
}()

// pair is two neighbouring cells: b lies in direction to from a, and after it in
// the order of cells.
type pair struct{ a, b, to uint8 }

// allPairs of the print in the order of their first cells, then of the second.
var allPairs = func() (all [pairs]pair) {
	n := 0
	for a := range next {
		for _, to := range [...]uint8{0, 2, 1} { // right, down left, down right
			if b := next[a][to]; b != outside {
				all[n] = pair{uint8(a), b, to}
				n++
			}
		}
	}
	return all
}()

// pairOf is the place of two cells, in any order, among allPairs, or -1.
func pairOf(a, b uint8) int {
	a, b = min(a, b), max(a, b)
	for i, p := range allPairs {
		if p.a == a && p.b == b {
			return i
		}
	}
	return -1
}

// pairsWithin are the pairs of the part in play for a radius.
func pairsWithin(radius int) []uint16 {
	var within []uint16
	for i, p := range allPairs {
		if places[p.a].Ring() <= radius && places[p.b].Ring() <= radius {
			within = append(within, uint16(i))
		}
	}
	return within
}
