package engine

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Hex is a cell of a board of hexagons with pointy tops, in axial coordinates:
// Q counts to the right, R down and to the right, and the middle of the board is
// 0,0. In units of the distance between two neighbours, the cell's centre lies
// Q + R/2 to the right of the middle and 0.866 R below it.
type Hex struct {
	Q int `json:"q"`
	R int `json:"r"`
}

// String returns the cell as moves have it: "1,-3".
func (h Hex) String() string { return strconv.Itoa(h.Q) + "," + strconv.Itoa(h.R) }

// Ring returns how many steps the cell is away from the middle of the board.
func (h Hex) Ring() int { return max(h.Q, -h.Q, h.R, -h.R, h.Q+h.R, -h.Q-h.R) }

// Adjacent reports whether two cells are neighbours.
func (h Hex) Adjacent(o Hex) bool { return Hex{h.Q - o.Q, h.R - o.R}.Ring() == 1 }

// Turned returns the cell after a sixth of a turn clockwise around the middle.
func (h Hex) Turned() Hex { return Hex{-h.R, h.Q + h.R} }

// Neighbours returns the six cells around one, clockwise from the right.
func (h Hex) Neighbours() (all [6]Hex) {
	step := Hex{Q: 1}
	for i := range all {
		all[i], step = Hex{h.Q + step.Q, h.R + step.R}, step.Turned()
	}
	return all
}

// bearing is the direction from the middle of the board, growing clockwise.
func (h Hex) bearing() float64 {
	return math.Atan2(float64(h.R)*math.Sqrt(3)/2, float64(h.Q)+float64(h.R)/2)
}

// ParseHex reads a cell such as "1,-3".
func ParseHex(text string) (Hex, error) {
	q, r, _ := strings.Cut(text, ",")
	Q, errQ := strconv.ParseInt(q, 10, 16)
	R, errR := strconv.ParseInt(r, 10, 16)
	if errQ != nil || errR != nil {
		return Hex{}, fmt.Errorf("%q is no cell such as 1,-3", text)
	}
	return Hex{int(Q), int(R)}, nil
}
