package companion

import (
	"silvertray/engine"
	"silvertray/engine/advice"
)

// What an option is worth for guessing which one will be taken, in points:
// what it earns is known, a bonus is worth about as much as a good die, and a
// die that goes to the tray cannot be rolled again.
const (
	worthBonus = 6
	worthDie   = 3
)

// likeliest is the first of the options that are worth most, where the cursor
// starts. Options keep the order of the sheet, in which people find them:
// putting the worthiest first instead saves no presses in the recorded games.
func likeliest(options []option) int {
	best := 0
	for i, o := range options {
		if o.worth > options[best].worth {
			best = i
		}
	}
	return best
}

// estimate guesses how much a player wants an option. It decides nothing but
// where the cursor starts.
func estimate(m engine.Match, o option) int {
	switch {
	case o.label.Card != nil:
		return advice.Card(o.label)
	case o.label.Dice.Throws != nil:
		return 0
	}
	next, err := m.Apply(o.move)
	if err != nil {
		return 0
	}
	player := m.Ask().Player
	gain := next.Score().Players[player].Total - m.Score().Players[player].Total
	return gain + worthBonus*bonuses(o.label) - worthDie*len(o.label.Dice.Sweeps)
}

// bonuses counts what an option brings besides points and swept dice.
func bonuses(l engine.Label) int {
	n := len(l.Brings)
	if l.Dice.Sweeps != nil {
		n--
	}
	return max(n, 0)
}
