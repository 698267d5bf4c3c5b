package lattice

import (
	"math"

	"silvertray/engine"
	"silvertray/vision"
)

const (
	// Reach is how many cells lie between the board's middle and its last ring.
	Reach = 7
	// Rim is how far a corner of the whole board is from its middle, in steps, as
	// measured on the printed board: the last ring and a border. In 46 rendered boards
	// the truth has it at 8.35, and the edge as the network sees it lies within 0.15 of
	// this hexagon's.
	Rim = 8.4
	// Corner is the ring in whose corners the symbols are printed.
	Corner = 5
	// Turns is in how many ways a hexagon lies on itself.
	Turns = 6
)

// Symbols are the names of the six symbols, clockwise in the order in which
// they are printed on the board that is best known.
var Symbols = [Turns]string{"red", "green", "blue", "orange", "yellow", "purple"}

// Cells are all cells of the board, row by row.
var Cells = func() (all []engine.Hex) {
	for r := -Reach; r <= Reach; r++ {
		for q := -Reach; q <= Reach; q++ {
			if h := (engine.Hex{Q: q, R: r}); h.Ring() <= Reach {
				all = append(all, h)
			}
		}
	}
	return all
}()

// Number is the index of each cell in Cells.
var Number = func() map[engine.Hex]int {
	at := make(map[engine.Hex]int, len(Cells))
	for i, c := range Cells {
		at[c] = i
	}
	return at
}()

// Printed are the cells of the printed symbols, clockwise from the top.
var Printed = func() (all [Turns]engine.Hex) {
	h := engine.Hex{R: -Corner}
	for i := range all {
		all[i], h = h, h.Turned()
	}
	return all
}()

// TurnedBy returns a cell after so many sixths of a turn clockwise.
func TurnedBy(h engine.Hex, sixths int) engine.Hex {
	for range sixths {
		h = h.Turned()
	}
	return h
}

// Middle returns where a cell's middle lies on the board, in steps.
func Middle(h engine.Hex) vision.Point {
	return vision.Point{float64(h.Q) + float64(h.R)/2, float64(h.R) * math.Sqrt(3) / 2}
}

// SideDirections are the directions of the board's six sides, from its middle, as
// points at a distance of one.
var SideDirections = func() (all [Turns]vision.Point) {
	for i := range all {
		sin, cos := math.Sincos(math.Pi/6 + float64(i)*math.Pi/3)
		all[i] = vision.Point{cos, sin}
	}
	return all
}()

// Outside returns how far a point of the board lies outside its edge, in steps;
// negative inside.
func Outside(p vision.Point) float64 {
	furthest := math.Inf(-1)
	for _, side := range SideDirections {
		furthest = max(furthest, p[0]*side[0]+p[1]*side[1])
	}
	return furthest - Rim*math.Sqrt(3)/2
}
