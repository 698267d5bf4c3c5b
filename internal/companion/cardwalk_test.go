package companion_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// TestAnyKeysAndReadingsKeepTheRulesOfCards walks a box at a match of cards with keys
// and readings drawn at random: it never stops answering, and what it kept is a
// legal game.
func TestAnyKeysAndReadingsKeepTheRulesOfCards(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		players := cardPlayers[:rapid.IntRange(1, 4).Draw(r, "players")]
		b := carded(t, players, func(c *scene) {
			dealt := rapid.Bool().Draw(r, "box deals")
			c.Dealer = piles(dealt, rapid.Uint64().Draw(r, "seed"))
		})
		wander(r, b, looksForDice, func(engine.Match) vision.Reading { return anyReading(r, goennen.Practice().Dice()) })
		replay(r, b)
	})
}

// looksForDice reports whether a screen waits for dice that are thrown or moved.
func looksForDice(s prompt.Prompt) bool {
	switch s := s.(type) {
	case prompt.Waiting, prompt.Rethrow:
		return true
	case prompt.Choice:
		return slices.ContainsFunc(s.Options, func(l engine.Label) bool { return l.Dice.Throws != nil })
	}
	return false
}
