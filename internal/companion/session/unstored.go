package session

import (
	"errors"
	"syscall"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Unstored says that something could not be stored, and what to do where the card is
// full; text holds a %s for the error. When that does not help, it offers to play on
// all the same.
func (t *Table) Unstored(err error, text words.Phrase, back State) State {
	m := &Message{Sign: prompt.StorageSign, Title: "The card cannot be written", Text: words.Say(text, words.Error(err)), Back: back}
	if errors.Is(err, syscall.ENOSPC) {
		m.Title = "The card is full"
		m.Text = "Nothing more can be stored, so it does not count yet. Free some space on the card, then do it again."
	}
	t.failed++
	if t.failed == 1 || !t.Ledger.CanGoOffline() {
		return m
	}
	offer := &Menu{Title: m.Title, Back: back}
	offer.Note = func(int) words.Phrase { return m.Text }
	offer.Lines = func() []Line {
		return []Line{
			{Text: "Try again", Act: func() State { return back }},
			{Text: "Play on without storing", Act: func() State {
				t.Ledger.GoOffline(err)
				return back
			}},
		}
	}
	return offer
}
