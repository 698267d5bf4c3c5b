// Package motion reports whether a table lies still: what a camera sees moves, has
// come to rest, or is covered by a hand.
//
// It looks at frames reduced to a few thousand cells, so it costs a small part
// of what decoding a frame does, and it never learns what a die is.
package motion

import (
	"errors"
	"fmt"
	"image"
	"time"

	"silvertray/vision/mats"
	"silvertray/vision/motion/change"
	"silvertray/vision/raster"

	"gocv.io/x/gocv"
)

// State is what a table does.
type State uint8

// The states of a table.
const (
	Moving  State = iota // something moves, or did a moment ago
	Still                // nothing has moved for Settle
	Covered              // still, but something large reaches in from the edge
)

func (s State) String() string { return [...]string{"moving", "still", "covered"}[s] }

const (
	// Settle is how long nothing may move before the table is still: a die
	// that turns over on its edge pauses for less.
	Settle = 400 * time.Millisecond
	// Accept is how long something large may lie still before it belongs to
	// the table: nobody holds a hand so still for so long.
	Accept = 15 * time.Second
)

// Detector watches one table. Frames may change size: that counts as movement.
// It is for one goroutine; Close it after use.
type Detector struct {
	// last is the frame before, ground the table when it was last still with
	// nothing over it, bare how it was before something large came to belong to
	// it; all reduced, and empty while there is none.
	last, ground, bare gocv.Mat
	// since is when the last movement was seen.
	since time.Time
}

// New makes a detector that has seen nothing yet.
func New() *Detector {
	return &Detector{last: gocv.NewMat(), ground: gocv.NewMat(), bare: gocv.NewMat()}
}

// Close frees what the detector remembers.
func (d *Detector) Close() error {
	return errors.Join(d.last.Close(), d.ground.Close(), d.bare.Close())
}

// See looks at the next frame, taken at a time, in 8 bits grey or colour.
func (d *Detector) See(frame gocv.Mat, at time.Time) (State, error) {
	if frame.Empty() {
		return Moving, fmt.Errorf("look for movement: the frame is empty")
	}
	small := reduce(frame)
	moved, err := changed(d.last, small)
	d.last.Close()
	d.last = small
	if err != nil {
		return Moving, err
	}
	if moved.Cells() > 0 || at.Before(d.since) {
		d.since = at
	}
	rest := at.Sub(d.since)
	if rest < Settle {
		return Moving, nil
	}
	return d.resting(rest)
}

// resting tells a still table from a covered one. The first still frame is
// taken for the table itself.
func (d *Detector) resting(rest time.Duration) (State, error) {
	over, err := d.reachesOver(d.ground)
	if err != nil {
		return Moving, err
	}
	if over && !d.bare.Empty() { // what lay there may be gone again
		if over, err = d.reachesOver(d.bare); err != nil {
			return Moving, err
		}
	}
	switch {
	case over && rest < Accept:
		return Covered, nil
	case over:
		d.ground.CopyTo(&d.bare)
	}
	d.last.CopyTo(&d.ground)
	return Still, nil
}

// reachesOver reports whether something large reaches in over the table as it was.
func (d *Detector) reachesOver(was gocv.Mat) (bool, error) {
	if was.Empty() {
		return false, nil
	}
	c, err := changed(was, d.last)
	return err == nil && c.ReachesIn(), err
}

// changed compares two reduced frames, the first of which may be empty.
func changed(a, b gocv.Mat) (c change.Change, err error) {
	var before raster.Image
	if !a.Empty() {
		if before, err = mats.Raster(a); err != nil {
			return c, fmt.Errorf("look for movement: %w", err)
		}
	}
	after, err := mats.Raster(b)
	if err != nil {
		return c, fmt.Errorf("look for movement: %w", err)
	}
	return change.Between(before, after), nil
}

// cellsLong is the longer side of a reduced frame in cells: the smallest die
// of 28 px in a frame of 1280 is 2.8 cells wide. A whole part of the usual
// widths, which OpenCV averages fastest.
const cellsLong = 128

// reduce averages a frame into cells.
func reduce(frame gocv.Mat) gocv.Mat {
	w, h := frame.Cols(), frame.Rows()
	long := max(w, h)
	size := image.Pt(max(1, w*cellsLong/long), max(1, h*cellsLong/long))
	rows := everyOther(frame)
	defer rows.Close()
	small := gocv.NewMat()
	gocv.Resize(rows, &small, size, 0, 0, gocv.InterpolationArea)
	return small
}

// everyOther is a frame without every second row, which halves the time that
// averaging takes: two rows laid side by side, of which the left one stays. It
// shares the frame's pixels.
func everyOther(frame gocv.Mat) gocv.Mat {
	w, h := frame.Cols(), frame.Rows()
	if h%2 != 0 || h < 2*cellsLong || !frame.IsContinuous() {
		return frame.Region(image.Rect(0, 0, w, h))
	}
	pairs := frame.Reshape(frame.Channels(), h/2)
	defer pairs.Close()
	return pairs.Region(image.Rect(0, 0, w, h/2))
}
