package outline

import (
	"fmt"
	"slices"

	"silvertray/vision"
)

const (
	// Margin of grey, in px, around the picture in which the board is looked for.
	Margin = 16
	// sub is the distance of two answers of the network, in px of that picture;
	// coarse that of its cells, which answer for two by two places.
	sub, Coarse = 2, 4
)

// Sight is how the network sees a picture: at a scale, and how likely the board
// is at each place.
type Sight struct {
	scale       float64 // of px of the small picture to the large one's
	cols, rows  int
	probability []float32 // as logarithm of the odds
}

// NewSight puts the answers for two by two places side by side.
func NewSight(answer []float32, cols, rows int, scale float64) (Sight, error) {
	if len(answer) != 4*cols*rows {
		return Sight{}, fmt.Errorf("find the board: the network gave %d answers for %d places", len(answer), 4*cols*rows)
	}
	s := Sight{scale: scale, cols: 2 * cols, rows: 2 * rows, probability: make([]float32, len(answer))}
	for part := range 4 {
		for y := range rows {
			for x := range cols {
				s.probability[(2*y+part/2)*s.cols+2*x+part%2] = answer[(part*rows+y)*cols+x]
			}
		}
	}
	return s, nil
}

// px is where a place among the answers lies in the large picture.
func (s Sight) px(x, y float64) vision.Point {
	return vision.Point{((x+0.5)*sub-Margin)/s.scale - 0.5, ((y+0.5)*sub-Margin)/s.scale - 0.5}
}

// Largest is the largest patch of places at which the board is likely.
func (s Sight) Largest() []bool {
	return s.largestOf(func(i int) bool { return s.probability[i] > 0 })
}

// largestOf is the largest patch of places that belong.
func (s Sight) largestOf(belongs func(int) bool) []bool {
	patch, size := make([]bool, len(s.probability)), 0
	seen := make([]bool, len(s.probability))
	for start := range s.probability {
		if !belongs(start) || seen[start] {
			continue
		}
		mine := s.spread([]int{start}, seen, belongs)
		if len(mine) > size {
			clear(patch)
			size = len(mine)
			for _, i := range mine {
				patch[i] = true
			}
		}
	}
	return patch
}

// outside are the places around a patch; holes in it are none.
func (s Sight) outside(patch []bool) []bool {
	seen := make([]bool, len(patch))
	var rim []int
	for i, in := range patch {
		if slices.Contains(s.around(i), -1) && !in {
			rim = append(rim, i)
		}
	}
	s.spread(rim, seen, func(i int) bool { return !patch[i] })
	return seen
}

// spread goes from places to all that belong to them, and marks them as seen.
func (s Sight) spread(from []int, seen []bool, belongs func(int) bool) []int {
	for _, i := range from {
		seen[i] = true
	}
	for i := 0; i < len(from); i++ {
		for _, next := range s.around(from[i]) {
			if next >= 0 && !seen[next] && belongs(next) {
				seen[next] = true
				from = append(from, next)
			}
		}
	}
	return from
}

// around are the four neighbours of a place, -1 where there is none.
func (s Sight) around(i int) []int {
	all := []int{i - 1, i + 1, i - s.cols, i + s.cols}
	if i%s.cols == 0 {
		all[0] = -1
	}
	if i%s.cols == s.cols-1 {
		all[1] = -1
	}
	if all[3] >= len(s.probability) {
		all[3] = -1
	}
	return all
}

// Edge is where the board's edge seems to lie, in px of the large picture.
func (s Sight) Edge(patch []bool) (points []vision.Point) {
	outside := s.outside(patch)
	for i, in := range patch {
		if !in {
			continue
		}
		for _, next := range s.around(i) {
			if next < 0 || !outside[next] || s.probability[next] > 0 {
				continue
			}
			// Between the two the odds are even somewhere.
			a, b := float64(s.probability[i]), float64(s.probability[next])
			t := a / max(a-b, 1e-9)
			x, y := float64(i%s.cols), float64(i/s.cols)
			x += t * float64(next%s.cols-i%s.cols)
			y += t * float64(next/s.cols-i/s.cols)
			points = append(points, s.px(x, y))
		}
	}
	return points
}
