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
	// Moves that led there, by their texts.
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
		return Correction{}, fmt.Errorf("correct move %d: the game has %d moves", at+1, len(moves))
	}
	var c Correction
	c.Match = dealt
	for i, move := range moves[:at] {
		if err := c.play(move); err != nil {
			return Correction{}, fmt.Errorf("replay move %d: %w", i+1, err)
		}
	}
	if err := c.play(text); err != nil {
		return Correction{}, fmt.Errorf("correct move %d: %w", at+1, err)
	}
	for i, move := range moves[at+1:] {
		if c.Why = c.play(move); c.Why != nil {
			c.Dropped = moves[at+1+i:]
			break
		}
	}
	return c, nil
}

// play makes the next move.
func (c *Correction) play(text string) error {
	move, err := c.Match.Parse(text)
	if err != nil {
		return err
	}
	next, err := c.Match.Apply(move)
	if err != nil {
		return err
	}
	c.Match, c.Moves = next, append(c.Moves, move.String())
	return nil
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
	var lines []int // that have moves
	for i, l := range r.Lines {
		if l.Move != "" {
			lines = append(lines, i)
		}
	}
	if c.Why != nil {
		why = &Error{r.number(lines[len(c.Moves)]), c.Why}
	}
	for _, i := range lines[len(c.Moves):] {
		r.Lines[i] = r.Lines[i].aside("dropped")
	}
	old := &r.Lines[lines[at]]
	old.Move, old.Comment = c.Moves[at], strings.TrimSpace("was: "+old.Move+"  "+old.Comment)
	return why, nil
}

// aside is the line with its move as a comment.
func (l Line) aside(why string) Line {
	return Line{Comment: strings.TrimSpace(why + ": " + l.Move + "  " + l.Comment)}
}
