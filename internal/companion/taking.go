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

// taking shows a choice made by moving dice, until it counts: as soon as the
// dice left in hand are thrown, or OK is pressed. A die put back withdraws it,
// and so does a key.
type taking struct {
	from   *choosing
	option option
	// next is what the match asks once the move is made.
	next  engine.Ask
	note  words.Phrase
	blind bool
}

// take makes a move that was made on the table. Where another choice follows
// no throw will confirm it, so it counts at once.
func take(t *table, from *choosing, o option, note words.Phrase) state {
	next, err := t.match.Apply(o.move)
	if err == nil && next.Ask().Choice == nil {
		from.offer(from.all, "")
		return &taking{from: from, option: o, next: next.Ask(), note: note}
	}
	s := t.play(o.move, from)
	if c, ok := s.(*choosing); ok {
		c.note = words.Say("Taken: %s.", o.label.Text)
	}
	return s
}

func (k *taking) screen(t *table) prompt.Prompt {
	s := prompt.Choice{
		Heading: t.heading(), Title: "Taken by hand",
		Faces:   after(k.from.ask.Faces(), k.option.label),
		Options: []engine.Label{k.option.label}, Note: k.note, Keys: "◄ another choice",
	}
	if k.next.Roll != nil {
		s.Title = "Taken by hand: OK, or throw on"
	}
	return s
}

func (k *taking) press(t *table, key hw.Key) state {
	switch key {
	case hw.OK:
		return t.play(k.option.move, k.from)
	case hw.Back:
		return k.from
	}
	return k
}

// looking waits for the next throw, and for dice that are moved on or back.
func (k *taking) looking(*table) vision.Want {
	if k.blind {
		return vision.Want{}
	}
	want := inView(k.next)
	want.Moved, want.NoThrow = true, k.next.Roll == nil
	return want
}

func (k *taking) see(t *table, s sighting) state {
	switch {
	case s.err != nil:
		k.blind = k.blind || errors.Is(s.err, io.EOF)
		return k
	case s.reading.Moved || !k.stands(s.reading):
		return k.from.see(t, s)
	}
	next := t.play(k.option.move, k)
	if w, ok := next.(*waiting); ok {
		return w.see(t, s)
	}
	return next
}

// stands tells that the die still lies where it was taken to, as far as it is
// in view. A solo player's next turn begins with all dice.
func (k *taking) stands(r vision.Reading) bool {
	if slices.Contains(k.next.Dice(), k.option.label.Dice.Takes) {
		return true
	}
	d, ok := only(r, k.option.label.Dice.Takes)
	return !ok || d.Aside()
}
