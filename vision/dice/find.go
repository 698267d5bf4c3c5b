package dice

import (
	"image"
	"image/color"
	"math"
	"sort"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// How the finder was trained; see train/nets.py.
const (
	findStep    = 8    // px between two cells of its answer
	findSub     = 2    // a cell answers for findSub x findSub places
	findTypical = 24.0 // px of a die whose answered size is 0
	// Sizes it was never taught are no answers.
	findLeast, findLargest = 6.0, 60.0
)

const (
	// A picture is reduced, by a whole number, until its longer side has at
	// most so many pixels. For a set this is only the first, quick search,
	// which is enough where all dice are found and plain to read; unknown dice
	// in any picture may be small.
	setLong, anyLong = 320, 640
	// anyHalvings is how often a picture of unknown dice is halved again, in
	// search of larger ones: the finder knows dice of 8 to 48 px.
	anyHalvings = 3
	// findHeat is the least heat worth a look by the reader, which then
	// throws out what is no die: low, since a miss here is final. The quick
	// search may miss, so it looks at the hot spots alone.
	findHeat, quickHeat = 0.15, 0.3
	// findApart is how near two middles of like size may be, in dice: touching
	// dice are 1 apart, seen from 45 degrees still 0.7.
	findApart = 0.5
	// findAlike is the ratio of sizes up to which two spots can be one die;
	// beyond it one may be a pip of the other or a heap, and the reader decides.
	findAlike = 1.6
	// findMost bounds the work on pictures full of die-like things.
	findMost = 128
)

// spot is a place where a die may lie.
type spot struct {
	middle vision.Point
	size   float64 // px of the die's body
	heat   float64 // 0 to 1
}

// factorFor returns by how much a picture is reduced to be at most long.
func factorFor(picture *pyramid, long int) int {
	whole := picture.level(0)
	return (max(whole.Cols(), whole.Rows()) + long - 1) / long
}

// find looks for dice of the least heat in a picture reduced by a factor and in
// halves of that, hottest first.
func (r *Reader) find(picture *pyramid, factor, halvings int, heat float64) ([]spot, error) {
	var spots []spot
	for ; halvings >= 0; halvings, factor = halvings-1, 2*factor {
		found, err := r.findIn(picture, factor, heat)
		if err != nil {
			return nil, err
		}
		spots = append(spots, found...)
	}
	sort.SliceStable(spots, func(i, j int) bool { return spots[i].heat > spots[j].heat })
	return thin(spots), nil
}

// thin keeps the hottest of spots that are one die.
func thin(spots []spot) []spot {
	var kept []spot
	for _, s := range spots {
		if len(kept) < findMost && !near(s, kept) {
			kept = append(kept, s)
		}
	}
	return kept
}

func near(s spot, kept []spot) bool {
	for _, k := range kept {
		small, large := min(s.size, k.size), max(s.size, k.size)
		if large < findAlike*small && geometry.Distance(s.middle, k.middle) < findApart*large {
			return true
		}
	}
	return false
}

// findIn looks for dice of the least heat in a picture reduced by a factor.
func (r *Reader) findIn(picture *pyramid, factor int, heat float64) ([]spot, error) {
	small := picture.reduced(factor)
	defer small.Close()
	size := image.Pt(wholeSteps(small.Cols()), wholeSteps(small.Rows()))
	padded := gocv.NewMat()
	defer padded.Close()
	gocv.CopyMakeBorder(small, &padded, 0, size.Y-small.Rows(), 0, size.X-small.Cols(), gocv.BorderReplicate, color.RGBA{})
	answer, err := r.finder.answer([]gocv.Mat{padded}, size)
	if err != nil {
		return nil, err
	}
	spots := heatMap{answer, size.X / findStep, size.Y / findStep}.peaks(heat)
	k := float64(factor)
	for i, s := range spots {
		spots[i].middle = vision.Point{(s.middle[0]+0.5)*k - 0.5, (s.middle[1]+0.5)*k - 0.5}
		spots[i].size = s.size * k
	}
	return spots, nil
}

// wholeSteps returns the next size the network divides without remainder.
func wholeSteps(px int) int { return (px + findStep - 1) / findStep * findStep }

// heatMap is the finder's answer: planes of cells, first the heat of the four
// places in each cell, then their sizes.
type heatMap struct {
	values     []float32
	cols, rows int // cells
}

func (m heatMap) at(plane, x, y int) float64 {
	sub := plane*findSub*findSub + y%findSub*findSub + x%findSub
	return float64(m.values[(sub*m.rows+y/findSub)*m.cols+x/findSub])
}

func (m heatMap) inside(x, y int) bool {
	return x >= 0 && y >= 0 && x < m.cols*findSub && y < m.rows*findSub
}

// peaks returns the places at least so hot and hotter than their eight
// neighbours.
func (m heatMap) peaks(least float64) []spot {
	const cell = findStep / findSub
	leastLogit := math.Log(least / (1 - least))
	var spots []spot
	for y := 0; y < m.rows*findSub; y++ {
		for x := 0; x < m.cols*findSub; x++ {
			logit := m.at(0, x, y)
			if logit < leastLogit || !m.peak(x, y) {
				continue
			}
			middle := vision.Point{float64(x)*cell + (cell-1)/2.0, float64(y)*cell + (cell-1)/2.0}
			size := findTypical * math.Exp(m.at(1, x, y))
			spots = append(spots, spot{middle, min(max(size, findLeast), findLargest), sigmoid(logit)})
		}
	}
	return spots
}

func (m heatMap) peak(x, y int) bool {
	own := m.at(0, x, y)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if m.inside(x+dx, y+dy) && m.at(0, x+dx, y+dy) > own {
				return false
			}
		}
	}
	return true
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
