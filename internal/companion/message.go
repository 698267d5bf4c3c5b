package companion

import (
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// notice shows the first of the notices; any key goes on.
type notice struct{}

func (notice) screen(t *table) prompt.Prompt {
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
	sign        prompt.Sign
	title, text words.Phrase
	back        state
}

func (m *message) screen(*table) prompt.Prompt {
	return prompt.Message{Sign: m.sign, Title: m.title, Text: m.text, Keys: "any key: back"}
}

func (m *message) press(*table, hw.Key) state { return m.back }
