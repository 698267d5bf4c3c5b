package hexboard

import (
	"fmt"
	"image"
	"math"

	"silvertray/engine"

	"gocv.io/x/gocv"
)

// The classes the network tells: an empty cell, the six symbols printed, the
// same on tiles, and what cannot be read.
const (
	empty      = 0
	firstPrint = 1
	firstTile  = firstPrint + turns
	unreadable = firstTile + turns
	classes    = unreadable + 1
)

// sighted is how likely each class is for one cell.
type sighted [classes]float64

// best is the likeliest class.
func (s sighted) best() (class int, p float64) {
	for c, v := range s {
		if v > p {
			class, p = c, v
		}
	}
	return class, p
}

// belonging is the likeliest class of what belongs on a board, how likely it is
// among those, and how likely the cell shows something else. Where no symbol is
// printed, a tile's may look printed a little: glare makes its black grey.
func (s sighted) belonging(isPrinted bool) (class int, p, odd float64) {
	odd = s[unreadable]
	s[unreadable] = 0
	class, p = s.best()
	if symbol, tile, _ := symbolOf(class); tile && !isPrinted {
		p += s[firstPrint+symbol]
	}
	return class, p / max(1-odd, 1e-9), odd
}

// symbolOf is the number of a class's symbol, and whether it is a tile's.
func symbolOf(class int) (symbol int, tile, ok bool) {
	switch {
	case class >= firstPrint && class < firstTile:
		return class - firstPrint, false, true
	case class >= firstTile && class < unreadable:
		return class - firstTile, true, true
	}
	return 0, false, false
}

// readCells shows some cells of the straightened board to the network.
func (r *Reader) readCells(flat []uint8, gain [3]float64, which []engine.Hex) ([]sighted, error) {
	crops := make([]patch, len(which))
	for i, cell := range which {
		crops[i] = patch{flat, wide, crop(cell)}
	}
	return r.readPatches(crops, gain)
}

// patch is where the network is to look: from a place on, in a picture that is so
// wide.
type patch struct {
	px   []uint8
	wide int
	at   image.Point
}

// readPatches shows some places to the network.
func (r *Reader) readPatches(which []patch, gain [3]float64) ([]sighted, error) {
	blob := gocv.NewMatWithSizes([]int{len(which), 3, side, side}, gocv.MatTypeCV32F)
	defer blob.Close()
	to, err := blob.DataPtrFloat32()
	if err != nil {
		return nil, fmt.Errorf("read the cells: %w", err)
	}
	for c, g := range gain {
		bytes := balance(g)
		var table [256]float32
		for i, v := range bytes {
			table[i] = float32(v) / 255
		}
		for i, p := range which {
			plane := to[(3*i+c)*side*side:][:side*side]
			for y := range side {
				from := p.px[3*((p.at.Y+y)*p.wide+p.at.X):][:3*side]
				row := plane[y*side:][:side]
				for x := range row {
					row[x] = table[from[3*x+c]]
				}
			}
		}
	}
	answer, err := r.reader.Answer(blob)
	if err != nil {
		return nil, fmt.Errorf("read the cells: %w", err)
	}
	if len(answer) != len(which)*classes {
		return nil, fmt.Errorf("read the cells: the network gave %d answers, not %d", len(answer), len(which)*classes)
	}
	all := make([]sighted, len(which))
	for i := range all {
		all[i] = likely(answer[i*classes:][:classes])
	}
	return all, nil
}

// likely makes probabilities of what the network answers.
func likely(answer []float32) (s sighted) {
	most := math.Inf(-1)
	for _, v := range answer {
		most = max(most, float64(v))
	}
	sum := 0.0
	for i, v := range answer {
		s[i] = math.Exp(float64(v) - most)
		sum += s[i]
	}
	for i := range s {
		s[i] /= sum
	}
	return s
}
