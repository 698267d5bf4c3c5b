package doubt

import (
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/overhead"
)

const (
	// tintFar is how far from a cell's middle its tint is looked for, in px of the
	// overhead picture, either way, and leastTinted how many px with colour make one.
	tintFar, leastTinted = 9, 20
	// vouching is the least probability of a symbol for which its tint can vouch: it
	// is likelier than all else together.
	vouching = 0.5
	// clearly is by how many times other symbols' tints are farther away at least:
	// with it the tint alone names 3,667 of 3,668 symbols; see README.md of package
	// hexboard.
	clearly = 2
)

// tint is a symbol's colour as a direction in the circle of hues; zero is none.
type tint [2]float64

// apart is the angle between two tints.
func (t tint) apart(o tint) float64 {
	return math.Abs(math.Atan2(t[0]*o[1]-t[1]*o[0], t[0]*o[0]+t[1]*o[1]))
}

// vouch makes those unclear cells sure whose tint is that of the symbol which they
// most likely show, and of no other on this board. It returns the cells that are left.
// The network knows colours of all lamps, the tints are those under this one: two
// witnesses that seldom err alike.
func (b Board) vouch(all []vision.HexCell, unclear []engine.Hex) (left []engine.Hex) {
	if len(unclear) == 0 {
		return nil
	}
	by := b.Tints(all)
	for _, h := range unclear {
		cell := &all[lattice.Number[h]]
		if cell.Sure = b.inPlace(h) && by.Names(b.TintAt(h)) == cell.Shows(); !cell.Sure {
			left = append(left, h)
		}
	}
	return left
}

// inPlace reports whether a cell is likely enough to show a symbol, printed where one is, and
// on a tile elsewhere.
func (b Board) inPlace(h engine.Hex) bool {
	isPrinted := slices.Contains(lattice.Printed[:], h)
	class, p, _ := b.Cells[lattice.Number[h]].Belonging(isPrinted)
	_, tile, ok := lattice.SymbolOf(class)
	return ok && tile != isPrinted && p >= vouching
}

// TintAt is the tint about a cell's middle; none where hardly a px has colour.
func (b Board) TintAt(h engine.Hex) (t tint) {
	at, count := lattice.CropOf(lattice.TurnedBy(h, b.Bearing.Sixths)), 0
	for y := lattice.Side/2 - tintFar; y < lattice.Side/2+tintFar; y++ {
		for x := lattice.Side/2 - tintFar; x < lattice.Side/2+tintFar; x++ {
			p := b.Flat[3*((at.Y+y)*lattice.Wide+at.X+x):][:3]
			blue, green, red := float64(p[0])*b.Gain[0], float64(p[1])*b.Gain[1], float64(p[2])*b.Gain[2]
			if max(blue, green, red)-min(blue, green, red) > overhead.Chroma {
				t[0] += 2*red - green - blue
				t[1] += math.Sqrt(3) * (green - blue)
				count++
			}
		}
	}
	if count < leastTinted {
		return tint{}
	}
	return t
}

// palette has the tint of each symbol under one lamp.
type palette map[string]tint

// Tints are those of the symbols that are read surely.
func (b Board) Tints(all []vision.HexCell) palette {
	by := make(palette, lattice.Turns)
	for _, cell := range all {
		if !cell.Sure || cell.Symbol == nil {
			continue
		}
		if t := b.TintAt(cell.Hex); t != (tint{}) {
			long, sum := math.Hypot(t[0], t[1]), by[*cell.Symbol]
			by[*cell.Symbol] = tint{sum[0] + t[0]/long, sum[1] + t[1]/long}
		}
	}
	return by
}

// Names returns whose tint this clearly is; empty where that cannot be told.
func (by palette) Names(t tint) (symbol string) {
	if len(by) < lattice.Turns || t == (tint{}) {
		return ""
	}
	nearest, next := math.Inf(1), math.Inf(1)
	for name, known := range by {
		switch far := t.apart(known); {
		case far < nearest:
			symbol, nearest, next = name, far, nearest
		case far < next:
			next = far
		}
	}
	if clearly*nearest > next {
		return ""
	}
	return symbol
}
