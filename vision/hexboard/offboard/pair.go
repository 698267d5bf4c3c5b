package offboard

import (
	"cmp"
	"image"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/doubt"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/overhead"
)

const (
	// halfWide and halfHigh are half a tile's length and width in steps, body how
	// far its plastic reaches from a symbol's middle, as measured on a tile. In the
	// tests' pictures the black of 37 tiles ends 0.55 from a symbol's middle across
	// the tile, half of them within 0.52 to 0.58.
	halfWide, halfHigh, body = 1.0, 0.55, 0.56
	// leastSymbol is the least probability that a symbol is a tile's for the tile to
	// be reported at all, doubtful as it may be: nothing was invented with it in the
	// 49 pictures that README.md of package hexboard counts.
	leastSymbol = 0.4
)

// ToPair leads from steps about a tile's middle to px of the picture that its two
// cells are cut from, side by side.
var ToPair = geometry.Homography{lattice.Across, 0, (lattice.Across + lattice.Side - 1) / 2.0, 0, lattice.Across, (lattice.Side - 1) / 2.0, 0, 0, 1}

// PairSize is that picture's size.
var PairSize = image.Pt(lattice.Across+lattice.Side, lattice.Side)

// Brightness returns the brightest of each px' three colours.
func Brightness(px []uint8) []uint8 {
	light := make([]uint8, len(px)/3)
	for i := range light {
		light[i] = max(px[3*i], px[3*i+1], px[3*i+2])
	}
	return light
}

// tilePx are the px of such a picture that show the tile's two hexagons.
var tilePx = func() (on [(lattice.Across + lattice.Side) * lattice.Side]bool) {
	back := ToPair.Inverse()
	for i := range on {
		on[i] = onTile(back.At(vision.Point{float64(i % PairSize.X), float64(i / PairSize.X)}))
	}
	return on
}()

// OnPaper makes a tile seem to lie on white paper: the network knows tiles on a
// board only.
func OnPaper(px []uint8, gain [3]float64) {
	for i, on := range tilePx {
		if on {
			continue
		}
		for c := range 3 {
			px[3*i+c] = uint8(min(255, overhead.Paper/gain[c]))
		}
	}
}

// GainByBlack are gains that make the tiles' own black grey, and their brightest
// symbols as bright as paper, where no board tells more of the lamp.
func GainByBlack(cuts [][]uint8) [3]float64 {
	var all [][]uint8
	for _, px := range cuts {
		for i, on := range tilePx {
			if on {
				all = append(all, px[3*i:3*i+3])
			}
		}
	}
	slices.SortFunc(all, func(p, q []uint8) int { return cmp.Compare(slices.Max(p), slices.Max(q)) })
	var sum [3]float64
	for _, px := range all[:len(all)/3] {
		for c, v := range px {
			sum[c] += float64(v) + 1
		}
	}
	bright := overhead.Paper / float64(max(1, slices.Max(all[len(all)*9/10])))
	bright = min(max(bright, overhead.LeastGain), overhead.MostGain)
	grey := (sum[0] + sum[1] + sum[2]) / 3
	return [3]float64{bright * grey / sum[0], bright * grey / sum[1], bright * grey / sum[2]}
}

// onTile reports whether a place is on one of a tile's two hexagons.
func onTile(at vision.Point) bool {
	for _, x := range []float64{-0.5, 0.5} {
		furthest := 0.0
		for _, s := range lattice.SideDirections {
			// A cell's sides are a twelfth of a turn away from the board's.
			furthest = max(furthest, s[1]*(at[0]-x)-s[0]*at[1])
		}
		if furthest < body*lattice.RowStep {
			return true
		}
	}
	return false
}

// TileOf is a tile by what its two symbols look like; not ok when it looks like
// none.
func TileOf(view geometry.Homography, seen [2]lattice.Likelihood) (tile vision.Tile, ok bool) {
	tile.Sure, tile.Confidence = true, 1
	for i, s := range seen {
		symbol, p := 0, 0.0
		for n, v := range s[lattice.FirstTile:lattice.Unreadable] {
			if v > p {
				symbol, p = n, v
			}
		}
		if p < leastSymbol {
			return tile, false
		}
		tile.Symbols[i] = lattice.Symbols[symbol]
		tile.Confidence *= p
		tile.Sure = tile.Sure && p >= doubt.Surely
	}
	tile.Centre = view.At(vision.Point{})
	for i, corner := range [4]vision.Point{{-halfWide, -halfHigh}, {halfWide, -halfHigh}, {halfWide, halfHigh}, {-halfWide, halfHigh}} {
		tile.Outline[i] = view.At(corner)
	}
	return tile, true
}
