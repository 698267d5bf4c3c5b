package hexboard

import (
	"math"

	"silvertray/engine"
	"silvertray/vision"
)

const (
	// reach is how many cells lie between the board's middle and its last ring.
	reach = 7
	// rim is how far a corner of the whole board is from its middle, in steps.
	rim = 8.4
	// corner is the ring in whose corners the symbols are printed.
	corner = 5
	// turns is in how many ways a hexagon lies on itself.
	turns = 6
)

// Symbols are the names of the six symbols, clockwise in the order in which
// they are printed on the board that is best known.
var Symbols = [turns]string{"red", "green", "blue", "orange", "yellow", "purple"}

// cells are all places of the board, row by row.
var cells = func() (all []engine.Hex) {
	for r := -reach; r <= reach; r++ {
		for q := -reach; q <= reach; q++ {
			if h := (engine.Hex{Q: q, R: r}); h.Ring() <= reach {
				all = append(all, h)
			}
		}
	}
	return all
}()

// number is where a place stands among the cells.
var number = func() map[engine.Hex]int {
	at := make(map[engine.Hex]int, len(cells))
	for i, c := range cells {
		at[c] = i
	}
	return at
}()

// printed are the places of the printed symbols, clockwise from the top.
var printed = func() (all [turns]engine.Hex) {
	h := engine.Hex{R: -corner}
	for i := range all {
		all[i], h = h, h.Turned()
	}
	return all
}()

// turnedBy is a place after so many sixths of a turn clockwise.
func turnedBy(h engine.Hex, sixths int) engine.Hex {
	for range sixths {
		h = h.Turned()
	}
	return h
}

// middle is where a cell's middle lies on the board: steps right and down from
// the board's middle, a step being the distance of two neighbours.
func middle(h engine.Hex) vision.Point {
	return vision.Point{float64(h.Q) + float64(h.R)/2, float64(h.R) * math.Sqrt(3) / 2}
}
