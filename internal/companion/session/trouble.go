package session

import (
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Trouble says why the table cannot be seen, for every surface; nothing while it can.
func (t *Table) Trouble() prompt.Message {
	if t.Lost == nil {
		return prompt.Message{}
	}
	return prompt.Message{Sign: prompt.CameraSign, Title: "The table cannot be seen", Text: blinded(t.Lost)}
}

// blinded says why the table cannot be seen. What has its own words for people says
// what to do as well; anything else may be the camera's plug.
func blinded(err error) words.Phrase {
	if told, ok := words.PhraseOf(err); ok {
		return told
	}
	return words.Say("%s.\n\nLook whether the camera is plugged in and nothing covers it. It is tried again all the time; the match is safe.", words.Error(err))
}
