package dice

import (
	"cmp"
	"math"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
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

// order settles which of equal dice the tray takes: by what was measured
// where that is clear, else by asking.
func order(t *session.Table, from *Checking, roll engine.Thrown) session.State {
	near, ok := from.gaps.order(roll.Faces)
	if !ok {
		tied := engine.Tied(roll.Faces)
		return &Ordering{from: from, roll: roll, left: tied, room: trayRoom(roll.Faces, tied)}
	}
	roll.Near = near
	return from.rolled(t, roll)
}

// order puts the dice that tie for the tray in order, and tells whether that
// is clear. It is when no dice tie.
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

// Ordering asks which of the tied dice the tray takes first, one after the
// other until it is full.
type Ordering struct {
	from     *Checking
	roll     engine.Thrown
	near     []string
	left     []string
	room     int
	selected int
}

func (o *Ordering) Screen(t *session.Table) prompt.Prompt {
	title := words.Phrase("Which lies nearest to the tray?")
	if o.from.ask.Roll.Order == engine.Rightmost {
		title = "Which lies furthest to the right?"
	}
	c := prompt.Choice{
		Heading: t.Heading(), Title: title,
		Faces: o.roll.Faces, Selected: o.selected, Tied: slices.Clone(o.left), Keys: "◄ back",
	}
	for _, d := range o.left {
		c.Options = append(c.Options, engine.Label{Text: words.Say("the %s die", words.Phrase(d))})
	}
	return c
}

func (o *Ordering) Press(t *session.Table, k hw.Key) session.State {
	switch k {
	case hw.Up, hw.Down:
		o.selected = session.Turn(o.selected, len(o.left), k)
	case hw.OK:
		return o.take(t)
	case hw.Back:
		return o.from
	}
	return o
}

func (o *Ordering) take(t *session.Table) session.State {
	o.near = append(o.near, o.left[o.selected])
	o.left = slices.Delete(slices.Clone(o.left), o.selected, o.selected+1)
	o.selected = 0
	if len(o.near) < o.room {
		return o
	}
	o.roll.Near = append(o.near, o.left...)
	return o.from.rolled(t, o.roll)
}

// Nearest takes a die as the next one, and reports whether it is asked about.
func (o *Ordering) Nearest(t *session.Table, die string) (session.State, bool) {
	i := slices.Index(o.left, die)
	if i < 0 {
		return o, false
	}
	o.selected = i
	return o.take(t), true
}
