package hexboard

import (
	"fmt"
	"image"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/offboard"
)

const (
	// loosePx is the longest side of the picture in which loose tiles are looked
	// for: a tile is 20 px long at least where the board can be read.
	loosePx = 700
)

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
	gain := board.Gain
	if !board.Found {
		gain = offboard.GainByBlack(cuts)
	}
	var crops []patch
	for _, px := range cuts {
		offboard.OnPaper(px, gain)
		crops = append(crops, patch{px, offboard.PairSize.X, image.Point{}}, patch{px, offboard.PairSize.X, image.Pt(lattice.Across, 0)})
	}
	seen, err := r.readPatches(crops, gain)
	if err != nil {
		return nil, err
	}
	var tiles []vision.Tile
	for i, view := range views {
		if tile, ok := offboard.TileOf(view, [2]lattice.Likelihood(seen[2*i:2*i+2])); ok {
			tile.Sure = tile.Sure && board.Found && !found[i].Doubtful
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
	light := offboard.Light{Px: offboard.Brightness(px), Wide: small.Cols()}
	known := offboard.Known{Away: func(p vision.Point) bool { return !board.carries(large.At(p)) }}
	if board.Found {
		known.Steps = board.View.Inverse().After(large).At
	}
	found := offboard.Find(light, known)
	views := make([]geometry.Homography, len(found))
	for i, t := range found {
		views[i] = large.After(geometry.Homography{t.Along[0], t.Across[0], t.Middle[0], t.Along[1], t.Across[1], t.Middle[1], 0, 0, 1})
	}
	return found, views, nil
}

// carries reports whether a px shows the board or what lies on it.
func (b seenBoard) carries(px vision.Point) bool {
	if b.Found {
		return lattice.Outside(b.View.Inverse().At(px)) < 0
	}
	return b.area.Large() && b.area.Holds(px)
}

// cutOut shows a tile from straight above, with its first symbol to the left.
func cutOut(a album, view geometry.Homography) ([]uint8, error) {
	flat := flatten(a, view, offboard.ToPair, offboard.PairSize)
	defer flat.Close()
	px, err := flat.DataPtrUint8()
	if err != nil {
		return nil, fmt.Errorf("straighten a tile: %w", err)
	}
	return slices.Clone(px), nil
}
