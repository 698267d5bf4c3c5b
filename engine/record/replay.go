package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"silvertray/engine"
)

// Replay plays a record by the rules and returns the match where it ends. The
// error for a move that a rule forbids is an *Error around a *engine.Refusal.
func Replay(r *Record, games engine.Games) (engine.Match, error) {
	match, err := Deal(r, games)
	if err != nil {
		return nil, err
	}
	for i, line := range r.Lines {
		if line.Move == "" {
			continue
		}
		if match, err = play(match, line.Move); err != nil {
			return nil, &Error{r.number(i), err}
		}
	}
	return match, nil
}

// Deal deals the match of a record's header, before its first move.
func Deal(r *Record, games engine.Games) (engine.Match, error) {
	game, ok := games[r.Game]
	if !ok {
		known := strings.Join(slices.Sorted(maps.Keys(games)), ", ")
		return nil, fmt.Errorf("no game is called %q: there are %s", r.Game, known)
	}
	match, err := game.New(r.Setup)
	if err != nil {
		return nil, fmt.Errorf("deal %s: %w", game.Title(), err)
	}
	return match, nil
}

// play makes the move with this text.
func play(match engine.Match, text string) (engine.Match, error) {
	move, err := match.Parse(text)
	if err != nil {
		return nil, err
	}
	return match.Apply(move)
}

// number is the line number of a line: in the text it was parsed from, else
// in the record's own text.
func (r *Record) number(i int) int {
	if i < len(r.numbers) {
		return r.numbers[i]
	}
	header := 3 + len(r.Notes) + len(r.Setup.Settings)
	return header + i + 1
}
