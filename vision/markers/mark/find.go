package mark

import (
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/raster"
)

const (
	// Darker is by how many of 255 steps a mark must be darker than around it: print
	// in a room that is nearly dark still is. Of 51 marks read in the condition "dim"
	// of the tests, the faintest place of an edge rises by 7.7 a px.
	Darker = 5
	// Smallest side of a mark in px that is looked at: one px for each of its cells,
	// and one for either edge's blur. With half of it 28 of 36 rendered marks of 8 to 10
	// px were read without any blur, 6 of 32 smaller ones, and from a usual webcam none
	// below 10 px.
	Smallest = 8
	// slender is the least ratio of two sides: a mark at 35 degrees near the
	// edge of the picture has 0.6.
	slender = 0.4
)

// Read measures a dark quadrangle, found in a picture that was scale times smaller,
// and reads it; false where it is no mark.
func Read(p raster.Image, q [4]vision.Point, scale float64) (Sighting, bool) {
	if !likely(p, q) {
		return Sighting{}, false
	}
	q, ok := fit(p, q, scale)
	if !ok {
		return Sighting{}, false
	}
	return decode(p, q)
}

// Best keeps the best sighting of each mark. Where one id is seen at two
// places, neither can be trusted.
func Best(found []Sighting) []vision.Marker {
	var markers []vision.Marker
	for id := range vision.MarkerCount {
		best, ok := alone(found, id)
		if ok {
			markers = append(markers, best.Marker)
		}
	}
	return markers
}

func alone(found []Sighting, id int) (best Sighting, ok bool) {
	for _, s := range found {
		if s.ID != id {
			continue
		}
		if ok && !geometry.Inside(s.middle(), best.Corners) {
			return Sighting{}, false
		}
		if !ok || s.off < best.off {
			best, ok = s, true
		}
	}
	return best, ok
}

// Clockwise puts the corners of a convex quadrangle in order, and refuses what
// no mark can look like.
func Clockwise(q [4]vision.Point) ([4]vision.Point, bool) {
	turns, shortest, longest := 0, math.Inf(1), 0.0
	for i := range q {
		a, b, c := q[i], q[(i+1)%4], q[(i+2)%4]
		if (b[0]-a[0])*(c[1]-b[1])-(b[1]-a[1])*(c[0]-b[0]) > 0 {
			turns++
		}
		side := geometry.Distance(a, b)
		shortest, longest = min(shortest, side), max(longest, side)
	}
	if turns == 0 {
		q[1], q[3] = q[3], q[1]
	}
	return q, (turns == 0 || turns == 4) && shortest >= Smallest && shortest > slender*longest
}
