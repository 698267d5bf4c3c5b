// Package reward counts how often a completed scoring card scores in a display.
package reward

import (
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
)

// Rules are the readings of the rule text that rewards depend on.
type Rules struct {
	// Neighbours counts completed cards in line beside a card only, not those of
	// its whole row and column.
	Neighbours bool
	// Completed asks for completed cards in sets and lines of colours.
	Completed bool
}

// Times is how often the reward of a completed scoring card at a spot is given
// ("Scoring cards" in the rule text). It is 0 for the bonuses.
func (r Rules) Times(cards *catalogue.Catalogue, d *grid.Display, at *grid.Spot) int {
	c := counter{r, cards, d}
	reward := c.card(*at).Reward
	switch reward.Kind {
	case catalogue.LineCompleted:
		return d.Count(func(o grid.Spot) bool { return o.Done && c.inLine(at, o) })
	case catalogue.PerColour:
		return d.Count(func(o grid.Spot) bool { return c.colour(o) == reward.Colour })
	case catalogue.AdjacentColour:
		return d.Count(func(o grid.Spot) bool { return grid.Beside(at.At, o.At) && c.colour(o) == reward.Colour })
	case catalogue.FullLines:
		return d.Lines(func(line []grid.Spot) bool {
			return line[0].Done && line[1].Done && line[2].Done
		})
	case catalogue.FiveColours:
		return c.sets()
	case catalogue.MonoLines:
		return d.Lines(func(line []grid.Spot) bool {
			first := c.counting(line[0])
			return first != catalogue.White && first == c.counting(line[1]) && first == c.counting(line[2])
		})
	case catalogue.BonusVariety:
		return c.variety()
	}
	return 0
}

// counter counts in one display.
type counter struct {
	Rules
	cards   *catalogue.Catalogue
	display *grid.Display
}

func (c counter) card(s grid.Spot) *catalogue.Card { return &c.cards.Cards[s.Card-1] }

// colour is a card's: none for a joker that has not been given one.
func (c counter) colour(s grid.Spot) catalogue.Colour {
	if printed := c.card(s).Colour; printed != catalogue.Joker {
		return printed
	}
	return s.Colour
}

// counting is a card's colour for sets and lines of colours: none, too, for a
// card that is not completed, where the rules have it so.
func (c counter) counting(s grid.Spot) catalogue.Colour {
	if !s.Done && c.Completed {
		return catalogue.White
	}
	return c.colour(s)
}

// inLine reports whether a card lies in line with another one.
func (c counter) inLine(s *grid.Spot, o grid.Spot) bool {
	if c.Neighbours {
		return grid.Beside(s.At, o.At)
	}
	return s.At != o.At && (s.At.Row() == o.At.Row() || s.At.Col() == o.At.Col())
}

// sets is 1 where all five colours are in the display, else 0.
func (c counter) sets() int {
	for colour := catalogue.Colour(1); colour <= catalogue.Dice; colour++ {
		if c.display.Count(func(s grid.Spot) bool { return c.counting(s) == colour }) == 0 {
			return 0
		}
	}
	return 1
}

// variety is how many different bonuses are on completed cards.
func (c counter) variety() int {
	n := 0
	for k := catalogue.PlusMinus; k <= catalogue.OneDieLess; k++ {
		if c.display.Count(func(s grid.Spot) bool { return s.Done && c.card(s).Reward.Kind == k }) > 0 {
			n++
		}
	}
	return n
}
