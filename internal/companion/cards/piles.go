package cards

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// Piles are a session.Dealer: those that the box shuffles and draws from. A pile is
// shuffled once, by its seed.
type Piles struct {
	Seed uint64
	// For reports whether the box turns over the cards of a game, not the table; nil:
	// of none.
	For func(engine.Game) bool
}

// Deals implements session.Dealer.
func (p *Piles) Deals(g engine.Game) bool { return p.For != nil && p.For(g) }

// Shuffle implements session.Dealer.
func (p *Piles) Shuffle() { p.Seed++ }

// Draw implements session.Dealer.
func (p *Piles) Draw(m engine.Match, steps []record.Step) engine.Move {
	ask := m.Ask()
	var cards []engine.Move
	for move := range ask.Moves {
		cards = append(cards, move)
		if card := m.Label(move).Card; card != nil {
			for range card.Left - 1 {
				cards = append(cards, move)
			}
		}
	}
	r := rand.New(rand.NewPCG(p.Seed, top(steps, ask.Draw.Piles[0])))
	return cards[r.IntN(len(cards))]
}

// top numbers the card that lies on top of a pile, among those of all piles.
func top(steps []record.Step, pile string) uint64 {
	turned := 0
	for _, p := range steps {
		if draw := p.Before.Ask().Draw; draw != nil && draw.Piles[0] == pile {
			turned++
		}
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, pile, turned)
	return sum.Sum64()
}

// next is the card that the box turns over next.
func next(t *session.Table) engine.Move { return t.Dealer.Draw(t.Match(), t.Steps()) }

// TurnOver asks for the cards that are turned over now, or turns them over where the
// box deals.
func TurnOver(t *session.Table) session.State {
	if !t.BoxDeals() {
		return New(t)
	}
	for t.Match().Ask().Draw != nil {
		if err := t.Ledger.Play(next(t)); err != nil {
			return t.Unstored(err, "The card could not be stored: %s. Mend that, then let the box draw it.", New(t))
		}
	}
	return t.Ask()
}

// Draw turns over the next card that the match asks for.
func Draw(t *session.Table) (session.State, error) {
	if t.Match() == nil || t.Match().Ask().Draw == nil {
		return nil, prompt.ErrStale
	}
	if err := t.Ledger.Play(next(t)); err != nil {
		return nil, err
	}
	return t.Ask(), nil
}
