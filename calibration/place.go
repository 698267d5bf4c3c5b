package calibration

import (
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Place returns where a die stands, from its top face in px; false when the
// profile knows neither tray nor area. Without a scale the top face itself is
// what lies in the tray or not.
func (p Profile) Place(top [4]vision.Point) (vision.Place, bool) {
	if p.Tray == nil && p.Area == nil {
		return vision.Place{}, false
	}
	at := p.foot(top)
	var place vision.Place
	if p.Tray != nil {
		place.InTray = geometry.Inside(at, *p.Tray)
	}
	if p.Area != nil {
		place.InArea = geometry.Inside(at, *p.Area)
	}
	if p.Zone != nil {
		place.InZone = geometry.Inside(at, *p.Zone)
	}
	for i, f := range p.Fields {
		if geometry.Inside(at, f) {
			place.Field = i + 1
		}
	}
	if p.Tray != nil && p.Table != nil {
		gap, doubt := p.Table.Gap(top, *p.Tray)
		place.TrayMM, place.DoubtMM = &gap, &doubt
	}
	return place, true
}

// Printed outlines the mat's corner marks in px, which look like dice; none without a
// mat.
func (p Profile) Printed() (outlines [][4]vision.Point) {
	m, err := p.mat()
	if err != nil {
		return nil
	}
	for _, r := range m.Markers {
		outlines = append(outlines, *p.Table.seen(r))
	}
	return outlines
}

// foot is where the middle of a die's foot is seen, or would be seen through
// the die.
func (p Profile) foot(top [4]vision.Point) vision.Point {
	if p.Table == nil {
		return geometry.Centroid(top[:]...)
	}
	foot := p.Table.Foot(top)
	return p.Table.Plane.Px(geometry.Centroid(foot[:]...))
}
