package box

import (
	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/watch"
)

// geometryOf is what is known of the table. Corners that are set are stronger
// than the profile, whose geometry then is another tray's.
func geometryOf(s configs.Settings, profile calibration.Usable) (watch.Geometry, error) {
	tray, err := s.TrayCorners()
	if err != nil {
		return watch.Geometry{}, wrong(s, "tray", err)
	}
	if tray != nil {
		return watch.Geometry{Tray: tray, Colours: profile.Lights(), Side: profile.DiePX}, nil
	}
	return byProfile(profile), nil
}

// byProfile is a profile's geometry. With a mat it follows a camera that is
// bumped, as long as three marks can be seen.
func byProfile(p calibration.Usable) watch.Geometry {
	g := watch.Geometry{
		Tray: p.Tray, Aside: p.Zone != nil || len(p.Fields) > 0, Colours: p.Lights(), Side: p.DiePX,
		Printed: p.Printed(), Measure: p.Measure,
	}
	if p.Mat != "" {
		g.Marks = func(seen []vision.Marker) (watch.Geometry, *vision.Problem) { return bumped(p, seen) }
	}
	return g
}

// bumped is the geometry by the marks that are seen: found again where camera or
// mat were moved. The problem says so where it cannot be found.
func bumped(p calibration.Usable, seen []vision.Marker) (watch.Geometry, *vision.Problem) {
	drift, err := p.Displacement(seen)
	if err != nil || !drift.Bumped() {
		return byProfile(p), nil
	}
	found, err := p.Refit(seen)
	if err != nil {
		return byProfile(p), &vision.Problem{Kind: vision.Moved, Text: words.Say("%s %s", drift.String(), err.Error())}
	}
	return byProfile(calibration.Usable{Profile: found}), nil
}
