package record

import (
	"fmt"

	"silvertray/engine"
)

// Step is a move that was made, and the match as it stood before.
type Step struct {
	Before engine.Match
	Move   engine.Move
}

// Player is who made the move; a roll is made for the player who is asked.
func (s Step) Player() int { return s.Before.Ask().Player }

// Label says the move in words.
func (s Step) Label() engine.Label { return s.Before.Label(s.Move) }

// Play makes the moves with these texts in a match, and returns them with the
// match as it then stands.
func Play(m engine.Match, moves []string) ([]Step, engine.Match, error) {
	steps := make([]Step, 0, len(moves))
	for i, text := range moves {
		step, next, err := advance(m, text)
		if err != nil {
			return nil, nil, fmt.Errorf("replay move %d: %w", i+1, err)
		}
		steps, m = append(steps, step), next
	}
	return steps, m, nil
}

// Moves are the texts of the moves in steps.
func Moves(steps []Step) []string {
	moves := make([]string, len(steps))
	for i, s := range steps {
		moves[i] = s.Move.String()
	}
	return moves
}

// advance makes the move with this text.
func advance(m engine.Match, text string) (Step, engine.Match, error) {
	move, err := m.Parse(text)
	if err != nil {
		return Step{}, nil, err
	}
	next, err := m.Apply(move)
	return Step{m, move}, next, err
}
