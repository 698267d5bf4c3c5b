package sight

import (
	"math"

	"silvertray/vision"
)

// Step is the distance of two cells of the finder's answer, in px of the picture
// that it was shown.
const Step = 8

// How the finder was trained; see train/nets.py.
const (
	perCell     = 2    // a cell answers for so many places either way
	typicalSize = 24.0 // px of a die whose answered size is 0
	// Sizes it was never taught are no answers.
	leastSize, mostSize = 6.0, 60.0
)

// HeatMap is the finder's answer: planes of cells, first the heat of the four
// places in each cell, then their sizes.
type HeatMap struct {
	values     []float32
	cols, rows int // cells
}

// NewHeatMap returns the finder's answer for so many cells across and down.
func NewHeatMap(values []float32, cols, rows int) HeatMap { return HeatMap{values, cols, rows} }

func (m HeatMap) at(plane, x, y int) float64 {
	part := plane*perCell*perCell + y%perCell*perCell + x%perCell
	return float64(m.values[(part*m.rows+y/perCell)*m.cols+x/perCell])
}

func (m HeatMap) inside(x, y int) bool {
	return x >= 0 && y >= 0 && x < m.cols*perCell && y < m.rows*perCell
}

// Peaks returns the places at least so hot and hotter than their eight
// neighbours.
func (m HeatMap) Peaks(least float64) []Candidate {
	const cell = Step / perCell
	leastLogit := math.Log(least / (1 - least))
	var found []Candidate
	for y := 0; y < m.rows*perCell; y++ {
		for x := 0; x < m.cols*perCell; x++ {
			logit := m.at(0, x, y)
			if logit < leastLogit || !m.peak(x, y) {
				continue
			}
			middle := vision.Point{float64(x)*cell + (cell-1)/2.0, float64(y)*cell + (cell-1)/2.0}
			size := typicalSize * math.Exp(m.at(1, x, y))
			found = append(found, Candidate{middle, min(max(size, leastSize), mostSize), sigmoid(logit)})
		}
	}
	return found
}

func (m HeatMap) peak(x, y int) bool {
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
