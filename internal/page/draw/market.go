package draw

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Stall holds the cards of one pile that can be bought.
type Stall struct {
	Pile  words.Phrase
	Cards []Card
}

// MarketOf are the cards of a match that can be bought; nil where it has no market.
func MarketOf(m engine.Match) (all []Stall) {
	marketed, ok := m.(engine.Marketed)
	if !ok {
		return nil
	}
	for _, c := range marketed.Market() {
		if n := len(all); n == 0 || string(all[n-1].Pile) != c.Pile {
			all = append(all, Stall{Pile: words.Phrase(c.Pile)})
		}
		last := &all[len(all)-1]
		last.Cards = append(last.Cards, NewCard(c))
	}
	return all
}
