package hexboard

import (
	"fmt"
	"image"
	"math"

	"silvertray/vision/hexboard/outline"

	"gocv.io/x/gocv"
)

const (
	// long is the longer side of the picture in which the board is looked for, and
	// nearer that of another one, for a board that fills little of it. Around both
	// lies a margin of grey: a board may reach out of view.
	long, nearer = 160, 240
	// whole is what sides must be a multiple of.
	whole = 16
)

// look shows the picture to the network, so many px long.
func (r *Reader) look(a album, long int) (outline.Sight, error) {
	w, h := a.picture.Cols(), a.picture.Rows()
	scale := float64(long) / float64(max(w, h))
	small := image.Pt(max(1, int(math.Round(float64(w)*scale))), max(1, int(math.Round(float64(h)*scale))))
	cols, rows := upTo(small.X+2*outline.Margin), upTo(small.Y+2*outline.Margin)
	shrunk := gocv.NewMat()
	defer shrunk.Close()
	half, _ := a.by(min(2, max(w, h)/long)) // by which the cells will be read, too
	gocv.Resize(half, &shrunk, small, 0, 0, gocv.InterpolationArea)
	blob := gocv.NewMatWithSizes([]int{1, 3, rows, cols}, gocv.MatTypeCV32F)
	defer blob.Close()
	if err := pad(blob, shrunk, cols, rows); err != nil {
		return outline.Sight{}, err
	}
	answer, err := r.finder.Answer(blob)
	if err != nil {
		return outline.Sight{}, fmt.Errorf("find the board: %w", err)
	}
	return outline.NewSight(answer, cols/outline.Coarse, rows/outline.Coarse, scale)
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
			row := to[(c*rows+y+outline.Margin)*cols+outline.Margin:][:wide]
			for x := range row {
				row[x] = float32(from[3*(y*wide+x)+c]) / 255
			}
		}
	}
	return nil
}
