package companion

import (
	"errors"
	"io"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// waiting waits for a throw to come to rest.
type waiting struct {
	ask engine.Ask
	// seen is the last reading, when it was sent back to look again.
	seen  []prompt.Seen
	again bool
	note  words.Phrase
	// lost is why the table cannot be seen; nil when it can.
	lost error
	// blind is set when no throw can be seen any more.
	blind bool
}

func newWaiting(ask engine.Ask) *waiting { return &waiting{ask: ask} }

func (w *waiting) screen(t *table) prompt.Prompt {
	if w.lost != nil {
		return prompt.Message{
			Sign: prompt.CameraSign, Title: "The table cannot be seen",
			Text: blinded(w.lost), Keys: "OK by hand   ◄ sheets",
		}
	}
	return prompt.Waiting{
		Heading: t.heading(), Title: w.ask.Title,
		Dice: w.ask.Dice(), Seen: w.seen, Note: w.note, Keys: "OK by hand   ◄ sheets", Held: t.heldBack(),
	}
}

// blinded says why the table cannot be seen. What has its own words for people says
// what to do as well; anything else may be the camera's plug.
func blinded(err error) words.Phrase {
	if told, ok := words.Told(err); ok {
		return told
	}
	return words.Say("%s.\n\nLook whether the camera is plugged in and nothing covers it. It is tried again all the time; the match is safe.", words.Error(err))
}

// looking waits for the throw, and for dice that go to the tray meanwhile.
func (w *waiting) looking(*table) vision.Want {
	if w.blind {
		return vision.Want{}
	}
	want := inView(w.ask)
	want.Again, want.Moved = w.again, true
	return want
}

// inView names the dice to look for: those thrown or on the tray, and those
// that may lie on a die field.
func inView(ask engine.Ask) vision.Want {
	want := vision.Want{Dice: slices.Clone(ask.Dice())}
	for _, f := range ask.Faces() {
		switch {
		case f.Place == engine.OnField:
			want.Taken = append(want.Taken, f.Die)
		case !slices.Contains(want.Dice, f.Die):
			want.Dice = append(want.Dice, f.Die)
		}
	}
	return want
}

func (w *waiting) see(t *table, s sighting) state {
	t.saw(s.reading)
	w.lost = nil
	switch {
	case errors.Is(s.err, io.EOF):
		w.blind = true
		w.note = "No more pictures will come. OK enters the dice by hand."
		return w
	case s.err != nil:
		w.lost = s.err
		return w
	case s.reading.Moved:
		if w.note = t.keptChanged(s.reading); w.note == "" {
			w.note = w.astray(s.reading)
		}
		return w
	case len(s.reading.Dice) == 0:
		w.note = unseen(s.reading)
		return w
	}
	c := newChecking(w.ask, s.reading)
	if note := t.keptChanged(s.reading); note != "" && len(s.reading.Problems) == 0 {
		c.note, c.cursor = note, len(c.dice)+again
	}
	return c
}

// astray says which dice are not where the last choice put them. At the
// beginning of a turn all of them are gathered up, wherever they lie.
func (w *waiting) astray(r vision.Reading) words.Phrase {
	for _, f := range w.ask.Faces() {
		if f.Place != engine.InHand {
			return astray(r, w.ask.Faces())
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

func (w *waiting) press(t *table, k hw.Key) state {
	switch k {
	case hw.OK:
		return byHand(w.ask)
	case hw.Back:
		return newBrowsing(t, w)
	}
	return w
}
