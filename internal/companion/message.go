package companion

import (
	"errors"
	"syscall"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/words"
)

// notice shows the first of the notices; any key goes on.
type notice struct{}

func (notice) screen(t *table) display.Screen {
	m := t.notices[0]
	m.Keys = "any key: on"
	return m
}

func (notice) press(t *table, _ hw.Key) state {
	t.notices = t.notices[1:]
	return t.begin()
}

// message says something that a person must know; any key goes back.
type message struct {
	sign        display.Sign
	title, text words.Phrase
	back        state
}

// unstored says that something could not be stored, and what to do where the
// card is full.
func unstored(err error, text words.Phrase, back state) *message {
	m := &message{sign: display.StorageSign, title: "The card cannot be written", text: words.Say(text, words.Error(err)), back: back}
	if errors.Is(err, syscall.ENOSPC) {
		m.title = "The card is full"
		m.text = "Nothing more can be stored, so it does not count yet. Free some space on the card, then do it again."
	}
	return m
}

func (m *message) screen(*table) display.Screen {
	return display.Message{Sign: m.sign, Title: m.title, Text: m.text, Keys: "any key: back"}
}

func (m *message) press(*table, hw.Key) state { return m.back }
