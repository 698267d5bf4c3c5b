package demo

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Step is one move of a recorded game.
type Step struct {
	// Before is the match that asked for it.
	Before engine.Match
	Move   engine.Move
	// Pictures show it, in the order of the game: the last one as it counts, those
	// before it were taken too early. None shows what the table does not.
	Pictures []string
}

// early ends the name of a picture that was taken too early: with a hand in view, or
// a die thrown that was to be kept.
const early = "-early"

// Thrown reports whether dice were thrown.
func (s Step) Thrown() bool {
	_, is := s.Move.(engine.Thrown)
	return is
}

// Puts are what the move puts on a board; nil where it lays nothing.
func (s Step) Puts() []engine.Put {
	if s.Move == nil || s.Before.Ask().Lay == nil {
		return nil
	}
	return s.Before.Label(s.Move).Puts
}

// Seen reports whether the table shows the move.
func (s Step) Seen() bool { return s.Thrown() || len(s.Puts()) > 0 }

// replay plays the record through the rules and gives each move its pictures.
func (g *Game) replay(games engine.Games) error {
	text, err := g.Record()
	if err != nil {
		return err
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		return err
	}
	if g.Match, err = record.Deal(r, games); err != nil {
		return err
	}
	match, pictures := g.Match, g.Names
	for _, text := range r.Moves() {
		step := Step{Before: match}
		if step.Move, err = match.Parse(text); err != nil {
			return err
		}
		if step.Seen() {
			if step.Pictures, pictures, err = cutPictures(pictures); err != nil {
				return fmt.Errorf("%q: %w", text, err)
			}
		}
		if match, err = match.Apply(step.Move); err != nil {
			return err
		}
		g.Steps = append(g.Steps, step)
	}
	if len(pictures) > 0 {
		return fmt.Errorf("picture %s shows nothing of the record", pictures[0])
	}
	return nil
}

// cutPictures parts those of the next thing on the table from the rest.
func cutPictures(names []string) (its, rest []string, err error) {
	for i, name := range names {
		if !strings.HasSuffix(strings.TrimSuffix(name, path.Ext(name)), early) {
			return names[:i+1], names[i+1:], nil
		}
	}
	return nil, nil, errors.New("no picture shows it")
}

// Seen counts what the table shows: throws of dice, and pieces laid on a board.
func (g *Game) Seen() (throws, laid int) {
	for _, s := range g.Steps {
		switch {
		case s.Thrown():
			throws++
		case s.Seen():
			laid++
		}
	}
	return throws, laid
}
