package companion

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

// piles are those that the box shuffles and deals from.
type piles struct {
	// seed of the shuffling.
	seed uint64
	// dealt tells that the box turns over the cards of a game, not the table; nil: of
	// none.
	dealt func(engine.Game) bool
	// deck is what the cards come from instead of shuffled piles; may be nil.
	deck func(engine.Match) engine.Move
}

// boxDeals tells that the box turns over the cards of the match.
func (t *table) boxDeals() bool { return t.piles.dealt != nil && t.piles.dealt(t.match.Game()) }

// turnOver asks for the cards that are turned over now, or turns them over where
// the box deals.
func (t *table) turnOver() state {
	if !t.boxDeals() {
		return newTurning(t)
	}
	for t.match.Ask().Draw != nil {
		if err := t.apply(t.drawn()); err != nil {
			return t.unstored(err, "The card could not be stored: %s. Mend that, then let the box draw it.", newTurning(t))
		}
	}
	return t.ask()
}

// drawn is the next card of the pile that the match asks for. A pile is shuffled
// once: a card that was taken back comes again.
func (t *table) drawn() engine.Move {
	if t.piles.deck != nil {
		return t.piles.deck(t.match)
	}
	ask := t.match.Ask()
	var cards []engine.Move
	for move := range ask.Moves {
		cards = append(cards, move)
		if card := t.match.Label(move).Card; card != nil {
			for range card.Left - 1 {
				cards = append(cards, move)
			}
		}
	}
	r := rand.New(rand.NewPCG(t.piles.seed, t.place(ask.Draw.Piles[0])))
	return cards[r.IntN(len(cards))]
}

// place numbers the card that lies on top of a pile, among those of all piles.
func (t *table) place(pile string) uint64 {
	turned := 0
	for _, p := range t.past {
		if draw := p.Before.Ask().Draw; draw != nil && draw.Piles[0] == pile {
			turned++
		}
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, pile, turned)
	return sum.Sum64()
}

func (l *loop) draw() (state, error) {
	t := &l.table
	if t.match == nil || t.match.Ask().Draw == nil {
		return l.state, prompt.ErrStale
	}
	if err := t.make(t.drawn()); err != nil {
		return l.state, err
	}
	return t.ask(), nil
}
