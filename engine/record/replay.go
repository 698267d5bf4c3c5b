package record

import (
	"errors"
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

// Deal deals the match of a record's header, before its first move. The error is an
// *Error with the line of the header that is wrong.
func Deal(r *Record, games engine.Games) (engine.Match, error) {
	game, ok := games[r.Game]
	if !ok {
		known := slices.Sorted(maps.Keys(games))
		return nil, &Error{r.numberOf("game"), fmt.Errorf("no game is called %q: there are %s%s", r.Game, strings.Join(known, ", "), words.Suggestion(r.Game, known))}
	}
	match, err := engine.Deal(game, r.Setup)
	if err == nil {
		return match, nil
	}
	at := r.numberOf("game")
	var wrong *engine.SetupError
	if errors.As(err, &wrong) {
		switch wrong.Part {
		case engine.OfPlayers:
			at = r.numberOf("players")
		case engine.OfSetting:
			at = r.numberOf("set " + wrong.Setting)
		}
	}
	return nil, &Error{at, fmt.Errorf("deal %s: %w", game.Title(), err)}
}

// numberOf is the line number of a line of the header: "game", "players" or "set"
// with the setting's name.
func (r *Record) numberOf(line string) int {
	if at, ok := r.header[line]; ok {
		return at
	}
	header := []string{"game", "players"}
	for _, name := range slices.Sorted(maps.Keys(r.Setup.Settings)) {
		header = append(header, "set "+name)
	}
	return 2 + len(r.Notes) + slices.Index(header, line)
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
