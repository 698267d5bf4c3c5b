package companion

import "silvertray/engine"

// Past is a move that was made, and the match as it stood before.
type Past struct {
	Before engine.Match
	Move   engine.Move
}

// Player who made the move; a roll is made for the player who is asked.
func (p Past) Player() int { return p.Before.Ask().Player }

// Label says the move in words.
func (p Past) Label() engine.Label { return p.Before.Label(p.Move) }
