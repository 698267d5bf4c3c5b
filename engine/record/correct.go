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

// Correct replaces the move in a line of the record, counted as Replay counts
// them, and turns the moves that do not follow any more into comments, beside
// the one replaced. The first result is why the first of them does not follow,
// an *Error with its line as it was; nil where all still fit.
func (r *Record) Correct(line int, text string, games engine.Games) (dropped, err error) {
	dealt, err := Deal(r, games)
	if err != nil {
		return nil, err
	}
	var at []int // lines with moves
	target := -1
	for i, l := range r.Lines {
		if l.Move == "" {
			continue
		}
		if r.number(i) == line {
			target = len(at)
		}
		at = append(at, i)
	}
	if target < 0 {
		return nil, &Error{line, fmt.Errorf("there is no move in this line")}
	}
	c, err := Correct(dealt, r.Moves(), target, text)
	if err != nil {
		return nil, &Error{line, err}
	}
	if c.Why != nil {
		dropped = &Error{r.number(at[len(c.Moves)]), c.Why}
	}
	for _, i := range at[len(c.Moves):] {
		r.Lines[i] = r.Lines[i].aside("dropped")
	}
	old := r.Lines[at[target]]
	old.Move, old.Comment = c.Moves[target], strings.TrimSpace("was: "+old.Move+"  "+old.Comment)
	r.Lines[at[target]] = old
	return dropped, nil
}

// aside is the line with its move as a comment.
func (l Line) aside(why string) Line {
	return Line{Comment: strings.TrimSpace(why + ": " + l.Move + "  " + l.Comment)}
}
