package companion

import (
	"errors"
	"io"
	"slices"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/vision"
)

// waiting waits for a throw to come to rest.
type waiting struct {
	ask engine.Ask
	// seen is the last reading, when it was sent back to look again.
	seen  []display.Seen
	again bool
	note  string
	// blind is set when no throw can be seen any more.
	blind bool
}

func newWaiting(ask engine.Ask) *waiting { return &waiting{ask: ask} }

func (w *waiting) screen(t *table) display.Screen {
	return display.Waiting{
		Heading: t.heading(), Title: w.ask.Title,
		Dice: w.ask.Dice, Seen: w.seen, Note: w.note, Keys: "OK by hand   ◄ sheets",
	}
}

// looking names the dice in view: those just thrown, and those on the tray.
func (w *waiting) looking(*table) vision.Want {
	if w.blind {
		return vision.Want{}
	}
	want := vision.Want{Dice: slices.Clone(w.ask.Dice), Again: w.again}
	for _, f := range w.ask.Faces {
		if f.Place == engine.OnTray {
			want.Dice = append(want.Dice, f.Die)
		}
	}
	return want
}

func (w *waiting) see(_ *table, s sighting) state {
	switch {
	case errors.Is(s.err, io.EOF):
		w.blind = true
		w.note = "No more pictures will come. OK enters the dice by hand."
		return w
	case s.err != nil:
		w.note = "The table cannot be seen: " + s.err.Error() + ". OK enters the dice by hand."
		return w
	case len(s.reading.Dice) == 0:
		w.note = unseen(s.reading)
		return w
	}
	return newChecking(w.ask, s.reading)
}

// unseen says why a reading shows no dice, other than that none lie there.
func unseen(r vision.Reading) string {
	for _, p := range r.Problems {
		if p.Kind != vision.Missing {
			return p.Text
		}
	}
	return ""
}

func (w *waiting) press(t *table, k hw.Key) state {
	switch k {
	case hw.OK:
		return byHand(w.ask)
	case hw.Back:
		return newBrowsing(t, w)
	}
	return w
}
