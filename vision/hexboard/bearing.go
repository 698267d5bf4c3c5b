package hexboard

import (
	"math"

	"silvertray/internal/geometry"
)

const (
	// sureSymbol is the least probability of a printed symbol that counts for
	// the board's bearing.
	sureSymbol = 0.5
	// enough printed symbols must be where they belong for a board to be one,
	// plenty for it to be sought no further.
	enough, plenty = 4, 5
)

// bearing is which way a board lies: by how many sixths it is turned, how many
// of its printed symbols are where they should be, the logarithm of how likely
// all of them are there, and in which order it shows them, where all six are seen
// once.
type bearing struct {
	sixths, match int
	likely        float64
	order         []string
}

// plain reports whether the board need not be sought any further.
func (b bearing) plain() bool { return b.match >= plenty || b.order != nil }

// bearingOf finds out by what the printed places show, clockwise. The symbols
// are expected in an order.
func bearingOf(seen []sighted, order [turns]string) bearing {
	shown := [turns]int{}
	for i := range shown {
		shown[i] = -1
		class, p := seen[i].best()
		if symbol, tile, ok := symbolOf(class); ok && !tile && p >= sureSymbol {
			shown[i] = symbol
		}
	}
	best := bearing{likely: math.Inf(-1)}
	for sixths := range turns {
		match, likely := 0, 0.0
		for i := range turns {
			place := (i + sixths) % turns
			if shown[place] >= 0 && Symbols[shown[place]] == order[i] {
				match++
			}
			for s, name := range Symbols {
				if name == order[i] {
					likely += math.Log(1e-4 + seen[place][firstPrint+s])
				}
			}
		}
		if likely > best.likely {
			best = bearing{sixths: sixths, match: match, likely: likely}
		}
	}
	var first int
	if best.order, first = orderOf(shown, order[0]); best.order != nil && best.match < turns {
		best.sixths = first // another edition's order: only the first is where it belongs
	}
	return best
}

// orderOf names what the printed places show, beginning with one, and tells
// that one's place; nil unless all six are there.
func orderOf(shown [turns]int, first string) (names []string, start int) {
	seen := [turns]bool{}
	for i, s := range shown {
		if s < 0 || seen[s] {
			return nil, 0
		}
		seen[s] = true
		if Symbols[s] == first {
			start = i
		}
	}
	names = make([]string, turns)
	for i := range names {
		names[i] = Symbols[shown[(start+i)%turns]]
	}
	return names, start
}

// turnTo turns what was seen, and the view, so that the first symbol lies
// where it belongs.
func turnTo(seen []sighted, p geometry.Homography, sixths int) ([]sighted, geometry.Homography) {
	if sixths == 0 {
		return seen, p
	}
	all := make([]sighted, len(seen))
	for i, cell := range cells {
		all[i] = seen[number[turnedBy(cell, sixths)]]
	}
	sin, cos := math.Sincos(float64(sixths) * math.Pi / 3)
	return all, p.After(geometry.Homography{cos, -sin, 0, sin, cos, 0, 0, 0, 1})
}
