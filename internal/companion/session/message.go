package session

import (
	"time"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// notice shows the first of the notices; any key goes on.
type notice struct{}

func (notice) Screen(t *Table) prompt.Prompt {
	m := t.Notices[0]
	m.Keys = "any key: on"
	return m
}

func (notice) Press(t *Table, _ hw.Key) State {
	t.Notices = t.Notices[1:]
	return t.Begin()
}

// Passing shows news. It goes on by a key, or by itself after
// PassingTime: a box without keys plays on.
type Passing struct{ message prompt.Message }

// PassingTime is how long news stand on the panel.
const PassingTime = 20 * time.Second

// Screen implements State.
func (p *Passing) Screen(*Table) prompt.Prompt {
	m := p.message
	m.Keys = "any key: on"
	return m
}

// Press implements State.
func (p *Passing) Press(t *Table, _ hw.Key) State { return p.Pass(t) }

// Pass goes on.
func (*Passing) Pass(t *Table) State { return t.Begin() }

// Message says something that a person must know; any key goes back.
type Message struct {
	Sign        prompt.Sign
	Title, Text words.Phrase
	Back        State
}

// Screen implements State.
func (m *Message) Screen(*Table) prompt.Prompt {
	return prompt.Message{Sign: m.Sign, Title: m.Title, Text: m.Text, Keys: "any key: back"}
}

// Press implements State.
func (m *Message) Press(*Table, hw.Key) State { return m.Back }

// Seat implements Seated: who is asked what comes behind a message may put it away.
func (m *Message) Seat(t *Table) (player int, keys []hw.Key) {
	if next, ok := m.Back.(Seated); ok {
		player, keys = next.Seat(t)
	}
	if keys == nil {
		return player, nil
	}
	return player, AllKeys()
}
