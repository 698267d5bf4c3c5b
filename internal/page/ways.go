package page

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/advice"
)

// ways are what can be done with one card.
type ways struct {
	// Card as it lies now, or as it would.
	Card card
	// First are the few that are seen at once, More the others.
	First, More []way
	// Spots are where the card can be laid; nil where that is no question.
	Spots []spotted
}

// way is one of them. Boxes are the card's after it, where it fills some.
type way struct {
	option
	Boxes []box
}

// fewWays are seen at once for each card.
const fewWays = 2

// gathered puts together what is about the same card of a display.
func gathered(options []option, g *engine.Grid) (all []ways) {
	for len(options) > 0 {
		n := 1
		for n < len(options) && together(options[0].Label, options[n].Label) {
			n++
		}
		all = append(all, waysOf(options[:n], g))
		options = options[n:]
	}
	return all
}

// together tells that two moves are about the same card, at the same price.
func together(a, b engine.Label) bool {
	return a.Group != "" && a.Group == b.Group && a.Card.Price == b.Card.Price
}

// waysOf are the ways to do something with one card, the best first.
func waysOf(options []option, g *engine.Grid) ways {
	after := *options[0].Label.Card
	before, lies := cardOn(g, after.Place)
	switch {
	case !lies && g != nil && after.Place != "" && after.Price == 0:
		return ways{Card: cardOf(after), Spots: spotsOf(options, g)}
	case !lies || before.Colour != after.Colour: // its colour is chosen
		before = after
	}
	w := ways{Card: cardOf(before)}
	slices.SortStableFunc(options, func(a, b option) int { return advice.Card(b.Label) - advice.Card(a.Label) })
	for i, o := range options {
		one := way{option: o}
		if b := boxes(*o.Label.Card, before); slices.ContainsFunc(b, func(b box) bool { return b.New }) {
			one.Boxes = b
		}
		if i < fewWays || len(options) == fewWays+1 {
			w.First = append(w.First, one)
		} else {
			w.More = append(w.More, one)
		}
	}
	return w
}

// cardOn is the card on a place of a display.
func cardOn(g *engine.Grid, place string) (engine.Card, bool) {
	if g == nil {
		return engine.Card{}, false
	}
	i := slices.IndexFunc(g.Cards, func(c engine.Card) bool { return c.Place == place })
	if i < 0 {
		return engine.Card{}, false
	}
	return g.Cards[i], true
}

// spotted is a place of a display: one with a card, or one where a card can be laid,
// as Open says.
type spotted struct {
	Class string
	Card  engine.Card
	Open  []option
}

// spotsOf are the cards that lie and the places where another one can be laid.
func spotsOf(options []option, g *engine.Grid) []spotted {
	var all []spotted
	top, left := 0, 0
	for _, o := range options {
		c := *o.Label.Card
		all = append(all, spotted{Card: c, Open: []option{o}})
		top, left = min(top, c.Row), min(left, c.Col)
	}
	for _, c := range g.Cards {
		all = append(all, spotted{Card: c})
	}
	for i, s := range all {
		all[i].Class = placeIn(s.Card.Row-top, s.Card.Col-left)
	}
	return all
}
