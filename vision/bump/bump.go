// Package bump remembers how a table looks where no dice lie, and notices
// when the camera was bumped or the light has changed since.
//
// It needs no mat. It looks across the edges of the tray for where the colour
// steps, and follows small pieces of whatever lies still, such as the grain of
// wood or the weave of a cloth. Either suffices.
package bump

import (
	"errors"
	"fmt"
	"image"
	"math"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/bump/shift"
	"silvertray/vision/mats"
)

const (
	// cols is the width in px of the picture that is compared.
	cols = 640
	// dieMM is the side of a die.
	dieMM = 16.0
)

// Table is what is remembered of a table. The zero value remembers nothing;
// Close it after use.
type Table struct {
	// Tray is its corners in the picture, as the profile has them; nil when not
	// known.
	Tray *[4]vision.Point

	grey   gocv.Mat
	places []image.Point
	light  shift.Light
	known  bool
	// tray is how it lay when it was first looked for.
	tray shift.Tray
}

// Close forgets the table.
func (t *Table) Close() error {
	if !t.known {
		return nil
	}
	t.known, t.tray = false, nil
	return t.grey.Close()
}

// See compares a frame with the table as it was first seen, and the tray with
// its corners too. The dice in it are left out. The first frame is remembered.
func (t *Table) See(frame gocv.Mat, dice []vision.Die) (shift.Change, error) {
	small, err := reduce(frame)
	if err != nil {
		return shift.Change{}, err
	}
	defer small.Close()
	scale := float64(small.Cols()) / float64(frame.Cols())
	covered := covers(dice, scale)
	mm := mmPerPx(dice, scale)
	grey, lit := contrasty(small), lightOf(small, covered)
	if !t.known || grey.Cols() != t.grey.Cols() || grey.Rows() != t.grey.Rows() {
		if err := t.Close(); err != nil {
			return shift.Change{}, errors.Join(err, grey.Close())
		}
		t.grey, t.places, t.light, t.known = grey, distinct(grey, covered), lit, true
		moved, _, err := t.trayMM(small, covered, scale, mm)
		return shift.Change{Light: 1, Tint: 1, MM: moved}, err
	}
	defer grey.Close()
	c := lit.Against(t.light)
	var known bool
	if c.MM, known, err = t.trayMM(small, covered, scale, mm); err == nil && !known {
		c.MM = t.shift(grey, covered) * mm
	}
	return c, err
}

// trayMM is how far the tray lies from where it first lay, or from its
// corners where that is wrong. Not known is where it cannot be made out.
func (t *Table) trayMM(small gocv.Mat, covered []image.Rectangle, scale, mm float64) (moved float64, known bool, err error) {
	if t.Tray == nil || mm == 0 {
		return 0, false, nil
	}
	corners := *t.Tray
	for i, c := range corners {
		corners[i] = vision.Point{c[0] * scale, c[1] * scale}
	}
	pixels, err := mats.Raster(small)
	if err != nil {
		return 0, false, fmt.Errorf("look for the tray: %w", err)
	}
	now := shift.Locate(pixels, corners, covered, 1/mm)
	if px, ok := now.Beside(); ok && px*mm > shift.WrongMM {
		return px * mm, true, nil
	}
	if t.tray == nil {
		t.tray = now
		return 0, false, nil
	}
	px, known := now.Moved(t.tray)
	return px * mm, known, nil
}

// reduce makes a frame small, in colour.
func reduce(frame gocv.Mat) (gocv.Mat, error) {
	if frame.Empty() || frame.Type() != gocv.MatTypeCV8UC3 {
		return gocv.Mat{}, fmt.Errorf("compare the table: want a frame in colour, 8 bits, not type %v", frame.Type())
	}
	rows := max(1, frame.Rows()*cols/frame.Cols())
	small := gocv.NewMat()
	gocv.Resize(frame, &small, image.Pt(cols, rows), 0, 0, gocv.InterpolationArea)
	return small, nil
}

// contrasty is a picture in grey in which the grain of dark cloth shows as well
// as a tray's edge.
func contrasty(small gocv.Mat) gocv.Mat {
	grey := gocv.NewMat()
	gocv.CvtColor(small, &grey, gocv.ColorBGRToGray)
	even := gocv.NewCLAHEWithParams(4, image.Pt(8, 8))
	defer even.Close()
	even.Apply(grey, &grey)
	return grey
}

// covers are the areas that dice may hide, with their sides and shadows.
func covers(dice []vision.Die, scale float64) []image.Rectangle {
	var all []image.Rectangle
	for _, d := range dice {
		s := scale * sideOf(d)
		x, y := scale*d.Centre[0], scale*d.Centre[1]
		all = append(all, image.Rect(int(x-1.5*s), int(y-1.5*s), int(x+1.5*s), int(y+1.5*s)))
	}
	return all
}

func sideOf(d vision.Die) float64 {
	return math.Hypot(d.Outline[1][0]-d.Outline[0][0], d.Outline[1][1]-d.Outline[0][1])
}

// mmPerPx is the scale that the dice give.
func mmPerPx(dice []vision.Die, scale float64) float64 {
	sum := 0.0
	for _, d := range dice {
		sum += sideOf(d) * scale
	}
	if sum == 0 {
		return 0
	}
	return dieMM * float64(len(dice)) / sum
}
