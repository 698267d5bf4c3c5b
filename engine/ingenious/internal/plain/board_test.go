// Package plain holds a second, plain version of the rules of Einfach Genial: words and
// maps, read off the rule text anew, slow, and sharing nothing with the first.
// Its tests hold the two against each other.
package plain

import (
	"fmt"
	"slices"
)

// symbols in the order in which moves name them.
var symbols = []string{"red", "green", "blue", "orange", "yellow", "purple"}

// at is a cell by its column and row.
type at [2]int

func (c at) String() string { return fmt.Sprintf("%d,%d", c[0], c[1]) }

// around are the six ways to go from a cell.
var around = []at{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

func (c at) step(way at) at { return at{c[0] + way[0], c[1] + way[1]} }

// compare puts cells in the order of reading.
func compare(a, b at) int {
	if a[1] != b[1] {
		return a[1] - b[1]
	}
	return a[0] - b[0]
}

// board is what each cell shows, by row and column from a corner far outside:
// "" is an empty cell, off one that is not in play.
type board [21][21]string

const off = "off"

func (b *board) of(c at) *string { return &b[c[1]+10][c[0]+10] }

// newBoard grows the part in play ring by ring from the middle.
func newBoard(rings int, printed []string) *board {
	b := &board{}
	for row := range b {
		for column := range b[row] {
			b[row][column] = off
		}
	}
	part := []at{{0, 0}}
	for range rings {
		for _, cell := range slices.Clone(part) {
			for _, way := range around {
				part = append(part, cell.step(way))
			}
		}
		slices.SortFunc(part, compare)
		part = slices.Compact(part)
	}
	for _, cell := range part {
		*b.of(cell) = ""
	}
	for i, corner := range corners {
		*b.of(corner) = printed[i]
	}
	return b
}

// corners of the inner part, clockwise, where symbols are printed.
var corners = []at{{0, -5}, {5, -5}, {5, 0}, {0, 5}, {-5, 5}, {-5, 0}}

// pairs are the neighbouring empty cells in the order of reading.
func (b *board) pairs() (all [][2]at) {
	for row := -7; row <= 7; row++ {
		for column := -7; column <= 7; column++ {
			cell := at{column, row}
			if *b.of(cell) != "" {
				continue
			}
			for _, way := range []at{{1, 0}, {-1, 1}, {0, 1}} {
				if *b.of(cell.step(way)) == "" {
					all = append(all, [2]at{cell, cell.step(way)})
				}
			}
		}
	}
	return all
}

// line is how many equal symbols follow from a cell in one way.
func (b *board) line(from, way at, symbol string) int {
	if next := from.step(way); *b.of(next) == symbol {
		return 1 + b.line(next, way, symbol)
	}
	return 0
}

// half is what one half of a tile earns; the other half lies at other.
func (b *board) half(cell, other at, symbol string) (points int) {
	for _, way := range around {
		if cell.step(way) != other {
			points += b.line(cell, way, symbol)
		}
	}
	return points
}
