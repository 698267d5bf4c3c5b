// Package dice takes in what was thrown: it waits for a throw, checks the reading and
// settles which of equal dice the tray takes.
package dice

import (
	"errors"
	"io"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Waiting waits for a throw to come to rest.
type Waiting struct {
	ask engine.Ask
	// seen is the last reading, when it was sent back to look again.
	seen  []prompt.Seen
	again bool
	note  words.Phrase
	// blind is set when no throw can be seen any more.
	blind bool
}

// NewWaiting waits for the throw that is asked for.
func NewWaiting(ask engine.Ask) *Waiting { return &Waiting{ask: ask} }

// Screen implements session.State.
func (w *Waiting) Screen(t *session.Table) prompt.Prompt {
	if t.Lost != nil {
		trouble := t.Trouble()
		trouble.Keys = "OK by hand   ◄ sheets"
		return trouble
	}
	return prompt.Waiting{
		Heading: t.Heading(), Title: w.ask.Title,
		Dice: w.ask.Dice(), Seen: w.seen, Note: w.note, Keys: "OK by hand   ◄ sheets", Held: t.HeldBack(),
	}
}

// Looking waits for the throw, and for dice that go to the tray meanwhile.
func (w *Waiting) Looking(*session.Table) vision.Want {
	if w.blind {
		return vision.Want{}
	}
	want := InView(w.ask)
	want.Reread, want.Moved = w.again, true
	return want
}

// See implements session.Looker.
func (w *Waiting) See(t *session.Table, s session.Sighting) session.State {
	t.Dice.Saw(s.Reading)
	switch {
	case errors.Is(s.Err, io.EOF):
		w.blind = true
		w.note = "No more pictures will come. OK enters the dice by hand."
		return w
	case s.Err != nil:
		return w // the table says why
	case s.Reading.Moved:
		if w.note = keptChanged(t, s.Reading); w.note == "" {
			w.note = w.misplaced(s.Reading)
		}
		return w
	case len(s.Reading.Dice) == 0:
		w.note = unseen(s.Reading)
		return w
	}
	c := newChecking(w.ask, s.Reading)
	if note := keptChanged(t, s.Reading); note != "" && len(s.Reading.Problems) == 0 {
		c.note, c.cursor = note, len(c.dice)+again
	}
	return c
}

// misplaced says which dice are not where the last choice put them. At the
// beginning of a turn all of them are gathered up, wherever they lie.
func (w *Waiting) misplaced(r vision.Reading) words.Phrase {
	for _, f := range w.ask.Faces() {
		if f.Place != engine.InHand {
			return Misplaced(r, w.ask.Faces())
		}
	}
	return ""
}

// unseen says why a reading shows no dice, other than that none lie there.
func unseen(r vision.Reading) words.Phrase {
	for _, p := range r.Problems {
		if p.Kind != vision.Missing {
			return p.Text
		}
	}
	return ""
}

// Seat implements session.Seated.
func (w *Waiting) Seat(t *session.Table) (player int, keys []hw.Key) {
	return w.ask.Player, []hw.Key{hw.OK, hw.Back}
}

// Press implements session.State.
func (w *Waiting) Press(t *session.Table, k hw.Key) session.State {
	switch k {
	case hw.OK:
		return byHand(w.ask)
	case hw.Back:
		return t.Mechanics.Sheets(t, w)
	}
	return w
}
