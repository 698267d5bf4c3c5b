package view

import (
	"slices"

	"silvertray/hw"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// key is one of the panel's on the page.
type key struct {
	// Name in forms, the Sign on it and, where that is no word, what it is called aloud.
	Name, Sign string
	Said       words.Phrase
	// Off is set where the visitor cannot press it now.
	Off bool
}

// keysOf are the four keys for who may press one of them: all for the box itself, and for
// the player whom the panel asks those that belong to the question.
func keysOf(s prompt.Snapshot, who access.Visitor) []key {
	if !who.Owner && (len(s.Keys) == 0 || !who.MayPlay(s.Asked)) {
		return nil
	}
	off := func(k hw.Key) bool { return !who.Owner && !slices.Contains(s.Keys, k) }
	return []key{
		{"up", "▲", "up", off(hw.Up)}, {"down", "▼", "down", off(hw.Down)},
		{"ok", "OK", "", off(hw.OK)}, {"back", "◀", "back", off(hw.Back)},
	}
}
