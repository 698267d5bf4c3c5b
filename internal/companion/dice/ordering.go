package dice

import (
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

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

// Screen implements session.State.
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

// Seat implements session.Seated.
func (o *Ordering) Seat(t *session.Table) (player int, keys []hw.Key) { return o.from.Seat(t) }

// Press implements session.State.
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
