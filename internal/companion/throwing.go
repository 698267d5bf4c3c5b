package companion

import "slices"

// Throw throws dice again for a player: it makes the choice that throws just these.
type Throw struct {
	Player int
	Dice   []string
}

func (w Throw) since(l *loop) int { return l.seen.of(w.Player) }

func (w Throw) do(l *loop) (state, error) {
	t := &l.table
	if t.match == nil {
		return l.state, ErrNoMatch
	}
	branch, ok := Branch(t.match, w.Player, t.ahead[w.Player])
	if !ok {
		return l.state, ErrNotAsked
	}
	for move := range branch.Ask().Moves {
		if throws := branch.Label(move).Throws; throws != nil && sameDice(throws, w.Dice) {
			return Choose{w.Player, move.String()}.do(l)
		}
	}
	if len(w.Dice) == 0 {
		return l.state, ErrNoDice
	}
	return l.state, ErrNotAsked
}

// sameDice tells that two lists name the same dice, in whatever order.
func sameDice(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
