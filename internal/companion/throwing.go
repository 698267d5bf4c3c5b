package companion

import (
	"slices"

	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

func (l *loop) throw(w prompt.Throw) (state, error) {
	t := &l.table
	if t.match == nil {
		return l.state, prompt.ErrNoMatch
	}
	branch, ok := ledger.Branch(t.match, w.Player, t.ahead[w.Player])
	if !ok {
		return l.state, prompt.ErrNotAsked
	}
	for move := range branch.Ask().Moves {
		if throws := branch.Label(move).Dice.Throws; throws != nil && sameDice(throws, w.Dice) {
			return l.choose(prompt.Choose{Player: w.Player, Move: move.String()})
		}
	}
	if len(w.Dice) == 0 {
		return l.state, prompt.ErrNoDice
	}
	return l.state, prompt.ErrNotAsked
}

// sameDice tells that two lists name the same dice, in whatever order.
func sameDice(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
