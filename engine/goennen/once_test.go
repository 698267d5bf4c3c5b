package goennen

import (
	"strings"

	"pgregory.net/rapid"
)

// once holds that a player uses each die once between two rolls. It goes by the words
// of the moves alone.
type once struct {
	player int
	used   map[string]bool
}

// see notes the dice of a move: "complete c3 yellow blue+1 green:orange".
func (o *once) see(t *rapid.T, player int, text string) {
	said := strings.Fields(text)
	if player != o.player || said[0] == "roll" {
		o.player, o.used = player, make(map[string]bool)
	}
	for _, word := range diceIn(said) {
		die := strings.FieldsFunc(word, func(r rune) bool { return strings.ContainsRune(":+-", r) })[0]
		if o.used[die] {
			t.Fatalf("%s uses the %s die again", text, die)
		}
		o.used[die] = true
	}
}

// diceIn are the words of a move that name dice to be used.
func diceIn(said []string) []string {
	switch said[0] {
	case "complete", "buy":
		return said[2:]
	case "enter":
		return said[1:2]
	}
	return nil
}
