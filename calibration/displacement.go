package calibration

import (
	"errors"
	"fmt"

	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Displacement is how the table's view has changed since a profile was made.
type Displacement struct {
	// Seen is the number of markers that were found. With none, nothing can
	// be said.
	Seen int
	// MM is how far the marker that moved most has moved on the table.
	MM float64
}

// still is up to how many mm the mat counts as not moved: more than noise
// makes, and much less than a gap that matters.
const still = 2

// Bumped reports whether camera or mat were moved and readings are wrong.
func (d Displacement) Bumped() bool { return d.Seen > 0 && d.MM > still }

// Hidden reports whether no marker was seen.
func (d Displacement) Hidden() bool { return d.Seen == 0 }

// String says it to a person.
func (d Displacement) String() string {
	switch {
	case d.Hidden():
		return "The mat's marks are hidden. Uncover them, and point the camera at the whole mat."
	case d.Bumped():
		return fmt.Sprintf("The camera or the mat was moved by about %.0f mm.", d.MM)
	}
	return "The camera has not moved."
}

// Displacement compares the markers of a frame with the profile. One marker is
// enough to notice that something moved.
func (p Profile) Displacement(markers []vision.Marker) (Displacement, error) {
	m, err := p.mat()
	if err != nil {
		return Displacement{}, err
	}
	d := Displacement{Seen: len(markers)}
	for _, k := range markers {
		// The one that moved most: a camera may turn around another.
		d.MM = max(d.MM, p.Table.moved(k, m.Markers[k.ID]))
	}
	return d, nil
}

// moved is how far the middle of a marker is from where it was, in mm.
func (t Table) moved(k vision.Marker, was mat.Rect) float64 {
	now, then := t.area(k.Corners, 0), was.Corners()
	return geometry.Distance(geometry.Centroid(now[:]...), geometry.Centroid(then[:]...))
}

// Refit finds the table once more after a bump, from three markers or more, and
// keeps what else the profile knows.
func (p Profile) Refit(markers []vision.Marker) (Profile, error) {
	m, err := p.mat()
	if err != nil {
		return p, err
	}
	found, err := OnMat(markers, m, p.Width, p.Height)
	if err != nil {
		return p, err
	}
	p.Table, p.Area, p.Tray, p.Zone, p.Fields = found.Table, found.Area, found.Tray, found.Zone, found.Fields
	return p, nil
}

func (p Profile) mat() (mat.Mat, error) {
	if p.Mat == "" || p.Table == nil {
		return mat.Mat{}, errors.New("the table profile was made without a mat; a moved camera cannot be noticed by it")
	}
	return mat.New(p.Mat)
}
