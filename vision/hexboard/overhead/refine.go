package overhead

import (
	"math"

	"silvertray/engine"
	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

const (
	// near is how far around a place colour is gathered, far how far it may lie
	// from the cell's middle, in px of the overhead picture: a symbol reaches about
	// 8 px from its middle, and from 10 px on the neighbour's cell begins. Of 2,045
	// symbols in rendered boards half have 95 % of their colour within 6.6 px, nearly
	// all within 7.7. Of 7,506 that were gathered, 99 % lay within 2.8 px of where
	// they were expected and the last within 8.3; the one of another cell at 10.2.
	near, far = 7, 9
	// wideNear and wideFar are the same where hardly a symbol is about: the first
	// view may be off by a cell, of 20 px, and there is no neighbour to mistake. One
	// of these boards needed it.
	wideNear, wideFar = 16, 24
	// Sparse is the distance of the px that are looked at: a quarter of them all,
	// some 40 a symbol.
	Sparse = 2
	// Chroma of a px that belongs to a symbol, after balancing, a fifth of 255.
	Chroma = 50
	// leastColour is how many px of full colour a symbol has at least: a sixth of
	// the 150 px within near.
	leastColour = 25
	// fewestSymbols a view is mended by: as many as are printed. Four pairs decide a
	// view; two more show an error.
	fewestSymbols = lattice.Turns
	// strayed is by how many px a symbol may lie beside where the others are: their
	// middles are found to about one.
	strayed = 1.5
	// gatherRounds is how often the middle of a colour is taken anew, and still the
	// step in px that ends this.
	gatherRounds, still = 4, 0.1
)

// Refine mends where the board lies by the middles of its symbols, printed and
// on tiles. It goes outwards from the middle, where a slanting view errs least,
// and returns by how many px of the overhead picture the view moved.
func Refine(flat []uint8, gain [3]float64, p geometry.Homography) (geometry.Homography, float64) {
	colour := Coloured(flat, gain)
	fit, count := outwards(colour, lattice.ToOverhead)
	if count < fewestSymbols { // hardly a tile: nothing to mistake the printed ones for
		if next, ok := fitPairs(gatherAll(colour, lattice.Printed[:], lattice.ToOverhead, wideNear, wideFar), lattice.ToOverhead, wideFar); ok {
			fit, _ = outwards(colour, next)
		}
	}
	mended := p.After(lattice.ToOverhead.Inverse()).After(fit)
	if !lattice.Sound(mended) {
		return p, 0
	}
	moved := 0.0
	for _, at := range lattice.Printed {
		a, b := lattice.ToOverhead.At(lattice.Middle(at)), fit.At(lattice.Middle(at))
		moved = max(moved, math.Hypot(a[0]-b[0], a[1]-b[1]))
	}
	return mended, moved
}

// outwards mends a view ring by ring, and returns how many symbols the last look
// found.
func outwards(colour []uint8, fit geometry.Homography) (geometry.Homography, int) {
	count := 0
	for _, ring := range []int{3, lattice.Corner, lattice.Reach, lattice.Reach} {
		var inner []engine.Hex
		for _, cell := range lattice.Cells {
			if cell.Ring() <= ring {
				inner = append(inner, cell)
			}
		}
		pairs := gatherAll(colour, inner, fit, near, far)
		if count = len(pairs); count < fewestSymbols {
			continue
		}
		if next, ok := fitPairs(pairs, fit, strayed); ok {
			fit = next
		}
	}
	return fit, count
}

// gatherAll finds the symbols near to where cells should have them.
func gatherAll(colour []uint8, which []engine.Hex, fit geometry.Homography, near int, far float64) (pairs []geometry.Pair) {
	for _, cell := range which {
		if to, ok := gather(colour, fit.At(lattice.Middle(cell)), near, far); ok {
			pairs = append(pairs, geometry.Pair{From: lattice.Middle(cell), To: to})
		}
	}
	return pairs
}

// Coloured is how much colour each px of the overhead picture has, every
// second one of every second row.
func Coloured(flat []uint8, gain [3]float64) []uint8 {
	blue, green, red := Balance(gain[0]), Balance(gain[1]), Balance(gain[2])
	all := make([]uint8, lattice.Wide*lattice.High)
	for y := 0; y < lattice.High; y += Sparse {
		for i := y * lattice.Wide; i < (y+1)*lattice.Wide; i += Sparse {
			p := flat[3*i : 3*i+3 : 3*i+3]
			b, g, r := blue[p[0]], green[p[1]], red[p[2]]
			all[i] = max(b, g, r) - min(b, g, r)
		}
	}
	return all
}

// even is the next px that is looked at.
func even(px int) int { return (px + Sparse - 1) / Sparse * Sparse }

// gather finds the middle of the colour nearest to a cell's middle.
func gather(colour []uint8, from vision.Point, near int, far float64) (to vision.Point, ok bool) {
	to = from
	for range gatherRounds {
		var sum, x, y float64
		cx, cy := int(math.Round(to[0])), int(math.Round(to[1]))
		for v := even(max(0, cy-near)); v <= min(lattice.High-1, cy+near); v += Sparse {
			half := int(math.Sqrt(float64(max(0, near*near-(v-cy)*(v-cy))))) // a disc
			row := colour[v*lattice.Wide:][:lattice.Wide]
			for u := even(max(0, cx-half)); u <= min(lattice.Wide-1, cx+half); u += Sparse {
				if row[u] > Chroma {
					c := float64(row[u]) - Chroma
					sum, x, y = sum+c, x+c*float64(u), y+c*float64(v)
				}
			}
		}
		if sum < leastColour*(255-Chroma)/4/Sparse/Sparse {
			return to, false
		}
		next := vision.Point{x / sum, y / sum}
		step := math.Hypot(next[0]-to[0], next[1]-to[1])
		to = next
		if step < still {
			break
		}
	}
	return to, math.Hypot(to[0]-from[0], to[1]-from[1]) < far
}
