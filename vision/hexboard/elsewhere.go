package hexboard

import (
	"cmp"
	"image"
	"math"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// finalists are how many of the likeliest views are mended and read.
const finalists = 4

// elsewhere goes on looking for a board whose printed symbols are not where they
// should be: the first view of it may be off by a cell, or too near or too far,
// and mending may have made it worse.
func (r *Reader) elsewhere(a album, first geometry.Homography, best seenBoard) (seenBoard, error) {
	for _, around := range []geometry.Homography{first, best.view} {
		if best.bearing.plain() {
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
		if best.bearing.plain() {
			break
		}
		b, err := r.settle(a, view)
		if err != nil {
			return best, err
		}
		if best.flat == nil || b.bearing.match > best.bearing.match {
			best = b
		}
	}
	return best, nil
}

// likeliest are the views around one in which the printed symbols seem to be
// where they belong. All are read from the board as the one straightens it: so
// small a shift only moves its cells, and one look of the network serves all.
func (r *Reader) likeliest(a album, around geometry.Homography) ([]geometry.Homography, error) {
	b := seenBoard{view: around}
	if err := b.straighten(a); err != nil {
		return nil, err
	}
	views := guesses(around)
	var places []patch
	for _, view := range views {
		way := toStraight.After(around.Inverse()).After(view)
		for _, h := range printed {
			places = append(places, patch{b.flat, wide, cropAt(way.At(middle(h)))})
		}
	}
	seen, err := r.readPatches(places, b.gain)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(views))
	likely := make([]float64, len(views))
	for i := range views {
		order[i], likely[i] = i, bearingOf(seen[turns*i:][:turns], r.order).likely
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(likely[b], likely[a]) })
	var best []geometry.Homography
	for _, i := range order[:finalists] {
		best = append(best, views[i])
	}
	return best, nil
}

// cropAt is the crop around a px of the straightened board, as much of it as there is.
func cropAt(p vision.Point) image.Point {
	inside := func(v float64, most int) int {
		return int(math.Round(min(max(v-side/2+0.5, 0), float64(most-side))))
	}
	return image.Pt(inside(p[0], wide), inside(p[1], high))
}

// guesses are the views around one: shifted by half steps up to one and a half, and
// a little nearer or farther.
func guesses(p geometry.Homography) (all []geometry.Homography) {
	for _, k := range []float64{1, 0.94, 1.06} {
		for _, h := range cells {
			if h.Ring() > 3 {
				continue
			}
			at := middle(h)
			all = append(all, p.After(geometry.Homography{k, 0, at[0] / 2, 0, k, at[1] / 2, 0, 0, 1}))
		}
	}
	return all
}
