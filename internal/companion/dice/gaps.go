package dice

import (
	"cmp"
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/vision"
)

// gaps holds how far each die lies from where the tray takes first: from the
// tray itself, or from the right edge of the picture.
type gaps struct {
	of map[string]float64
	// doubt is the standard error of each, in the same unit.
	doubt map[string]float64
}

// The standard error of a gap where the reading does not tell it.
const (
	doubtMM = 0.7
	doubtPX = 3
)

// trust is how many standard errors two gaps must differ by to be told apart
// without asking: beyond three, one in 400 lies the other way.
const trust = 3

// measure takes the gaps from a reading, in millimetres where the scale is
// known and in pixels otherwise; one reading never mixes the two.
func measure(r vision.Reading, by engine.Order) gaps {
	g := gaps{of: make(map[string]float64), doubt: make(map[string]float64)}
	for _, d := range r.Dice {
		switch {
		case by == engine.Rightmost:
			g.of[d.Colour], g.doubt[d.Colour] = float64(r.Width)-d.Centre[0], doubtPX
		case d.TrayMM != nil:
			g.of[d.Colour], g.doubt[d.Colour] = *d.TrayMM, doubtMM
			if d.DoubtMM != nil {
				g.doubt[d.Colour] = *d.DoubtMM
			}
		case d.TrayPX != nil:
			g.of[d.Colour], g.doubt[d.Colour] = *d.TrayPX, doubtPX
		}
	}
	return g
}

// order puts the dice that tie for the tray in order, and reports whether that is
// clear. It is when no dice tie.
func (g gaps) order(faces []engine.Face) (near []string, ok bool) {
	tied := engine.Tied(faces)
	if tied == nil {
		return nil, true
	}
	return g.sort(tied, trayRoom(faces, tied))
}

// trayRoom is how many of the tied dice the tray still takes.
func trayRoom(faces []engine.Face, tied []string) int {
	value := 0
	for _, f := range faces {
		if f.Die == tied[0] {
			value = f.Value
		}
	}
	room := engine.TrayPlaces
	for _, f := range faces {
		if f.Value < value {
			room--
		}
	}
	return room
}

// sort orders dice by their gap. It is not ok unless every gap is known and
// the first die left out lies clearly further than the last one taken.
func (g gaps) sort(dice []string, taken int) (near []string, ok bool) {
	for _, d := range dice {
		if _, known := g.of[d]; !known {
			return nil, false
		}
	}
	near = slices.Clone(dice)
	slices.SortStableFunc(near, func(a, b string) int { return cmp.Compare(g.of[a], g.of[b]) })
	last, next := near[taken-1], near[taken]
	return near, g.of[next]-g.of[last] >= trust*math.Hypot(g.doubt[last], g.doubt[next])
}
