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

// taking shows a choice made by moving dice, until it counts: as soon as the
// dice left in hand are thrown, or OK is pressed. A die put back withdraws it,
// and so does a key.
type taking struct {
	from   *Choosing
	option option
	// next is what the match asks once the move is made.
	next  engine.Ask
	note  words.Phrase
	blind bool
}

// take makes a move that was made on the table. Where another choice follows
// no throw will confirm it, so it counts at once.
func take(t *session.Table, from *Choosing, o option, note words.Phrase) session.State {
	next, err := t.Match().Apply(o.move)
	if err == nil && next.Ask().Choice == nil {
		from.offer(from.all, "")
		return &taking{from: from, option: o, next: next.Ask(), note: note}
	}
	s := t.Play(o.move, from)
	if c, ok := s.(*Choosing); ok {
		c.note = words.Say("Taken: %s.", o.label.Text)
	}
	return s
}

// Screen implements session.State.
func (k *taking) Screen(t *session.Table) prompt.Prompt {
	s := prompt.Choice{
		Heading: t.Heading(), Title: "Taken by hand",
		Faces:   after(k.from.ask.Faces(), k.option.label),
		Options: []engine.Label{k.option.label}, Note: k.note, Keys: "◄ another choice",
	}
	if k.next.Roll != nil {
		s.Title = "Taken by hand: OK, or throw on"
	}
	return s
}

// Seat implements session.Seated.
func (k *taking) Seat(t *session.Table) (player int, keys []hw.Key) { return k.from.Seat(t) }

// Press implements session.State.
func (k *taking) Press(t *session.Table, key hw.Key) session.State {
	switch key {
	case hw.OK:
		return t.Play(k.option.move, k.from)
	case hw.Back:
		return k.from
	}
	return k
}

// Looking waits for the next throw, and for dice that are moved on or back.
func (k *taking) Looking(*session.Table) vision.Want {
	if k.blind {
		return vision.Want{}
	}
	want := dice.InView(k.next)
	want.Moved, want.NoThrow = true, k.next.Roll == nil
	return want
}

// See implements session.Looker.
func (k *taking) See(t *session.Table, s session.Sighting) session.State {
	switch {
	case s.Err != nil:
		k.blind = k.blind || errors.Is(s.Err, io.EOF)
		return k
	case s.Reading.Moved || !k.stands(s.Reading):
		return k.from.See(t, s)
	}
	next := t.Play(k.option.move, k)
	if w, ok := next.(*dice.Waiting); ok {
		return w.See(t, s)
	}
	return next
}

// stands reports whether the die still lies where it was taken to, as far as it is
// in view. A solo player's next turn begins with all dice.
func (k *taking) stands(r vision.Reading) bool {
	if slices.Contains(k.next.Dice(), k.option.label.Dice.Takes) {
		return true
	}
	d, ok := dice.Only(r, k.option.label.Dice.Takes)
	return !ok || d.Aside()
}
