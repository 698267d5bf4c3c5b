package hexboard

import (
	"cmp"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision/hexboard/doubt"
	"silvertray/vision/hexboard/lattice"
)

// finalists are how many of the likeliest views are mended and read.
const finalists = 4

// elsewhere goes on looking for a board whose printed symbols are not where they
// should be: the first view of it may be off by a cell, or too near or too far,
// and mending may have made it worse.
func (r *Reader) elsewhere(a album, first geometry.Homography, best seenBoard) (seenBoard, error) {
	for _, around := range []geometry.Homography{first, best.View} {
		if best.Bearing.Plain() {
			break
		}
		views, err := r.likeliest(a, around)
		if err != nil {
			return best, err
		}
		if best, err = r.settleBest(a, views, best); err != nil {
			return best, err
		}
	}
	return best, nil
}

// settleBest mends views until one is a board, and keeps the best, whatever it shows.
func (r *Reader) settleBest(a album, views []geometry.Homography, best seenBoard) (seenBoard, error) {
	for _, view := range views {
		if best.Bearing.Plain() {
			break
		}
		b, err := r.settle(a, view)
		if err != nil {
			return best, err
		}
		if best.Flat == nil || b.Bearing.Match > best.Bearing.Match {
			best = b
		}
	}
	return best, nil
}

// likeliest are the views around one in which the printed symbols seem to be
// where they belong. All are read from the board as the one straightens it: so
// small a shift only moves its cells, and one look of the network serves all.
func (r *Reader) likeliest(a album, around geometry.Homography) ([]geometry.Homography, error) {
	b := seenBoard{Board: doubt.Board{View: around}}
	if err := b.straighten(a); err != nil {
		return nil, err
	}
	views := lattice.Guesses(around)
	var places []patch
	for _, view := range views {
		way := lattice.ToOverhead.After(around.Inverse()).After(view)
		for _, h := range lattice.Printed {
			places = append(places, patch{b.Flat, lattice.Wide, lattice.CropAt(way.At(lattice.Middle(h)))})
		}
	}
	seen, err := r.readPatches(places, b.Gain)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(views))
	likely := make([]float64, len(views))
	for i := range views {
		order[i], likely[i] = i, lattice.BearingOf(seen[lattice.Turns*i:][:lattice.Turns], r.order).Likely
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(likely[b], likely[a]) })
	var best []geometry.Homography
	for _, i := range order[:finalists] {
		best = append(best, views[i])
	}
	return best, nil
}
