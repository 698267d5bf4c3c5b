// Package demotest has what tests need to play a recorded game without its
// pictures: the game as it was dealt, its moves, and an eye that sees what the
// record says was thrown.
package demotest

import (
	"bytes"
	"context"
	"io"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/demo"
	"silvertray/vision"
)

// Recorded is a recorded game.
type Recorded struct {
	*demo.Game
	// Match as it was dealt, and the Moves that follow.
	Match engine.Match
	Moves []string
	// Rolls are those of the moves that were thrown.
	Rolls []engine.Thrown
}

// Open the recorded game of a name; its record must fit the rules.
func Open(t testing.TB, name string) (r Recorded) {
	t.Helper()
	var err error
	if r.Game, err = demo.Open(name); err != nil {
		t.Fatal(err)
	}
	text, err := r.Record()
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if r.Match, err = record.Deal(parsed, engine.NewGames(clever.GanzSchoen, clever.Doppelt)); err != nil {
		t.Fatal(err)
	}
	r.Moves = parsed.Moves()
	r.Rolls = rolls(t, r.Match, r.Moves)
	return r
}

func rolls(t testing.TB, m engine.Match, moves []string) (all []engine.Thrown) {
	t.Helper()
	for _, text := range moves {
		move, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if roll, ok := move.(engine.Thrown); ok {
			all = append(all, roll)
		}
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// Eye sees one roll after another, gaps to the tray included, and then nothing
// more. It never sees a choice made on the table.
type Eye struct {
	Rolls []engine.Thrown
	// Misread is whether one die of every roll is read wrong.
	Misread bool
}

// Look at the next roll.
func (e *Eye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	if len(e.Rolls) == 0 {
		return vision.Reading{}, io.EOF
	}
	roll := e.Rolls[0]
	e.Rolls = e.Rolls[1:]
	r := vision.Reading{Sure: true}
	for _, f := range roll.Faces {
		gap := 10 + 10*float64(slices.Index(roll.Near, f.Die)) // mm
		r.Dice = append(r.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true, TrayMM: &gap})
	}
	if e.Misread {
		r.Dice[0].Value = r.Dice[0].Value%6 + 1
	}
	return r, nil
}
