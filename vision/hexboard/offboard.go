package hexboard

import (
	"cmp"
	"fmt"
	"image"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/offboard"
)

const (
	// loosePx is the longest side of the picture in which loose tiles are looked
	// for: a tile is 20 px long at least where the board can be read.
	loosePx = 700
	// halfWide and halfHigh are half a tile's length and width in steps, body how
	// far its plastic reaches from a symbol's middle.
	halfWide, halfHigh, body = 1.0, 0.55, 0.56
	// loosely is the least probability that a symbol is a tile's for the tile to
	// be told at all.
	loosely = 0.4
)

// toPair leads from steps about a tile's middle to px of the picture that its two
// cells are cut from, side by side.
var toPair = geometry.Homography{across, 0, (across + side - 1) / 2.0, 0, across, (side - 1) / 2.0, 0, 0, 1}

// pairSize is that picture's size.
var pairSize = image.Pt(across+side, side)

// offboard reads the tiles that lie loose in a picture.
func (r *Reader) offboard(a album, board seenBoard) ([]vision.Tile, error) {
	found, views, err := findLoose(a, board)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	cuts := make([][]uint8, len(views))
	for i, view := range views {
		if cuts[i], err = cutOut(a, view); err != nil {
			return nil, err
		}
	}
	gain := board.gain
	if !board.found {
		gain = gainByBlack(cuts)
	}
	var crops []patch
	for _, px := range cuts {
		onPaper(px, gain)
		crops = append(crops, patch{px, pairSize.X, image.Point{}}, patch{px, pairSize.X, image.Pt(across, 0)})
	}
	seen, err := r.readPatches(crops, gain)
	if err != nil {
		return nil, err
	}
	var tiles []vision.Tile
	for i, view := range views {
		if tile, ok := tileOf(view, [2]sighted(seen[2*i:2*i+2])); ok {
			tile.Sure = tile.Sure && board.found && !found[i].Doubtful
			tiles = append(tiles, tile)
		}
	}
	return tiles, nil
}

// findLoose finds where loose tiles lie, and for each the plane that leads from
// steps about its middle to px.
func findLoose(a album, board seenBoard) ([]offboard.Tile, []geometry.Homography, error) {
	k := 1
	for max(a.picture.Cols(), a.picture.Rows())/k > loosePx {
		k *= 2
	}
	small, smaller := a.by(k)
	px, err := small.DataPtrUint8()
	if err != nil {
		return nil, nil, err
	}
	large := smaller.Inverse()
	light := offboard.Light{Px: brightest3(px), Wide: small.Cols()}
	known := offboard.Known{Away: func(p vision.Point) bool { return !board.carries(large.At(p)) }}
	if board.found {
		known.Steps = board.view.Inverse().After(large).At
	}
	found := offboard.Find(light, known)
	views := make([]geometry.Homography, len(found))
	for i, t := range found {
		views[i] = large.After(geometry.Homography{t.Along[0], t.Across[0], t.Middle[0], t.Along[1], t.Across[1], t.Middle[1], 0, 0, 1})
	}
	return found, views, nil
}

// brightest3 is the brightest of each px' three colours.
func brightest3(px []uint8) []uint8 {
	light := make([]uint8, len(px)/3)
	for i := range light {
		light[i] = max(px[3*i], px[3*i+1], px[3*i+2])
	}
	return light
}

// carries reports whether a px shows the board or what lies on it.
func (b seenBoard) carries(px vision.Point) bool {
	if b.found {
		return outside(b.view.Inverse().At(px)) < 0
	}
	return b.area.large() && b.area.holds(px)
}

// cutOut shows a tile from straight above, with its first symbol to the left.
func cutOut(a album, view geometry.Homography) ([]uint8, error) {
	flat := flatten(a, view, toPair, pairSize)
	defer flat.Close()
	px, err := flat.DataPtrUint8()
	if err != nil {
		return nil, fmt.Errorf("straighten a tile: %w", err)
	}
	return slices.Clone(px), nil
}

// tilePx are the px of such a picture that show the tile's two hexagons.
var tilePx = func() (on [(across + side) * side]bool) {
	back := toPair.Inverse()
	for i := range on {
		on[i] = onTile(back.At(vision.Point{float64(i % pairSize.X), float64(i / pairSize.X)}))
	}
	return on
}()

// onPaper makes a tile seem to lie on white paper: the network knows tiles on a
// board only.
func onPaper(px []uint8, gain [3]float64) {
	for i, on := range tilePx {
		if on {
			continue
		}
		for c := range 3 {
			px[3*i+c] = uint8(min(255, paper/gain[c]))
		}
	}
}

// gainByBlack are gains that make the tiles' own black grey, and their brightest
// symbols as bright as paper, where no board tells more of the lamp.
func gainByBlack(cuts [][]uint8) [3]float64 {
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
	bright := paper / float64(max(1, slices.Max(all[len(all)*9/10])))
	bright = min(max(bright, leastGain), mostGain)
	grey := (sum[0] + sum[1] + sum[2]) / 3
	return [3]float64{bright * grey / sum[0], bright * grey / sum[1], bright * grey / sum[2]}
}

// onTile reports whether a place is on one of a tile's two hexagons.
func onTile(at vision.Point) bool {
	for _, x := range []float64{-0.5, 0.5} {
		furthest := 0.0
		for _, s := range sides {
			// A cell's sides are a twelfth of a turn away from the board's.
			furthest = max(furthest, s[1]*(at[0]-x)-s[0]*at[1])
		}
		if furthest < body*0.8660254037844386 {
			return true
		}
	}
	return false
}

// tileOf is a tile by what its two symbols look like; not ok when it looks like
// none.
func tileOf(view geometry.Homography, seen [2]sighted) (tile vision.Tile, ok bool) {
	tile.Sure, tile.Confidence = true, 1
	for i, s := range seen {
		symbol, p := 0, 0.0
		for n, v := range s[firstTile:unreadable] {
			if v > p {
				symbol, p = n, v
			}
		}
		if p < loosely {
			return tile, false
		}
		tile.Symbols[i] = Symbols[symbol]
		tile.Confidence *= p
		tile.Sure = tile.Sure && p >= surely
	}
	tile.Centre = view.At(vision.Point{})
	for i, corner := range [4]vision.Point{{-halfWide, -halfHigh}, {halfWide, -halfHigh}, {halfWide, halfHigh}, {-halfWide, halfHigh}} {
		tile.Outline[i] = view.At(corner)
	}
	return tile, true
}
