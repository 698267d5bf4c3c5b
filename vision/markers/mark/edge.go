package mark

import (
	"math"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/raster"
)

// reaches say how far in px to look across an edge. Fitting goes in rounds,
// each from the edges of the one before.
var reaches = [...]float64{2.5, 1.25}

const (
	// ends of each side are left out; blur rounds the corners there.
	ends = 0.12
	// step between two looks across an edge, in px.
	step = 0.25
	// half the width of a rise, in steps.
	half = 6
	// stray is how far in px a point may lie from the edge it should be on.
	stray = 0.75
)

// fit moves the corners to where the mark's edges cross.
func fit(p raster.Image, q [4]vision.Point, scale float64) ([4]vision.Point, bool) {
	for _, reach := range reaches {
		var edges [4]line
		for i := range q {
			e, ok := edge(p, q[i], q[(i+1)%4], reach*scale, scale)
			if !ok {
				return q, false
			}
			edges[i] = e
		}
		for i := range q {
			corner, ok := edges[(i+3)%4].cross(edges[i])
			if !ok || geometry.Distance(corner, q[i]) > geometry.Distance(q[0], q[2])/4 {
				return q, false
			}
			q[i] = corner
		}
	}
	return q, true
}

// line is the points p with n·p = d, n of length one.
type line struct {
	n vision.Point
	d float64
}

func (l line) from(p vision.Point) float64 { return l.n[0]*p[0] + l.n[1]*p[1] - l.d }

func (l line) cross(m line) (vision.Point, bool) {
	det := l.n[0]*m.n[1] - l.n[1]*m.n[0]
	if math.Abs(det) < 0.1 {
		return vision.Point{}, false
	}
	return vision.Point{(l.d*m.n[1] - m.d*l.n[1]) / det, (l.n[0]*m.d - m.n[0]*l.d) / det}, true
}

// edge fits a line to the change from dark inside to bright outside along the
// side from a to b of a clockwise quadrangle.
func edge(p raster.Image, a, b vision.Point, reach, scale float64) (line, bool) {
	length := geometry.Distance(a, b)
	out := vision.Point{(b[1] - a[1]) / length, (a[0] - b[0]) / length}
	looks := int(min(max(length, 12), 48))
	var points []vision.Point
	for i := range looks {
		t := ends + (1-2*ends)*(float64(i)+0.5)/float64(looks)
		at := vision.Point{a[0] + t*(b[0]-a[0]), a[1] + t*(b[1]-a[1])}
		if s, ok := rise(p, at, out, reach); ok {
			points = append(points, vision.Point{at[0] + s*out[0], at[1] + s*out[1]})
		}
	}
	if len(points) < looks/2 {
		return line{}, false
	}
	l := through(points, out)
	kept := points[:0]
	for _, q := range points {
		if math.Abs(l.from(q)) < stray*scale {
			kept = append(kept, q)
		}
	}
	if len(kept) < looks/2 {
		return line{}, false
	}
	return through(kept, out), true
}

// rise finds where brightness rises most along a direction, within reach of a
// place: the steepest step, then the centre of the rise around it.
func rise(p raster.Image, at, out vision.Point, reach float64) (float64, bool) {
	slopes, middle := across(p, at, out, reach)
	where := middle
	for i := half; i < len(slopes)-half; i++ {
		if slopes[i] > slopes[where] {
			where = i
		}
	}
	if slopes[where] < Darker {
		return 0, false
	}
	centre := 0.0
	// Twice, as the first centre is of a rise cut off at one side.
	for range 2 {
		sum, moment := 0.0, 0.0
		for i := where - half; i <= where+half; i++ {
			g := max(slopes[i], 0)
			sum += g
			moment += g * float64(i)
		}
		centre = moment / sum
		where = min(max(int(math.Round(centre)), half), len(slopes)-1-half)
	}
	return (centre - float64(middle)) * step, true
}

// across returns by how much it gets brighter over one px, at steps from well
// inside a place to as far outside; middle is the place itself.
func across(p raster.Image, at, out vision.Point, reach float64) (slopes []float64, middle int) {
	const px = int(1 / step)
	middle = int(reach/step) + half
	profile := make([]float64, 2*middle+1+px)
	for i := range profile {
		s := (float64(i-middle) - float64(px)/2) * step
		// The mean of three looks side by side along the edge.
		for along := -1.0; along <= 1; along++ {
			profile[i] += p.Grey(at[0]+s*out[0]-along*out[1], at[1]+s*out[1]+along*out[0]) / 3
		}
	}
	slopes = profile[:2*middle+1]
	for i := range slopes {
		slopes[i] = profile[i+px] - profile[i]
	}
	return slopes, middle
}

// through fits a line to points, its normal on the side of out.
func through(points []vision.Point, out vision.Point) line {
	var mx, my, xx, xy, yy float64
	for _, p := range points {
		mx += p[0] / float64(len(points))
		my += p[1] / float64(len(points))
	}
	for _, p := range points {
		dx, dy := p[0]-mx, p[1]-my
		xx, xy, yy = xx+dx*dx, xy+dx*dy, yy+dy*dy
	}
	along := math.Atan2(2*xy, xx-yy) / 2
	n := vision.Point{-math.Sin(along), math.Cos(along)}
	if n[0]*out[0]+n[1]*out[1] < 0 {
		n = vision.Point{-n[0], -n[1]}
	}
	return line{n, n[0]*mx + n[1]*my}
}
