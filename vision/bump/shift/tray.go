package shift

import (
	"image"
	"maps"
	"math"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/raster"
)

const (
	// rangeMM either way of an edge's place it is looked for; bandMM wide are
	// the strips that a step is between.
	rangeMM, bandMM = 12.0, 3.0
	// stretches of an edge are looked at each on its own, across at places.
	stretches, places = 3, 9
	// few places say nothing of a stretch.
	few = 3
	// step is the least step in colour between tray and ground; alone is by how
	// much it is more than any other near by. In the 41 scenes of the recorded game
	// and of package dice, as they are and bumped by 5 mm, the two drop 29 of 997
	// stretches of an edge; where the corners are moved 40 mm in or out, to where no
	// edge is, they drop 608 of 840. The faintest true edge has a step of 17.
	step, alone = 5.0, 1.25
	// fitPX is how well the stretches of a tray fit together: 96 % of 1,371 lay
	// within it in these scenes, and 99 % within twice as much, where a stretch
	// no longer fits.
	fitPX = 1.5
	// fitRounds is how often their weights are set anew.
	fitRounds = 12
	// held stretches that fit, and two of three of those found, tell that the
	// tray moved; whole, that it is not at its corners: edges all around, for a
	// rim or a line drawn along the edge may make it look larger or smaller. There
	// are twelve. In these scenes dice hide so many that a tray is whole in 71 of 98
	// looks; of 82 looks where none lies, none is whole: 8 stretches is the most.
	held, whole = 6, 9
	// WrongMM is how far from its corners in the profile a tray is wrong: these
	// were set by hand, and a rim may stand higher than the table.
	WrongMM = 4.0
)

// pose is how a tray lies in the picture against its corners in the profile:
// right, down, turned and grown, each in px at its corners.
type pose [4]float64

// stays is the weight with which each part of a pose stays as it was where the
// stretches leave it open: a tray seldom grows, and is sooner shifted than turned.
var stays = pose{0.01, 0.01, 0.05, 0.5}

// away is how far the corners lie from their place, in px; beside whatever the
// size.
func (p pose) away() float64   { return math.Hypot(p.beside(), p[3]) }
func (p pose) beside() float64 { return math.Hypot(math.Hypot(p[0], p[1]), p[2]) }

// Tray is the stretches of its edges that were found, by number.
type Tray map[int]stretch

// stretch is a part of an edge.
type stretch struct {
	row [4]float64 // how far each part of a pose moves it outwards
	off float64    // how far outwards it lies
}

// picture is the pixels of a small picture in colour, and where dice hide the table.
type picture struct {
	raster.Image
	covered []image.Rectangle
}

// Locate finds the tray near its corners, at so many px a mm.
func Locate(small raster.Image, corners [4]vision.Point, covered []image.Rectangle, pxPerMM float64) Tray {
	return picture{small, covered}.stretches(corners, pxPerMM)
}

// Moved is how far a tray has moved since it lay otherwise, in px. Each stretch
// is compared with itself, so that it does not matter which are in view.
func (t Tray) Moved(since Tray) (px float64, known bool) {
	var both []stretch
	for i, s := range t {
		if was, ok := since[i]; ok {
			both = append(both, stretch{s.row, s.off - was.off})
		}
	}
	p, known := fit(both, held)
	return p.away(), known
}

// Beside is how far a tray lies beside its corners, in px.
func (t Tray) Beside() (px float64, known bool) {
	p, known := fit(slices.Collect(maps.Values(t)), whole)
	return p.beside(), known
}

// stretches looks for the edges between the corners.
func (pic picture) stretches(corners [4]vision.Point, pxPerMM float64) Tray {
	var centre vision.Point
	for _, c := range corners {
		centre[0], centre[1] = centre[0]+c[0]/4, centre[1]+c[1]/4
	}
	radius := 0.0
	for _, c := range corners {
		radius += math.Hypot(c[0]-centre[0], c[1]-centre[1]) / 4
	}
	found := make(Tray)
	for i, a := range corners {
		b := corners[(i+1)%4]
		for j := range stretches {
			from, to := between(a, b, float64(j)/stretches), between(a, b, float64(j+1)/stretches)
			mid := between(from, to, 0.5)
			x, y := mid[0]-centre[0], mid[1]-centre[1]
			n := normal(a, b, x, y)
			if off, ok := pic.edge(from, to, n, pxPerMM); ok {
				row := [4]float64{n[0], n[1], (n[1]*x - n[0]*y) / radius, (n[0]*x + n[1]*y) / radius}
				found[i*stretches+j] = stretch{row, off}
			}
		}
	}
	return found
}

func between(a, b vision.Point, part float64) vision.Point {
	return vision.Point{a[0] + part*(b[0]-a[0]), a[1] + part*(b[1]-a[1])}
}

// normal of an edge on the side of x, y.
func normal(a, b vision.Point, x, y float64) vision.Point {
	long := math.Hypot(b[0]-a[0], b[1]-a[1])
	n := vision.Point{(b[1] - a[1]) / long, (a[0] - b[0]) / long}
	if n[0]*x+n[1]*y < 0 {
		return vision.Point{-n[0], -n[1]}
	}
	return n
}

// edge is how far outwards of a stretch the colour steps, at the middle one of
// the places along it, for dice and the grain of wood are not everywhere.
func (pic picture) edge(from, to, n vision.Point, pxPerMM float64) (off float64, ok bool) {
	band, reach := max(2, int(bandMM*pxPerMM+0.5)), int(rangeMM*pxPerMM+0.5)
	var steps [][][3]float64
	for i := range places {
		p := between(from, to, (float64(i)+0.5)/places)
		if line, ok := pic.across(p, n, reach+band); ok {
			steps = append(steps, stepsOf(line, band))
		}
	}
	if len(steps) < few {
		return 0, false
	}
	heights := middleOf(steps)
	best := highest(heights, -1, 0)
	other := highest(heights, best, 2*band)
	if heights[best] < step || other >= 0 && heights[best] < alone*heights[other] {
		return 0, false
	}
	return float64(best - reach), true
}

// across is the colour along a line both ways from a place, beyond the picture
// as at its border. Not ok where the place is out of view or a die is met.
func (pic picture) across(p, n vision.Point, reach int) (line [][3]float64, ok bool) {
	if !image.Pt(int(p[0]), int(p[1])).In(image.Rect(0, 0, pic.Cols, pic.Rows)) {
		return nil, false
	}
	for k := -reach; k <= reach; k++ {
		x := min(pic.Cols-1, max(0, int(math.Round(p[0]+float64(k)*n[0]))))
		y := min(pic.Rows-1, max(0, int(math.Round(p[1]+float64(k)*n[1]))))
		if Meets(image.Rect(x, y, x+1, y+1), pic.covered) {
			return nil, false
		}
		c := pic.Px[3*(y*pic.Cols+x):]
		line = append(line, [3]float64{float64(c[0]), float64(c[1]), float64(c[2])})
	}
	return line, true
}

// stepsOf is the difference of colour between the strips on either side of each
// px of a line. The middle colour of a strip leaves out a line that is drawn on
// the tray.
func stepsOf(line [][3]float64, band int) [][3]float64 {
	steps := make([][3]float64, len(line)-2*band)
	strip := make([]float64, band)
	middleAt := func(k, c int) float64 {
		for i := range strip {
			strip[i] = line[k+i][c]
		}
		return Middle(strip)
	}
	for k := range steps {
		for c := range 3 {
			steps[k][c] = middleAt(k+band+1, c) - middleAt(k, c)
		}
	}
	return steps
}

// middleOf is the height of the step at each px: of the middle one of the places.
func middleOf(steps [][][3]float64) []float64 {
	heights := make([]float64, len(steps[0]))
	values := make([]float64, len(steps))
	for k := range heights {
		for c := range 3 {
			for i := range steps {
				values[i] = steps[i][k][c]
			}
			heights[k] = math.Hypot(heights[k], Middle(values))
		}
	}
	return heights
}

// highest is where the height is greatest, further than so far from a place;
// -1 where nothing is.
func highest(heights []float64, from, far int) int {
	best := -1
	for k, h := range heights {
		if from >= 0 && k >= from-far && k <= from+far {
			continue
		}
		if best < 0 || h > heights[best] {
			best = k
		}
	}
	return best
}

// fit is the pose that most of the stretches agree on: least squares, again
// and again with less weight for those that do not fit. What the stretches
// leave open stays as it was, the size before the place.
func fit(found []stretch, least int) (p pose, ok bool) {
	for range fitRounds {
		n := geometry.NewNormal(len(p))
		for i, weight := range stays {
			var row pose
			row[i] = 1
			n.Add(row[:], 0, weight)
		}
		for _, s := range found {
			r := s.residual(p) / fitPX
			n.Add(s.row[:], s.off, 1/(1+r*r))
		}
		x, err := n.Solve()
		if err != nil {
			return pose{}, false
		}
		p = pose(x)
	}
	good := 0
	for _, s := range found {
		if math.Abs(s.residual(p)) < 2*fitPX {
			good++
		}
	}
	return p, good >= least && 3*good >= 2*len(found)
}

func (s stretch) residual(p pose) float64 {
	r := s.off
	for i := range p {
		r -= s.row[i] * p[i]
	}
	return r
}

func Meets(r image.Rectangle, areas []image.Rectangle) bool {
	return slices.ContainsFunc(areas, r.Overlaps)
}

func Middle(values []float64) float64 {
	return slices.Sorted(slices.Values(values))[len(values)/2]
}
