package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Replay plays a record by the rules and returns the match where it ends. The
// error for a move that a rule forbids is an *Error around a *engine.Refusal.
func Replay(r *Record, games engine.Games) (engine.Match, error) {
	_, match, err := Steps(r, games)
	return match, err
}

// Steps is Replay that also returns the moves made.
func Steps(r *Record, games engine.Games) (steps []Step, match engine.Match, err error) {
	if match, err = Deal(r, games); err != nil {
		return nil, nil, err
	}
	for i, line := range r.Lines {
		if line.Move == "" {
			continue
		}
		step, next, err := advance(match, line.Move)
		if err != nil {
			return nil, nil, &Error{r.number(i), err}
		}
		steps, match = append(steps, step), next
	}
	return steps, match, nil
}

// Deal deals the match of a record's header, before its first move.
func Deal(r *Record, games engine.Games) (engine.Match, error) {
	game, ok := games[r.Game]
	if !ok {
		known := slices.Sorted(maps.Keys(games))
		return nil, fmt.Errorf("no game is called %q: there are %s%s", r.Game, strings.Join(known, ", "), words.Suggestion(r.Game, known))
	}
	match, err := game.New(r.Setup)
	if err != nil {
		return nil, fmt.Errorf("deal %s: %w", game.Title(), err)
	}
	return match, nil
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
