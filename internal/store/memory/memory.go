// Package memory keeps a match for as long as the program runs.
package memory

import (
	"maps"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
)

// Keeper is a ledger.Keeper in memory. The zero value holds no match.
type Keeper struct {
	dealt    engine.Match
	moves    []string
	premoves ledger.Premoves
}

var _ ledger.Keeper = (*Keeper)(nil)

// Stored is the match that the keeper holds.
func (k *Keeper) Stored() (ledger.Stored, error) {
	if k.dealt == nil {
		return ledger.Stored{}, nil
	}
	steps, match, err := record.Play(k.dealt, k.moves)
	return ledger.Stored{Match: match, Steps: steps, Premoves: k.premoves}, err
}

// Moves are the texts of the moves made.
func (k *Keeper) Moves() []string { return slices.Clone(k.moves) }

// Deal begins a match.
func (k *Keeper) Deal(m engine.Match) error {
	*k = Keeper{dealt: m}
	return nil
}

// Append adds a move.
func (k *Keeper) Append(move engine.Move, _ engine.Match) error {
	k.moves = append(k.moves, move.String())
	return nil
}

// TakeBack keeps the first moves.
func (k *Keeper) TakeBack(moves int, _ engine.Match) error {
	k.moves = slices.Clip(k.moves[:moves])
	return nil
}

// Replace puts a move in the place of another.
func (k *Keeper) Replace(at int, move engine.Move, moves int, _ engine.Match) error {
	k.moves = slices.Clone(k.moves[:moves])
	k.moves[at] = move.String()
	return nil
}

// Premoves holds the choices made ahead.
func (k *Keeper) Premoves(p ledger.Premoves) error {
	k.premoves = ledger.Premoves{Moves: p.Moves, Chosen: maps.Clone(p.Chosen)}
	return nil
}
