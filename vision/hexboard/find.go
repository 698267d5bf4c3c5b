package hexboard

import (
	"fmt"
	"image"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

const (
	// long is the longer side of the picture in which the board is looked for, and
	// nearer that of another one, for a board that fills little of it. Around both
	// lies a margin of grey: a board may reach out of view.
	long, nearer, margin = 160, 240, 16
	// sub is the distance of two answers of the network, in px of that picture;
	// coarse that of its cells, which answer for two by two places.
	sub, coarse = 2, 4
	// whole is what sides must be a multiple of.
	whole = 16
)

// sight is how the network sees a picture: at a scale, and how likely the board
// is at each place.
type sight struct {
	scale       float64 // of px of the small picture to the large one's
	cols, rows  int
	probability []float32 // as logarithm of the odds
}

// look shows the picture to the network, so many px long.
func (r *Reader) look(a album, long int) (sight, error) {
	w, h := a.picture.Cols(), a.picture.Rows()
	scale := float64(long) / float64(max(w, h))
	small := image.Pt(max(1, int(math.Round(float64(w)*scale))), max(1, int(math.Round(float64(h)*scale))))
	cols, rows := upTo(small.X+2*margin), upTo(small.Y+2*margin)
	shrunk := gocv.NewMat()
	defer shrunk.Close()
	half, _ := a.by(min(2, max(w, h)/long)) // by which the cells will be read, too
	gocv.Resize(half, &shrunk, small, 0, 0, gocv.InterpolationArea)
	blob := gocv.NewMatWithSizes([]int{1, 3, rows, cols}, gocv.MatTypeCV32F)
	defer blob.Close()
	if err := pad(blob, shrunk, cols, rows); err != nil {
		return sight{}, err
	}
	answer, err := r.finder.Answer(blob)
	if err != nil {
		return sight{}, fmt.Errorf("find the board: %w", err)
	}
	return shuffled(answer, cols/coarse, rows/coarse, scale)
}

func upTo(px int) int { return (px + whole - 1) / whole * whole }

// pad writes a small picture as planes of numbers from 0 to 1, grey around it.
func pad(blob, small gocv.Mat, cols, rows int) error {
	to, err := blob.DataPtrFloat32()
	if err != nil {
		return err
	}
	from, err := small.DataPtrUint8()
	if err != nil {
		return err
	}
	for i := range to {
		to[i] = 128.0 / 255
	}
	high, wide := small.Rows(), small.Cols()
	for c := range 3 {
		for y := range high {
			row := to[(c*rows+y+margin)*cols+margin:][:wide]
			for x := range row {
				row[x] = float32(from[3*(y*wide+x)+c]) / 255
			}
		}
	}
	return nil
}

// shuffled puts the answers for two by two places side by side.
func shuffled(answer []float32, cols, rows int, scale float64) (sight, error) {
	if len(answer) != 4*cols*rows {
		return sight{}, fmt.Errorf("find the board: the network gave %d answers for %d places", len(answer), 4*cols*rows)
	}
	s := sight{scale: scale, cols: 2 * cols, rows: 2 * rows, probability: make([]float32, len(answer))}
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
func (s sight) px(x, y float64) vision.Point {
	return vision.Point{((x+0.5)*sub-margin)/s.scale - 0.5, ((y+0.5)*sub-margin)/s.scale - 0.5}
}

// largest is the largest patch of places at which the board is likely.
func (s sight) largest() []bool {
	return s.largestOf(func(i int) bool { return s.probability[i] > 0 })
}

// largestOf is the largest patch of places that belong.
func (s sight) largestOf(belongs func(int) bool) []bool {
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
func (s sight) outside(patch []bool) []bool {
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
func (s sight) spread(from []int, seen []bool, belongs func(int) bool) []int {
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
func (s sight) around(i int) []int {
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

// edge is where the board's edge seems to lie, in px of the large picture.
func (s sight) edge(patch []bool) (points []vision.Point) {
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
