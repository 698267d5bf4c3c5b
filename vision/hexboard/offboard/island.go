package offboard

import (
	"math"

	"silvertray/vision"
)

const (
	// least and most are how many px an island may have; most is a share of the
	// picture.
	least, most = 22, 0.02
	// slimmest is how much farther an island may spread one way than the other,
	// as a ratio of variances: a tile tilted by 60 degrees.
	slimmest = 5.0
	// tightest is the least share that an island fills of the disc that spreads
	// alike: a ring fills 0.4 of it.
	tightest = 0.25
)

// levels of brightness at which the picture is cut, each 1.5 times the
// one before or a little more. The 78 symbols of the tiles found in the pictures of package hexboard's
// tests were cut best at 28 once, at 44 four times, at 68, 107 and 160 the others.
var levels = []uint8{28, 44, 68, 107, 160}

// Light is how bright each px of a picture is, row by row.
type Light struct {
	Px   []uint8
	Wide int
}

func (l Light) high() int { return len(l.Px) / max(l.Wide, 1) }

// at is how bright a place is; bright outside of the picture, where no tile is
// whole.
func (l Light) at(p vision.Point) uint8 {
	x, y := int(math.Round(p[0])), int(math.Round(p[1]))
	if x < 0 || y < 0 || x >= l.Wide || y >= l.high() {
		return 255
	}
	return l.Px[y*l.Wide+x]
}

// island is a patch of light that stands alone.
type island struct {
	centre vision.Point
	spread spread
	px     int
	// level at which it was cut, light how bright its px are together.
	level, light float64
}

// size is how far it spreads, in px.
func (i island) size() float64 { return math.Pow(i.spread.det(), 0.25) }

// blur is how far from half its light the island was cut.
func (i island) blur() float64 { return math.Abs(i.level - i.light/2) }

// symbol reports whether the island may be a symbol.
func (i island) symbol() bool {
	wide, narrow := i.spread.axes()
	return narrow > 0 && wide < slimmest*narrow && float64(i.px) > tightest*4*math.Pi*math.Sqrt(i.spread.det())
}

// islands are the patches of light at all levels, each once.
func islands(l Light) (all []island) {
	p := patches{light: l}
	for _, level := range levels {
		for _, i := range p.cut(level) {
			if i.symbol() {
				all = append(all, i)
			}
		}
	}
	return distinct(all)
}

// distinct keeps one of the islands that are one patch at several levels: the one
// cut nearest to half its light, where an edge that is not sharp lies.
func distinct(all []island) (kept []island) {
	used := make([]bool, len(all))
	for n, i := range all {
		if used[n] {
			continue
		}
		best := i
		for k := n; k < len(all); k++ {
			o := all[k]
			if !used[k] && math.Hypot(o.centre[0]-i.centre[0], o.centre[1]-i.centre[1]) < i.size()/2 {
				used[k] = true
				if o.blur() < best.blur() {
					best = o
				}
			}
		}
		kept = append(kept, best)
	}
	return kept
}
