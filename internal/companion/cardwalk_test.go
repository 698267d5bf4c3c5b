package companion_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/vision"
)

// TestAnyKeysAndReadingsKeepTheRulesOfCards walks a box at a match of cards with keys
// and readings drawn at random: it never stops answering, and what it kept is a
// legal game.
func TestAnyKeysAndReadingsKeepTheRulesOfCards(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		players := cardPlayers[:rapid.IntRange(1, 4).Draw(r, "players")]
		b := carded(t, players, func(c *companion.Companion) {
			dealt := rapid.Bool().Draw(r, "box deals")
			c.Deals, c.Seed = func(engine.Game) bool { return dealt }, rapid.Uint64().Draw(r, "seed")
		})
		m := <-b.moments
		for range rapid.IntRange(1, 300).Draw(r, "events") {
			if looksForDice(m.Screen) && rapid.Bool().Draw(r, "see") {
				b.sees(anyFive(r))
			} else if m.Match.Ask().Kind == engine.Over {
				break
			} else {
				b.keys <- rapid.SampledFrom([]hw.Key{
					hw.Up, hw.Down, hw.OK, hw.OK, hw.OK, hw.Back, hw.Up | hw.Long, hw.Down | hw.Long, hw.OK | hw.Long, hw.Back | hw.Long,
				}).Draw(r, "key")
			}
			m = <-b.moments
		}
		b.cancel()
		_ = b.end()
		if again := played(t, cards(t, players), b.kept...); again.Score().Players[0].Total != b.match.Score().Players[0].Total {
			r.Errorf("score %d, replayed %d", b.match.Score().Players[0].Total, again.Score().Players[0].Total)
		}
	})
}

// looksForDice tells that a screen waits for dice that are thrown or moved.
func looksForDice(s display.Screen) bool {
	switch s := s.(type) {
	case display.Waiting, display.Keeping:
		return true
	case display.Choice:
		return slices.ContainsFunc(s.Options, func(l engine.Label) bool { return l.Throws != nil })
	}
	return false
}

// anyFive are up to seven dice, wherever they lie.
func anyFive(r *rapid.T) vision.Reading {
	reading := vision.Reading{Sure: rapid.Bool().Draw(r, "sure"), Moved: rapid.Bool().Draw(r, "moved")}
	for range rapid.IntRange(0, 7).Draw(r, "dice") {
		gap := rapid.Float64Range(0, 90).Draw(r, "gap")
		reading.Dice = append(reading.Dice, vision.Die{
			Colour: rapid.SampledFrom(append(goennen.Practice().Dice(), "pink")).Draw(r, "colour"),
			Value:  rapid.IntRange(1, 6).Draw(r, "value"),
			Sure:   rapid.Bool().Draw(r, "die sure"),
			TrayMM: &gap,
			InTray: rapid.Bool().Draw(r, "in tray"),
			Field:  rapid.IntRange(0, 3).Draw(r, "field"),
		})
	}
	return reading
}
