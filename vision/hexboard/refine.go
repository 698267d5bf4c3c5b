package hexboard

import (
	"math"

	"silvertray/engine"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

const (
	// near is how far around a place colour is gathered, far how far it may lie
	// from the cell's middle, in px of the straightened board.
	near, far = 7, 9
	// wideNear and wideFar are the same where hardly a symbol is about.
	wideNear, wideFar = 16, 24
	// sparse is the distance of the px that are looked at.
	sparse = 2
	// chroma of a px that belongs to a symbol, after balancing.
	chroma = 50
	// leastColour is how many px of full colour a symbol has at least.
	leastColour = 25
	// fewestSymbols a view is mended by.
	fewestSymbols = 6
	// strayed is by how many px a symbol may lie beside where the others are.
	strayed = 1.5
)

// refine mends where the board lies by the middles of its symbols, printed and
// on tiles. It goes outwards from the middle, where a slanting view errs least,
// and returns by how many px of the straightened board the view moved.
func refine(flat []uint8, gain [3]float64, p geometry.Homography) (geometry.Homography, float64) {
	colour := coloured(flat, gain)
	fit, count := outwards(colour, toStraight)
	if count < fewestSymbols { // hardly a tile: nothing to mistake the printed ones for
		if next, ok := fitPairs(gatherAll(colour, printed[:], toStraight, wideNear, wideFar), toStraight, wideFar); ok {
			fit, _ = outwards(colour, next)
		}
	}
	mended := p.After(toStraight.Inverse()).After(fit)
	if !sound(mended) {
		return p, 0
	}
	moved := 0.0
	for _, at := range printed {
		a, b := toStraight.At(middle(at)), fit.At(middle(at))
		moved = max(moved, math.Hypot(a[0]-b[0], a[1]-b[1]))
	}
	return mended, moved
}

// outwards mends a view ring by ring, and returns how many symbols the last look
// found.
func outwards(colour []uint8, fit geometry.Homography) (geometry.Homography, int) {
	count := 0
	for _, ring := range []int{3, corner, reach, reach} {
		var inner []engine.Hex
		for _, cell := range cells {
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
		if to, ok := gather(colour, fit.At(middle(cell)), near, far); ok {
			pairs = append(pairs, geometry.Pair{From: middle(cell), To: to})
		}
	}
	return pairs
}

// coloured is how much colour each px of the straightened board has, every
// second one of every second row.
func coloured(flat []uint8, gain [3]float64) []uint8 {
	blue, green, red := balance(gain[0]), balance(gain[1]), balance(gain[2])
	all := make([]uint8, wide*high)
	for y := 0; y < high; y += sparse {
		for i := y * wide; i < (y+1)*wide; i += sparse {
			p := flat[3*i : 3*i+3 : 3*i+3]
			b, g, r := blue[p[0]], green[p[1]], red[p[2]]
			all[i] = max(b, g, r) - min(b, g, r)
		}
	}
	return all
}

// even is the next px that is looked at.
func even(px int) int { return (px + sparse - 1) / sparse * sparse }

// gather finds the middle of the colour nearest to a cell's middle.
func gather(colour []uint8, from vision.Point, near int, far float64) (to vision.Point, ok bool) {
	to = from
	for range 4 {
		var sum, x, y float64
		cx, cy := int(math.Round(to[0])), int(math.Round(to[1]))
		for v := even(max(0, cy-near)); v <= min(high-1, cy+near); v += sparse {
			half := int(math.Sqrt(float64(max(0, near*near-(v-cy)*(v-cy))))) // a disc
			row := colour[v*wide:][:wide]
			for u := even(max(0, cx-half)); u <= min(wide-1, cx+half); u += sparse {
				if row[u] > chroma {
					c := float64(row[u]) - chroma
					sum, x, y = sum+c, x+c*float64(u), y+c*float64(v)
				}
			}
		}
		if sum < leastColour*(255-chroma)/4/sparse/sparse {
			return to, false
		}
		next := vision.Point{x / sum, y / sum}
		step := math.Hypot(next[0]-to[0], next[1]-to[1])
		to = next
		if step < 0.1 {
			break
		}
	}
	return to, math.Hypot(to[0]-from[0], to[1]-from[1]) < far
}
