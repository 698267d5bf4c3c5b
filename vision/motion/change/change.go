package change

import (
	"slices"

	"silvertray/vision/raster"
)

const (
	// leastStep is the change of a cell that counts, in grey levels. Averaged
	// over its 100 pixels a webcam's noise is below 1.
	leastStep = 6
	// noiseFactor is how far above the frame's own noise a change must be, for
	// cameras that are noisier than that.
	noiseFactor = 8
	// leastArea of cells that change together: fewer are a sparkle.
	leastArea = 3
	// handPart is the least part of the picture that reaches in as a hand
	// does; six dice that lie against the edge are smaller.
	handPart = 0.03
)

// Change is where two reduced frames differ.
type Change struct {
	cols, rows int
	at         []bool
	// areas are the connected parts of leastArea cells and more.
	areas []area
}

// area is a connected part of a change.
type area struct {
	cells int
	edge  bool // it touches the picture's edge
}

// Between compares two reduced frames. Frames of different kinds differ all
// over, and a first frame differs from nothing.
func Between(a, b raster.Image) Change {
	c := Change{cols: b.Cols, rows: b.Rows}
	c.at = make([]bool, c.cols*c.rows)
	if len(a.Px) == 0 || a.Cols != b.Cols || a.Rows != b.Rows || a.Channels != b.Channels {
		for i := range c.at {
			c.at[i] = true
		}
		c.connect()
		return c
	}
	c.compare(a.Px, b.Px, b.Channels)
	c.connect()
	return c
}

// compare marks the cells where a channel changed more than the whole picture
// did and more than its noise. Light that changes evenly is no movement, nor is
// a camera that corrects its exposure.
func (c *Change) compare(before, after []uint8, channels int) {
	diffs := make([]int, len(c.at))
	for k := range channels {
		for i := range diffs {
			diffs[i] = int(after[i*channels+k]) - int(before[i*channels+k])
		}
		shift, noise := spread(diffs)
		limit := max(leastStep, noiseFactor*noise)
		gain := gain(diffs, before[k:], channels, shift, limit)
		for i, d := range diffs {
			glow := int(gain * float64(before[i*channels+k]))
			if d > max(shift, glow)+limit || d < min(shift, glow)-limit {
				c.at[i] = true
			}
		}
	}
}

// gain is by what part the picture has become brighter: bright cells change by
// more levels than the middle one. Cells far from that have moved.
func gain(diffs []int, before []uint8, channels, shift, limit int) float64 {
	more, sum := 0, 0
	for i, d := range diffs {
		was := int(before[i*channels])
		if away := d - shift; max(away, -away) <= limit+was/8 {
			more, sum = more+d, sum+was
		}
	}
	return float64(more) / float64(max(sum, 1))
}

// spread is the median of some differences, and the median distance from it.
// Byte differences lie between -255 and 255, so counting beats sorting.
func spread(diffs []int) (middle, noise int) {
	var count [2*255 + 1]int
	for _, d := range diffs {
		count[d+255]++
	}
	half := len(diffs) / 2
	at, below := 0, count[0]
	for below <= half {
		at++
		below += count[at]
	}
	for near := count[at]; near <= half; {
		noise++
		for _, i := range [...]int{at - noise, at + noise} {
			if i >= 0 && i < len(count) {
				near += count[i]
			}
		}
	}
	return at - 255, noise
}

// connect gathers the marked cells into areas.
func (c *Change) connect() {
	seen := make([]bool, len(c.at))
	for i := range c.at {
		if !c.at[i] || seen[i] {
			continue
		}
		if a := c.flood(i, seen); a.cells >= leastArea {
			c.areas = append(c.areas, a)
		}
	}
}

// flood walks over the marked cells that touch one another.
func (c *Change) flood(start int, seen []bool) area {
	var a area
	todo := []int{start}
	seen[start] = true
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		x, y := i%c.cols, i/c.cols
		a.cells++
		a.edge = a.edge || x == 0 || y == 0 || x == c.cols-1 || y == c.rows-1
		for _, n := range [...]struct{ x, y int }{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}} {
			if n.x < 0 || n.y < 0 || n.x >= c.cols || n.y >= c.rows {
				continue
			}
			if j := n.y*c.cols + n.x; c.at[j] && !seen[j] {
				seen[j] = true
				todo = append(todo, j)
			}
		}
	}
	return a
}

// Cells counts the changed cells, sparkles left out.
func (c *Change) Cells() int {
	sum := 0
	for _, a := range c.areas {
		sum += a.cells
	}
	return sum
}

// ReachesIn reports whether something large comes in from the edge.
func (c *Change) ReachesIn() bool {
	return slices.ContainsFunc(c.areas, func(a area) bool {
		return a.edge && float64(a.cells) > handPart*float64(len(c.at))
	})
}
