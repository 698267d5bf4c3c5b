package prompt

import (
	"silvertray/internal/words"
)

// Message says something in words, such as what is wrong and how to mend it.
type Message struct {
	// Sign is a picture of what it is about.
	Sign  Sign
	Title words.Phrase
	Text  words.Phrase
	// Keys hints at what the keys do now; empty for none.
	Keys words.Phrase
}

// Sign is a small picture beside a Message.
type Sign uint8

// The signs.
const (
	NoSign Sign = iota
	CameraSign
	PanelSign
	StorageSign
	TableSign
)

// Says implements Prompt.
func (m Message) Says() Said { return Said{Asks: ReadMessage, Title: m.Title, Text: m.Text} }
