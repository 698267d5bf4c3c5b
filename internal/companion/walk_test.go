package companion_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/hw"
	"silvertray/vision"
)

// TestAnyKeysAndReadingsKeepTheRules walks a box with keys and readings drawn
// at random: it never stops answering, and what it kept is a legal game.
func TestAnyKeysAndReadingsKeepTheRules(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		b := start(t, []string{"Ana", "Ben", "Cem", "Dia"}[:rapid.IntRange(1, 4).Draw(r, "players")]...)
		m := <-b.moments
		for range rapid.IntRange(1, 300).Draw(r, "events") {
			if looks(m.Screen) && rapid.Bool().Draw(r, "see") {
				b.sees(anyReading(r))
			} else if s, over := m.Screen.(display.Scores); over && s.Score.Finished {
				break
			} else {
				b.keys <- rapid.SampledFrom([]hw.Key{
					hw.Up, hw.Down, hw.OK, hw.OK, hw.OK, hw.Back, hw.Up | hw.Long, hw.Down | hw.Long, hw.OK | hw.Long, hw.Back | hw.Long,
				}).Draw(r, "key")
			}
			m = <-b.moments
		}
		b.cancel()
		replay(r, b)
	})
}

// looks tells that a screen waits for the table.
func looks(s display.Screen) bool {
	switch s := s.(type) {
	case display.Waiting:
		return true
	case display.Choice:
		return slices.ContainsFunc(s.Options, func(l engine.Label) bool { return l.Die != "" || l.Sweeps != nil })
	}
	return false
}

func anyReading(r *rapid.T) vision.Reading {
	reading := vision.Reading{Sure: rapid.Bool().Draw(r, "sure"), Moved: rapid.Bool().Draw(r, "moved")}
	for range rapid.IntRange(0, 8).Draw(r, "dice") {
		gap := rapid.Float64Range(0, 90).Draw(r, "gap")
		reading.Dice = append(reading.Dice, vision.Die{
			Colour: rapid.SampledFrom(append(clever.GanzSchoen.Dice(), "pink")).Draw(r, "colour"),
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
	m, err := clever.GanzSchoen.New(b.match.Setup())
	var match engine.Match = m
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
