package calibration

import (
	"fmt"

	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Limits from which on a person is asked to move the camera.
const (
	smallDie = 28  // px
	steep    = 35  // degrees
	doubtful = 0.8 // mm of a gap's standard error
	bent     = 2.5
)

// Found says in words what the profile knows of the table's geometry.
func (p Profile) Found() []string {
	if p.Table == nil {
		return []string{"The scale is not known: gaps to the tray are in px."}
	}
	t := p.Table
	scale := t.Plane.Scale(t.middle(p))
	return []string{
		fmt.Sprintf("The camera hangs about %.0f cm above the table, tilted by %.0f degrees.", t.Camera.Height/10, t.Tilt(p.Width, p.Height)),
		fmt.Sprintf("A mm is %.2f px; a die is %.0f px wide.", scale, scale*mat.DieSide),
		fmt.Sprintf("Marks or corners are %.2f px off on average.", t.ErrorPX),
		fmt.Sprintf("The gap between a die and the tray is good to about %.1f mm.", p.doubt()),
	}
}

// Advice says in words what could be better, and how.
func (p Profile) Advice() []string {
	if p.Table == nil {
		return []string{"Give the size of area or tray in mm, or use a printed mat, and gaps are measured in mm."}
	}
	var advice []string
	say := func(when bool, format string, args ...any) {
		if when {
			advice = append(advice, fmt.Sprintf(format, args...))
		}
	}
	t := p.Table
	scale, tilt := t.Plane.Scale(t.middle(p)), t.Tilt(p.Width, p.Height)
	say(scale*mat.DieSide < smallDie, "Dice are only %.0f px wide: bring the camera nearer, or choose larger pictures.", scale*mat.DieSide)
	say(tilt > steep, "The camera is tilted by %.0f degrees: hang it steeper, at most %d.", tilt, steep)
	say(p.doubt() > doubtful, "The camera looks almost straight down, so its height is uncertain: tilt it by 5 to 20 degrees, and gaps become exact.")
	say(t.ErrorPX > bent, "The marks are %.1f px off: lay the mat flat, or use a lens that bends less.", t.ErrorPX)
	return advice
}

// middle of the rolling area, or of the tray, in mm.
func (t Table) middle(p Profile) mat.Point {
	for _, outline := range []*[4]vision.Point{p.Area, p.Tray} {
		if outline != nil {
			corners := t.area(*outline, 0)
			return geometry.Centroid(corners[:]...)
		}
	}
	return t.Plane.MM(vision.Point{float64(p.Width) / 2, float64(p.Height) / 2})
}

// doubt is the standard error in mm of the gap of a die in the corners of the
// rolling area, where it is greatest.
func (p Profile) doubt() float64 {
	if p.Area == nil || p.Tray == nil {
		return 0
	}
	worst := 0.0
	for _, corner := range p.Table.area(*p.Area, 0) {
		var top [4]vision.Point
		for i, c := range (mat.Rect{X: corner[0] - mat.DieSide/2, Y: corner[1] - mat.DieSide/2, W: mat.DieSide, H: mat.DieSide}).Corners() {
			top[i] = p.Table.Px(c, mat.DieSide)
		}
		_, doubt := p.Table.Gap(top, *p.Tray)
		worst = max(worst, doubt)
	}
	return worst
}
