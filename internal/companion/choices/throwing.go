package choices

import (
	"slices"

	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// Throwing returns the text of the move by which a player throws just these dice
// again.
func Throwing(t *session.Table, player int, dice []string) (move string, err error) {
	if t.Match() == nil {
		return "", ledger.ErrNoMatch
	}
	branch, ok := ledger.Branch(t.Match(), player, t.Ledger.Premoves()[player])
	if !ok {
		return "", ledger.ErrNotAsked
	}
	for move := range branch.Ask().Moves {
		if throws := branch.Label(move).Dice.Throws; throws != nil && sameDice(throws, dice) {
			return move.String(), nil
		}
	}
	if len(dice) == 0 {
		return "", prompt.ErrNoDice
	}
	return "", ledger.ErrNotAsked
}

// sameDice reports whether two lists name the same dice, in whatever order.
func sameDice(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
