package calibration

import (
	"fmt"

	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// handPX is how well a person points at a corner, in px.
const handPX = 1.5

// Outline is an area that a person pointed out: its corners in px, in order
// around it, and the lengths in mm of its first and second side, zero when not
// known.
type Outline struct {
	Corners [4]vision.Point
	Size    [2]float64
}

func (o Outline) known() bool { return o.Size[0] > 0 && o.Size[1] > 0 }

// ByHand makes the profile of a table without a mat. Where area or tray have
// their size, there is a scale; the area's counts first.
func ByHand(area, tray Outline, width, height int) (Profile, error) {
	p, err := byHand(area, tray, width, height)
	if err == nil {
		err = p.Check()
	}
	if err != nil {
		return Profile{}, fmt.Errorf("%w; point at the corners again, in order around, and see that the sizes in mm are right", err)
	}
	return p, nil
}

func byHand(area, tray Outline, width, height int) (Profile, error) {
	p := Profile{Width: width, Height: height, Area: &area.Corners, Tray: &tray.Corners}
	base, name := area, "area"
	if !base.known() {
		base, name = tray, "tray"
	}
	if !base.known() {
		return p, nil
	}
	t, err := tableFrom(base, width, height)
	if err != nil {
		return Profile{}, fmt.Errorf("%s: %w", name, err)
	}
	p.Table = &t
	return p, nil
}

func tableFrom(o Outline, width, height int) (Table, error) {
	q, w, h := o.Corners, o.Size[0], o.Size[1]
	if turned(q) {
		q[1], q[3], w, h = q[3], q[1], h, w
	}
	var pairs []geometry.Pair
	for i, c := range (mat.Rect{W: w, H: h}).Corners() {
		pairs = append(pairs, geometry.Pair{From: geometry.Point(c), To: q[i]})
	}
	plane, err := planeThrough(pairs)
	if err != nil {
		return Table{}, err
	}
	c, err := cameraOver(plane, pairs, width, height, handPX)
	if err != nil {
		return Table{}, err
	}
	return Table{plane, c, plane.rms(pairs)}, nil
}

// turned reports whether corners go round against the clock.
func turned(q [4]vision.Point) bool {
	a, b, c := q[0], q[1], q[2]
	return (b[0]-a[0])*(c[1]-b[1])-(b[1]-a[1])*(c[0]-b[0]) < 0
}
