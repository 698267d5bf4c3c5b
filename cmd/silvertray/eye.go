package main

import (
	"io"
	"os"

	"github.com/jonboulle/clockwork"

	"silvertray/configs"
	"silvertray/internal/companion"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/watch"
)

// watchTable gives the box an eye on the source that is set: a camera is watched
// all the time and can be placed by its picture, a picture is one throw. Its
// frames pass by the page.
func watchTable(box *companion.Companion, s configs.Settings, w *site, stderr io.Writer) (closeAll func(), err error) {
	geometry, damage, err := tableGeometry(s, stderr)
	if err != nil {
		return nil, err
	}
	if damage != nil {
		box.Notices = append(box.Notices, damaged(damage))
	}
	source, err := sourceOf(s.Source)
	if err != nil {
		return nil, err
	}
	source = w.passing(source)
	known := hexboard.Options{Order: tableOf(io.Discard, s.Profile).Board}
	if len(s.Source) == 1 && camera.Continuous(s.Source[0]) {
		live := watch.NewLive(source, geometry, clockwork.NewRealClock())
		board := watch.NewLiveBoard(source, known, clockwork.NewRealClock())
		box.Eye, box.BoardEye, box.Camera = readable{live, geometry.Colours}, board, viewer{source, geometry}
		return func() { live.Close(); board.Close(); source.Close() }, nil
	}
	board := watch.NewBoard(source, known)
	once := &watch.Table{Source: source, Geometry: func(string) watch.Geometry { return geometry }}
	box.Eye = readable{once, geometry.Colours}
	box.BoardEye = board
	return func() { board.Close(); source.Close() }, nil
}

// tableGeometry is what is known of the table. Corners that are set are stronger
// than the profile. The damage is why the profile cannot be used, nil when it
// can or none is set.
func tableGeometry(s configs.Settings, stderr io.Writer) (g watch.Geometry, damage, err error) {
	tray, err := s.TrayCorners()
	if err != nil {
		return watch.Geometry{}, nil, err
	}
	t := tableOf(stderr, s.Profile)
	if tray != nil { // the profile's geometry is another tray's
		return watch.Geometry{Tray: tray, Colours: t.lights(), Side: t.DiePX}, t.damage, nil
	}
	return geometryOf(t), t.damage, nil
}

// geometryOf is a profile's geometry. With a mat it follows a camera that is
// bumped, as long as three marks can be seen.
func geometryOf(t table) watch.Geometry {
	g := watch.Geometry{Tray: t.Tray, Aside: t.Zone != nil || len(t.Fields) > 0, Colours: t.lights(), Side: t.DiePX, Printed: t.Printed(), Measure: t.Measure}
	if t.Mat != "" {
		g.Marks = func(seen []vision.Marker) (watch.Geometry, *vision.Problem) { return again(t, seen) }
	}
	return g
}

// again finds the table anew where it was bumped, and says so where it cannot.
func again(t table, seen []vision.Marker) (watch.Geometry, *vision.Problem) {
	drift, err := t.Drift(seen)
	if err != nil || !drift.Bumped() {
		return geometryOf(t), nil
	}
	found, err := t.Again(seen)
	if err != nil {
		return geometryOf(t), &vision.Problem{Kind: vision.Moved, Text: words.Say("%s %s", drift.String(), err.Error())}
	}
	return geometryOf(table{Profile: found}), nil
}

// sourceOf is the pictures named, or whatever the one name stands for.
func sourceOf(names []string) (camera.Source, error) {
	if len(names) == 1 {
		source, err := camera.Open(names[0], camera.Options{})
		if err != nil {
			return nil, failed{err}
		}
		return source, nil
	}
	for _, name := range names {
		if _, err := os.Stat(name); err != nil {
			return nil, failed{err}
		}
	}
	return camera.Pictures(names...), nil
}
