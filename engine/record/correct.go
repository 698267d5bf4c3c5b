package record

import (
	"fmt"
	"strings"

	"silvertray/engine"
)

// Correction is a game in which one move was replaced by another, and what
// followed was played again as far as it fits.
type Correction struct {
	// Match as it stands now.
	Match engine.Match
	// Steps that led there, and Moves by their texts.
	Steps []Step
	Moves []string
	// Dropped are the moves that do not follow any more, the first one because
	// of Why, a *engine.Refusal. Empty and nil where all still fits.
	Dropped []string
	Why     error
}

// Correct replaces the move at a place, counted from 0, in the moves made since
// a match was dealt. "The green die was a 5" is the roll with that die as it
// was. The error says why the new move cannot stand there; the game is then as
// it was.
//
// A later move stays as it was written: a die taken is still that die, in that
// box, with what it shows now. Where the rules forbid that, the game ends there
// and waits for another move.
func Correct(dealt engine.Match, moves []string, at int, text string) (Correction, error) {
	if at < 0 || at >= len(moves) {
		return Correction{}, noMove(at, len(moves))
	}
	steps, before, err := Play(dealt, moves[:at])
	if err != nil {
		return Correction{}, err
	}
	return amend(steps, before, text, moves[at+1:])
}

// Amend is Correct of a game whose steps are known.
func Amend(steps []Step, at int, text string) (Correction, error) {
	if at < 0 || at >= len(steps) {
		return Correction{}, noMove(at, len(steps))
	}
	return amend(steps[:at:at], steps[at].Before, text, Moves(steps[at+1:]))
}

func noMove(at, moves int) error {
	return fmt.Errorf("correct move %d: the game has %d moves", at+1, moves)
}

// amend makes the move with this text after steps, and then those that fit of
// what followed.
func amend(steps []Step, before engine.Match, text string, followed []string) (Correction, error) {
	step, match, err := advance(before, text)
	if err != nil {
		return Correction{}, fmt.Errorf("correct move %d: %w", len(steps)+1, err)
	}
	c := Correction{Match: match, Steps: append(steps, step)}
	for i, move := range followed {
		step, match, err := advance(c.Match, move)
		if err != nil {
			c.Why, c.Dropped = err, followed[i:]
			break
		}
		c.Match, c.Steps = match, append(c.Steps, step)
	}
	c.Moves = Moves(c.Steps)
	return c, nil
}

// MoveIn is the place of the move in a line of the record, both counted as
// Replay and Correct count them; false where the line has none.
func (r *Record) MoveIn(line int) (at int, ok bool) {
	for i, l := range r.Lines {
		switch {
		case l.Move == "":
		case r.number(i) == line:
			return at, true
		default:
			at++
		}
	}
	return 0, false
}

// Correct replaces the move at a place, as the function of that name does. The
// move replaced and those that do not follow any more stay in the record as
// comments. The first result is why the first of them does not follow, an
// *Error with its line as it was; nil where all still fit.
func (r *Record) Correct(at int, text string, games engine.Games) (why, err error) {
	dealt, err := Deal(r, games)
	if err != nil {
		return nil, err
	}
	c, err := Correct(dealt, r.Moves(), at, text)
	if err != nil {
		return nil, err
	}
	if c.Why != nil {
		why = &Error{r.number(r.lineOf(len(c.Moves))), c.Why}
	}
	r.Replace(at, c.Moves[at], len(c.Moves))
	return why, nil
}

// TakeBack keeps the first moves of the record. Those after them stay in it as
// comments.
func (r *Record) TakeBack(moves int) { r.setAside("taken back", moves) }

// Replace puts a move in the place of another, counted from 0, and keeps so many
// moves in all. What was replaced or does not follow any more stays in the record
// as a comment. It does not ask the rules; Correct does.
func (r *Record) Replace(at int, move string, moves int) {
	r.setAside("dropped", moves)
	old := &r.Lines[r.lineOf(at)]
	old.Move, old.Comment = move, strings.TrimSpace("was: "+old.Move+"  "+old.Comment)
}

// setAside turns all but the first moves into comments that say why.
func (r *Record) setAside(why string, moves int) {
	for i := range r.Lines {
		line := &r.Lines[i]
		switch {
		case line.Move == "":
		case moves > 0:
			moves--
		default:
			*line = Line{Comment: strings.TrimSpace(why + ": " + line.Move + "  " + line.Comment)}
		}
	}
}

// lineOf is the place in Lines of a move; behind the last where there is none.
func (r *Record) lineOf(at int) int {
	for i, l := range r.Lines {
		switch {
		case l.Move == "":
		case at == 0:
			return i
		default:
			at--
		}
	}
	return len(r.Lines)
}
