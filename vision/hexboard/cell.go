package hexboard

import (
	"fmt"
	"image"

	"silvertray/engine"
	"silvertray/vision/hexboard/lattice"
	"silvertray/vision/hexboard/overhead"

	"gocv.io/x/gocv"
)

// readCells shows some cells of the overhead picture to the network.
func (r *Reader) readCells(flat []uint8, gain [3]float64, which []engine.Hex) ([]lattice.Likelihood, error) {
	crops := make([]patch, len(which))
	for i, cell := range which {
		crops[i] = patch{flat, lattice.Wide, lattice.CropOf(cell)}
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
func (r *Reader) readPatches(which []patch, gain [3]float64) ([]lattice.Likelihood, error) {
	blob := gocv.NewMatWithSizes([]int{len(which), 3, lattice.Side, lattice.Side}, gocv.MatTypeCV32F)
	defer blob.Close()
	to, err := blob.DataPtrFloat32()
	if err != nil {
		return nil, fmt.Errorf("read the cells: %w", err)
	}
	for c, g := range gain {
		bytes := overhead.Balance(g)
		var table [256]float32
		for i, v := range bytes {
			table[i] = float32(v) / 255
		}
		for i, p := range which {
			plane := to[(3*i+c)*lattice.Side*lattice.Side:][:lattice.Side*lattice.Side]
			for y := range lattice.Side {
				from := p.px[3*((p.at.Y+y)*p.wide+p.at.X):][:3*lattice.Side]
				row := plane[y*lattice.Side:][:lattice.Side]
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
	if len(answer) != len(which)*lattice.ClassCount {
		return nil, fmt.Errorf("read the cells: the network gave %d answers, not %d", len(answer), len(which)*lattice.ClassCount)
	}
	all := make([]lattice.Likelihood, len(which))
	for i := range all {
		all[i] = lattice.Softmax(answer[i*lattice.ClassCount:][:lattice.ClassCount])
	}
	return all, nil
}
