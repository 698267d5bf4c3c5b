package companion

import (
	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/words"
)

// message says something that a person must know; any key goes back.
type message struct {
	title, text words.Phrase
	back        state
}

func (m *message) screen(*table) display.Screen {
	return display.Message{Title: m.title, Text: m.text, Keys: "any key: back"}
}

func (m *message) press(*table, hw.Key) state { return m.back }
