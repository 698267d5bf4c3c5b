package companion_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// TestAnyKeysAndReadingsKeepTheRules walks a box with keys and readings drawn
// at random: it never stops answering, and what it kept is a legal game.
func TestAnyKeysAndReadingsKeepTheRules(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		b := start(t, []string{"Ana", "Ben", "Cem", "Dia"}[:rapid.IntRange(1, 4).Draw(r, "players")]...)
		wander(r, b, looks, func(engine.Match) vision.Reading { return anyReading(r, clever.GanzSchoen.Dice()) })
		replay(r, b)
	})
}

// wander presses keys and shows readings drawn at random until the match is over or many
// have been drawn, and switches the box off.
func wander(r *rapid.T, b *box, looks func(prompt.Prompt) bool, reading func(engine.Match) vision.Reading) {
	m := <-b.moments
	for range rapid.IntRange(1, 300).Draw(r, "events") {
		if m.Match != nil && m.Match.Ask().Over() {
			break
		}
		if looks(m.Screen) && rapid.Bool().Draw(r, "see") {
			b.sees(reading(m.Match))
		} else {
			b.keys <- rapid.SampledFrom([]hw.Key{
				hw.Up, hw.Down, hw.OK, hw.OK, hw.OK, hw.Back, hw.Up | hw.Long, hw.Down | hw.Long, hw.OK | hw.Long, hw.Back | hw.Long,
			}).Draw(r, "key")
		}
		m = <-b.moments
	}
	b.cancel()
}

// looks reports whether a screen waits for the table.
func looks(s prompt.Prompt) bool {
	switch s := s.(type) {
	case prompt.Waiting:
		return true
	case prompt.Choice:
		return slices.ContainsFunc(s.Options, func(l engine.Label) bool { return l.Dice.Takes != "" || l.Dice.Sweeps != nil })
	}
	return false
}

// anyReading are up to eight dice of a game or one that is not, wherever they lie.
func anyReading(r *rapid.T, dice []string) vision.Reading {
	reading := vision.Reading{Sure: rapid.Bool().Draw(r, "sure"), Moved: rapid.Bool().Draw(r, "moved")}
	for range rapid.IntRange(0, 8).Draw(r, "dice") {
		gap := rapid.Float64Range(0, 90).Draw(r, "gap")
		reading.Dice = append(reading.Dice, vision.Die{
			Colour: rapid.SampledFrom(append(slices.Clone(dice), "brown")).Draw(r, "colour"),
			Value:  rapid.IntRange(1, 6).Draw(r, "value"),
			Sure:   rapid.Bool().Draw(r, "die sure"),
			TrayMM: &gap,
			InTray: rapid.Bool().Draw(r, "in tray"),
			Field:  rapid.IntRange(0, 3).Draw(r, "field"),
		})
	}
	return reading
}

// replay applies what a box kept to a match of its own.
func replay(r *rapid.T, b *box) {
	_ = b.end()
	match, err := b.match.Game().New(b.match.Setup())
	for _, text := range b.kept {
		if err != nil {
			break
		}
		var move engine.Move
		if move, err = match.Parse(text); err == nil {
			match, err = match.Apply(move)
		}
	}
	if err != nil {
		r.Fatalf("what was kept is no legal game: %v\n%q", err, b.kept)
	}
	if got, want := b.match.Score(), match.Score(); got.Players[0].Total != want.Players[0].Total {
		r.Errorf("score %d, replayed %d", got.Players[0].Total, want.Players[0].Total)
	}
}
