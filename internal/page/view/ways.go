package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
)

// ways are what can be done with one card.
type ways struct {
	// Card as it lies now, or as it would.
	Card draw.Card
	// First are the few that are seen at once, More the others.
	First, More []way
	// Spots are where the card can be laid; nil where that is no question.
	Spots []spotted
}

// way is one of them. Boxes are the card's after it, where it fills some.
type way struct {
	option
	Boxes []draw.Box
}

// fewWays are seen at once for each card.
const fewWays = 2

// waysOf are the ways to do something with one card, the best first.
func waysOf(line prompt.Line, g *engine.Grid) ways {
	var options []option
	for _, o := range line {
		options = append(options, optionOf(o))
	}
	after := options[0].Label.Card.Card
	before, lies := cardOn(g, after.Place)
	switch {
	case !lies && g != nil && after.Place != "" && after.Price == 0:
		return ways{Card: draw.NewCard(after), Spots: spotsOf(options, g)}
	case !lies || before.Colour != after.Colour: // its colour is chosen
		before = after
	}
	w := ways{Card: draw.NewCard(before)}
	for i, o := range options {
		one := way{option: o}
		if b := draw.Boxes(o.Label.Card.Card, before); slices.ContainsFunc(b, func(b draw.Box) bool { return b.New }) {
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
	slices.SortFunc(options, func(a, b option) int { return a.Number - b.Number })
	var all []spotted
	top, left := 0, 0
	for _, o := range options {
		c := o.Label.Card.Card
		all = append(all, spotted{Card: c, Open: []option{o}})
		top, left = min(top, c.Row), min(left, c.Col)
	}
	for _, c := range g.Cards {
		all = append(all, spotted{Card: c})
	}
	for i, s := range all {
		all[i].Class = draw.Place(s.Card.Row-top, s.Card.Col-left)
	}
	return all
}
