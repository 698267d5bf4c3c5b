// Package demotest has what tests need to play a recorded game without its
// pictures: an eye that sees what the record says the table showed.
package demotest

import (
	"context"
	"io"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/internal/demo"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Open the recorded game of a name.
func Open(t testing.TB, name string) *demo.Game {
	t.Helper()
	g, err := demo.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Eye sees one thing after another, gaps to the tray included, and then nothing
// more. It never sees a choice made on the table.
type Eye struct {
	Steps []demo.Step
	// Misread is whether one die of every roll and one symbol of every piece are
	// read wrong.
	Misread bool
	// Unread is whether nothing can be read at all.
	Unread bool
	// early counts the pictures of the next thing that were taken too early.
	early int
}

// Look at the next thing that the table shows.
func (e *Eye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	for len(e.Steps) > 0 && !e.Steps[0].Seen() {
		e.Steps = e.Steps[1:]
	}
	if len(e.Steps) == 0 {
		return vision.Reading{}, io.EOF
	}
	step := e.Steps[0]
	if e.early++; e.early < len(step.Pictures) {
		return covered(), nil
	}
	e.Steps, e.early = e.Steps[1:], 0
	if e.Unread {
		return covered(), nil
	}
	if roll, ok := step.Move.(engine.Thrown); ok {
		return e.thrown(step.Before, roll), nil
	}
	return e.laid(step)
}

// thrown is what is read of a roll, with the dice that were kept before it.
func (e *Eye) thrown(before engine.Match, roll engine.Thrown) vision.Reading {
	r := vision.Reading{Sure: true}
	for _, f := range roll.Faces {
		gap := 10 + 10*float64(slices.Index(roll.Near, f.Die)) // mm
		r.Dice = append(r.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true, TrayMM: &gap})
	}
	if e.Misread {
		r.Dice[0].Value = r.Dice[0].Value%6 + 1
	}
	for _, f := range before.Ask().Faces() {
		if f.Place == engine.OnField && before.Ask().Roll != nil && !before.Ask().Roll.Tray {
			r.Dice = append(r.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true, InZone: true})
		}
	}
	return r
}

// laid is what is read of a board once a piece was laid.
func (e *Eye) laid(step demo.Step) (vision.Reading, error) {
	after, err := step.Before.Apply(step.Move)
	if err != nil {
		return vision.Reading{}, err
	}
	board := after.(engine.Boarded).Board()
	r := &vision.BoardReading{Sure: true}
	misread := e.Misread
	for _, spot := range board.Cells {
		cell := vision.HexCell{Hex: spot.At, Sure: true}
		if spot.Last && misread {
			names := board.Names()
			at := slices.Index(names, spot.Symbol)
			spot.Symbol, misread = names[(at+1)%len(names)], false
		}
		if spot.Symbol != "" {
			cell.Symbol = &spot.Symbol
		}
		r.Cells = append(r.Cells, cell)
	}
	return vision.Reading{Sure: true, Board: r}, nil
}

// covered is what is read of a table under a hand.
func covered() vision.Reading {
	hand := vision.Problem{Kind: vision.Covered, Text: words.Name("Something covers the table.")}
	return vision.Reading{
		Problems: []vision.Problem{hand},
		Board:    &vision.BoardReading{Problems: []vision.BoardProblem{{Problem: hand}}},
	}
}
