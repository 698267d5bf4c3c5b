package record

import "silvertray/engine"

// Step is a move that was made, and the match as it stood before.
type Step struct {
	Before engine.Match
	Move   engine.Move
}

// Player is who made the move; a roll is made for the player who is asked.
func (s Step) Player() int { return s.Before.Ask().Player }

// Label says the move in words.
func (s Step) Label() engine.Label { return s.Before.Label(s.Move) }
