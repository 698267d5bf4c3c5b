package lattice

import "math"

// The classes that the network knows: an empty cell, the six symbols printed, the
// same on tiles, and what cannot be read.
const (
	Empty      = 0
	FirstPrint = 1
	FirstTile  = FirstPrint + Turns
	Unreadable = FirstTile + Turns
	ClassCount = Unreadable + 1
)

// Likelihood is how likely each class is for one cell.
type Likelihood [ClassCount]float64

// Best is the likeliest class.
func (s Likelihood) Best() (class int, p float64) {
	for c, v := range s {
		if v > p {
			class, p = c, v
		}
	}
	return class, p
}

// Belonging is the likeliest class of what belongs on a board, how likely it is
// among those, and how likely the cell shows something else. Where no symbol is
// printed, a tile's may look printed a little: glare makes its black grey.
func (s Likelihood) Belonging(isPrinted bool) (class int, p, odd float64) {
	odd = s[Unreadable]
	s[Unreadable] = 0
	class, p = s.Best()
	if symbol, tile, _ := SymbolOf(class); tile && !isPrinted {
		p += s[FirstPrint+symbol]
	}
	return class, p / max(1-odd, 1e-9), odd
}

// SymbolOf is the number of a class's symbol, and whether it is a tile's.
func SymbolOf(class int) (symbol int, tile, ok bool) {
	switch {
	case class >= FirstPrint && class < FirstTile:
		return class - FirstPrint, false, true
	case class >= FirstTile && class < Unreadable:
		return class - FirstTile, true, true
	}
	return 0, false, false
}

// Softmax makes probabilities of what the network answers.
func Softmax(answer []float32) (s Likelihood) {
	most := math.Inf(-1)
	for _, v := range answer {
		most = max(most, float64(v))
	}
	sum := 0.0
	for i, v := range answer {
		s[i] = math.Exp(float64(v) - most)
		sum += s[i]
	}
	for i := range s {
		s[i] /= sum
	}
	return s
}
