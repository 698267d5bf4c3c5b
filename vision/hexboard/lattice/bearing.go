package lattice

import (
	"math"

	"silvertray/internal/geometry"
)

const (
	// sureSymbol is the least probability of a printed symbol that counts for
	// the board's bearing.
	sureSymbol = 0.5
	// Enough printed symbols must be where they belong for a board to be one,
	// plenty for it to be sought no further.
	Enough, plenty = 4, 5
)

// Bearing is which way a board lies: by how many sixths it is turned, how many
// of its printed symbols are where they should be, the logarithm of how likely
// all of them are there, and in which order it shows them, where all six are seen
// once.
type Bearing struct {
	Sixths, Match int
	Likely        float64
	Order         []string
}

// Plain reports whether the board need not be sought any further.
func (b Bearing) Plain() bool { return b.Match >= plenty || b.Order != nil }

// BearingOf finds out by what the printed places show, clockwise. The symbols
// are expected in an order.
func BearingOf(seen []Likelihood, order [Turns]string) Bearing {
	shown := [Turns]int{}
	for i := range shown {
		shown[i] = -1
		class, p := seen[i].Best()
		if symbol, tile, ok := SymbolOf(class); ok && !tile && p >= sureSymbol {
			shown[i] = symbol
		}
	}
	best := Bearing{Likely: math.Inf(-1)}
	for sixths := range Turns {
		match, likely := 0, 0.0
		for i := range Turns {
			place := (i + sixths) % Turns
			if shown[place] >= 0 && Symbols[shown[place]] == order[i] {
				match++
			}
			for s, name := range Symbols {
				if name == order[i] {
					likely += math.Log(1e-4 + seen[place][FirstPrint+s])
				}
			}
		}
		if likely > best.Likely {
			best = Bearing{Sixths: sixths, Match: match, Likely: likely}
		}
	}
	var first int
	if best.Order, first = orderOf(shown, order[0]); best.Order != nil && best.Match < Turns {
		best.Sixths = first // another edition's order: only the first is where it belongs
	}
	return best
}

// orderOf names what the printed places show, beginning with one, and tells
// that one's place; nil unless all six are there.
func orderOf(shown [Turns]int, first string) (names []string, start int) {
	seen := [Turns]bool{}
	for i, s := range shown {
		if s < 0 || seen[s] {
			return nil, 0
		}
		seen[s] = true
		if Symbols[s] == first {
			start = i
		}
	}
	names = make([]string, Turns)
	for i := range names {
		names[i] = Symbols[shown[(start+i)%Turns]]
	}
	return names, start
}

// TurnTo turns what was seen, and the view, so that the first symbol lies
// where it belongs.
func TurnTo(seen []Likelihood, p geometry.Homography, sixths int) ([]Likelihood, geometry.Homography) {
	if sixths == 0 {
		return seen, p
	}
	all := make([]Likelihood, len(seen))
	for i, cell := range Cells {
		all[i] = seen[Number[TurnedBy(cell, sixths)]]
	}
	sin, cos := math.Sincos(float64(sixths) * math.Pi / 3)
	return all, p.After(geometry.Homography{cos, -sin, 0, sin, cos, 0, 0, 0, 1})
}
