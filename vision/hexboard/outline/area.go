package outline

import (
	"math"

	"silvertray/vision"
)

const (
	// leastArea is the share of the picture that a board fills at least; some tiles
	// in a row fill less.
	leastArea = 0.08
	// bridge is how many places wide, to either side, a part of a patch is at most
	// that does not belong to the board, such as a row of tiles beside it.
	bridge = 4
)

// Area is a patch of places at which the board is likely; nil is none.
type Area struct {
	Sight
	patch []bool
}

// Large reports whether the area may be a board's.
func (a Area) Large() bool {
	count := 0
	for _, in := range a.patch {
		if in {
			count++
		}
	}
	return float64(count) > leastArea*float64(len(a.patch))
}

// Holds reports whether a place of the large picture is in the area.
func (a Area) Holds(px vision.Point) bool {
	x := int(math.Floor(((px[0]+0.5)*a.scale + Margin) / sub))
	y := int(math.Floor(((px[1]+0.5)*a.scale + Margin) / sub))
	return a.patch != nil && x >= 0 && y >= 0 && x < a.cols && y < a.rows && a.patch[y*a.cols+x]
}

// AreaOf is the area of a patch without what is narrow.
func (s Sight) AreaOf(patch []bool) Area { return Area{s, s.Trimmed(patch)} }

// Trimmed is a patch without what is narrow.
func (s Sight) Trimmed(patch []bool) []bool {
	depth := s.distances(func(i int) bool { return !patch[i] })
	core := s.largestOf(func(i int) bool { return depth[i] > bridge })
	away := s.distances(func(i int) bool { return core[i] })
	kept := make([]bool, len(patch))
	for i, in := range patch {
		kept[i] = in && away[i] <= bridge
	}
	return kept
}

// distances are how many steps to the left, right, up or down lead from each place
// to one of some, at least.
func (s Sight) distances(to func(int) bool) []int {
	all := make([]int, len(s.probability))
	for i := range all {
		if all[i] = s.cols + s.rows; to(i) {
			all[i] = 0
		}
	}
	for i := range all {
		if i%s.cols > 0 {
			all[i] = min(all[i], all[i-1]+1)
		}
		if i >= s.cols {
			all[i] = min(all[i], all[i-s.cols]+1)
		}
	}
	for i := len(all) - 1; i >= 0; i-- {
		if i%s.cols < s.cols-1 {
			all[i] = min(all[i], all[i+1]+1)
		}
		if i+s.cols < len(all) {
			all[i] = min(all[i], all[i+s.cols]+1)
		}
	}
	return all
}
