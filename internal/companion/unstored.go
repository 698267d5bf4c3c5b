package companion

import (
	"errors"
	"syscall"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// unstored says that something could not be stored, and what to do where the
// card is full. When that does not help, it offers to play on all the same.
func (t *table) unstored(err error, text words.Phrase, back state) state {
	m := &message{sign: prompt.StorageSign, title: "The card cannot be written", text: words.Say(text, words.Error(err)), back: back}
	if errors.Is(err, syscall.ENOSPC) {
		m.title = "The card is full"
		m.text = "Nothing more can be stored, so it does not count yet. Free some space on the card, then do it again."
	}
	t.failed++
	if t.failed == 1 || t.goOnUnkept == nil {
		return m
	}
	offer := &menu{title: m.title, back: back}
	offer.note = func(int) words.Phrase { return m.text }
	offer.lines = func() []line {
		return []line{
			{text: "Try again", act: func() state { return back }},
			{text: "Play on without storing", act: func() state {
				t.goOnUnkept(err)
				return back
			}},
		}
	}
	return offer
}
