// Package advice estimates what each choice is worth.
package advice

import "silvertray/engine"

// What a card is worth besides points: one that is completed can bring more, one
// that cannot be any more only takes a place, and circles of a help are few.
const (
	worthDone   = 6
	worthStuck  = -4
	worthCircle = 2
)

// Card estimates how much a player wants a move about a card, in points, so that
// the best of several ways can come first.
func Card(l engine.Label) int {
	worth := l.Card.Gain - worthCircle*l.Card.Spends
	switch {
	case l.Card.Done:
		worth += worthDone
	case l.Card.Stuck:
		worth += worthStuck
	}
	return worth
}
