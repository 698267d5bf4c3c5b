package choices

import (
	"errors"
	"io"
	"slices"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/dice"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// rethrow settles which dice are thrown again: each is kept or thrown. Dice that
// are set aside by hand are kept; the throw that follows then counts as the
// choice.
type rethrow struct {
	from *Choosing
	// ways are the choices that throw dice again.
	ways   []option
	thrown []bool // of the faces
	cursor int
	note   words.Phrase
	// byHand reports that the dice kept were moved by hand.
	byHand, blind bool
}

// newRethrow begins with what was kept before.
func newRethrow(from *Choosing, ways []option) *rethrow {
	k := &rethrow{from: from, ways: ways}
	for _, f := range k.faces() {
		k.thrown = append(k.thrown, f.Place != engine.OnField)
	}
	return k
}

func (k *rethrow) faces() []engine.Face { return k.from.ask.Faces() }

// names of the dice to be thrown.
func (k *rethrow) names() []string {
	var names []string
	for i, f := range k.faces() {
		if k.thrown[i] {
			names = append(names, f.Die)
		}
	}
	return names
}

// Screen implements session.State.
func (k *rethrow) Screen(t *session.Table) prompt.Prompt {
	sheet := t.Match().Sheet(k.from.ask.Player)
	return prompt.Rethrow{
		Heading: t.Heading(), Title: "Which dice are thrown again?", Faces: k.faces(), Thrown: k.names(),
		Buttons: []words.Phrase{words.Count(len(k.names()), "Throw one die", "Throw %d dice"), "Throw all"},
		Cursor:  k.cursor, Sheet: &sheet, Note: k.note, Keys: "◄ back",
	}
}

// Seat implements session.Seated.
func (k *rethrow) Seat(t *session.Table) (player int, keys []hw.Key) { return k.from.Seat(t) }

// Press implements session.State.
func (k *rethrow) Press(t *session.Table, key hw.Key) session.State {
	switch {
	case key == hw.Back:
		return k.from
	case key != hw.OK:
		k.cursor = session.Turn(k.cursor, len(k.thrown)+2, key)
	case k.cursor < len(k.thrown):
		k.thrown[k.cursor] = !k.thrown[k.cursor]
		k.note, k.byHand = "", false
	case k.cursor == len(k.thrown):
		return k.throw(t)
	default:
		for i := range k.thrown {
			k.thrown[i] = true
		}
		return k.throw(t)
	}
	return k
}

// throw makes the choice, where there is one that throws these dice.
func (k *rethrow) throw(t *session.Table) session.State {
	names := k.names()
	i := slices.IndexFunc(k.ways, func(o option) bool { return slices.Equal(o.label.Dice.Throws, names) })
	if i < 0 {
		k.note = "At least one die is thrown."
		return k
	}
	return t.Play(k.ways[i].move, k)
}

// Looking waits for dice that are set aside or taken back, and for the throw once
// some were.
func (k *rethrow) Looking(*session.Table) vision.Want {
	if k.blind {
		return vision.Want{}
	}
	want := dice.InView(k.from.ask)
	want.Moved, want.NoThrow = true, !k.byHand
	return want
}

// See implements session.Looker.
func (k *rethrow) See(t *session.Table, s session.Sighting) session.State {
	if s.Err != nil {
		k.blind = k.blind || errors.Is(s.Err, io.EOF)
		return k
	}
	t.Dice.Saw(s.Reading)
	if k.note = unclear(s.Reading); k.note != "" {
		return k
	}
	kept := k.follow(s.Reading)
	if k.note = turned(s.Reading, k.faces(), kept); k.note != "" || s.Reading.Moved {
		return k
	}
	next := k.throw(t)
	if w, ok := next.(*dice.Waiting); ok {
		return w.See(t, s)
	}
	return next
}

// follow keeps the dice that were set aside, and returns them.
func (k *rethrow) follow(r vision.Reading) (kept []string) {
	for i, f := range k.faces() {
		d, ok := dice.Only(r, f.Die)
		if !ok {
			continue // as it was
		}
		if k.thrown[i] = !d.Aside(); !k.thrown[i] {
			kept = append(kept, f.Die)
		}
	}
	k.byHand, k.cursor = len(kept) > 0, len(k.thrown)
	return kept
}

// keptByHand reports whether other dice are set aside than when the question was put: some
// are to be kept, or not any more.
func keptByHand(ask engine.Ask, aside map[string]bool, r vision.Reading) bool {
	for _, f := range ask.Faces() {
		d, ok := dice.Only(r, f.Die)
		if before, known := aside[f.Die]; ok && known && before != d.Aside() {
			return true
		}
	}
	return false
}
