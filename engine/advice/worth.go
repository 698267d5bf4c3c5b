package advice

import "silvertray/engine"

// What a choice is worth besides the points that it earns, in points: each thing that
// it is said to bring, points among them, is worth about as much as a good die, and a
// die that goes to the tray cannot be rolled again.
const (
	worthBrought = 6
	worthDie     = 3
)

// Worth estimates how much the player who is asked wants a legal move, in points. To
// throw dice again is worth nothing: what it earns is not known.
func Worth(m engine.Match, move engine.Move, l engine.Label) int {
	switch {
	case l.Card != nil:
		return Card(l)
	case l.Dice.Throws != nil:
		return 0
	}
	next, err := m.Apply(move)
	if err != nil {
		return 0
	}
	player := m.Ask().Player
	gain := next.Score().Players[player].Total - m.Score().Players[player].Total
	return gain + worthBrought*brought(l) - worthDie*len(l.Dice.Sweeps)
}

// brought counts what a choice is said to bring, besides the dice that it sweeps.
func brought(l engine.Label) int {
	n := len(l.Brings)
	if l.Dice.Sweeps != nil {
		n--
	}
	return max(n, 0)
}
