package calibration

import (
	"errors"
	"fmt"
	"strings"

	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
	"silvertray/vision"
)

const (
	// leastMarkers that decide where the mat lies, and still show an error.
	leastMarkers = 3
	// mostError of the markers, as part of the picture's longer side: lenses
	// of webcams bend straight lines by as much.
	mostError = 1.0 / 200
	// bad is the error in px from which on something is wrong but lens and
	// noise, and better by which factor another guess must fit to be it.
	bad, better = 0.5, 2.5
	// leastNoise of a marker's corner in px.
	leastNoise = 0.15
)

// corners names the markers to people.
var corners = [vision.MarkerCount]string{"top left", "top right", "bottom right", "bottom left"}

// OnMat makes the profile of a table from the markers of its mat, found in a
// picture of some size.
func OnMat(markers []vision.Marker, m mat.Mat, width, height int) (Profile, error) {
	t, err := tableOn(markers, m, width, height)
	if err != nil {
		return Profile{}, err
	}
	p := Profile{Width: width, Height: height, Mat: m.Paper, Table: &t}
	p.Area, p.Tray, p.Zone = t.seen(m.Area), t.seen(m.Tray), t.seen(m.Zone)
	for _, f := range m.Fields {
		p.Fields = append(p.Fields, *t.seen(f))
	}
	if err := p.Check(); err != nil {
		return Profile{}, fmt.Errorf("%w; lay the mat flat and whole into the picture, and look again", err)
	}
	return p, nil
}

func (t Table) seen(r mat.Rect) *[4]vision.Point {
	var q [4]vision.Point
	for i, c := range r.Corners() {
		q[i] = t.Plane.Px(c)
	}
	return &q
}

func tableOn(markers []vision.Marker, m mat.Mat, width, height int) (Table, error) {
	if len(markers) < leastMarkers {
		return Table{}, hidden(markers)
	}
	h, pairs, err := planeOn(markers, m)
	if err != nil {
		return Table{}, fmt.Errorf("fit the mat: %w", err)
	}
	e := h.rms(pairs)
	if other := likelier(markers, m, e); other != "" {
		return Table{}, fmt.Errorf("the marks lie as on %s paper, not as on %s; which one was printed?", other, m.Paper)
	}
	if e > mostError*float64(max(width, height)) {
		return Table{}, fmt.Errorf("the marks are %.0f px from where a mat on %s paper has them; was it printed at 100 %%, and does it lie flat?", e, m.Paper)
	}
	c, err := cameraOver(h, pairs, width, height, max(e, leastNoise))
	if err != nil {
		return Table{}, fmt.Errorf("find the camera over the mat: %w", err)
	}
	return Table{h, c, e}, nil
}

// planeOn fits a plane to markers. Of four it leaves out one that does not go
// with the others.
func planeOn(markers []vision.Marker, m mat.Mat) (Plane, []geometry.Pair, error) {
	pairs := pairsOf(markers, m)
	best, err := planeThrough(pairs)
	if err != nil || len(markers) == leastMarkers {
		return best, pairs, err
	}
	least := best.rms(pairs) / better
	if least < bad/better {
		return best, pairs, nil
	}
	for i := range markers {
		others := append(append([]vision.Marker{}, markers[:i]...), markers[i+1:]...)
		some := pairsOf(others, m)
		if h, err := planeThrough(some); err == nil && h.rms(some) < least {
			best, pairs, least = h, some, h.rms(some)
		}
	}
	return best, pairs, nil
}

// likelier names the paper of a mat that fits markers much better than an
// error in px, if there is one: the sizes of marks and mats do not go together.
func likelier(markers []vision.Marker, than mat.Mat, e float64) string {
	if e < bad {
		return ""
	}
	for _, paper := range mat.Papers() {
		m, err := mat.New(paper)
		if err != nil || paper == than.Paper {
			continue
		}
		if h, pairs, err := planeOn(markers, m); err == nil && h.rms(pairs) < e/better {
			return paper
		}
	}
	return ""
}

func pairsOf(markers []vision.Marker, m mat.Mat) []geometry.Pair {
	var pairs []geometry.Pair
	for _, k := range markers {
		for i, c := range m.Markers[k.ID].Corners() {
			pairs = append(pairs, geometry.Pair{From: geometry.Point(c), To: k.Corners[i]})
		}
	}
	return pairs
}

// hidden says which markers were not found, and what to do.
func hidden(markers []vision.Marker) error {
	if len(markers) == 0 {
		return errors.New("no mark of the mat is seen; is the whole mat in the picture, sharp, and lit?")
	}
	seen := map[int]bool{}
	for _, m := range markers {
		seen[m.ID] = true
	}
	var names []string
	for id, name := range corners {
		if !seen[id] {
			names = append(names, name)
		}
	}
	return fmt.Errorf("only %d of 4 marks are seen; uncover the mat's %s corner, or move the camera until three are in the picture",
		len(markers), strings.Join(names, " and "))
}
