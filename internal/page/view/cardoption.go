package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
)

// cardOptions are what can be done with one card.
type cardOptions struct {
	// Card as it lies now, or as it would.
	Card draw.Card
	// First are the few that are seen at once, More the others.
	First, More []cardOption
	// Places are where the card can be laid; nil where that is no question.
	Places []cardPlace
}

// cardOption is one of them. Boxes are the card's after it, where it fills some.
type cardOption struct {
	option
	Boxes []draw.Box
}

// fewOptions are seen at once for each card.
const fewOptions = 2

// cardOptionsOf are the ways to do something with one card, the best first.
func cardOptionsOf(line prompt.OptionGroup, g *engine.Grid) cardOptions {
	var options []option
	for _, o := range line {
		options = append(options, optionOf(o))
	}
	after := options[0].Label.Card.Card
	before, lies := cardOn(g, after.Place)
	switch {
	case !lies && g != nil && after.Place != "" && after.Price == 0:
		return cardOptions{Card: draw.NewCard(after), Places: cardPlacesOf(options, g)}
	case !lies || before.Colour != after.Colour: // its colour is chosen
		before = after
	}
	w := cardOptions{Card: draw.NewCard(before)}
	for i, o := range options {
		one := cardOption{option: o}
		if b := draw.Boxes(o.Label.Card.Card, before); slices.ContainsFunc(b, func(b draw.Box) bool { return b.New }) {
			one.Boxes = b
		}
		if i < fewOptions || len(options) == fewOptions+1 {
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

// cardPlace is a place of a display: one with a card, or one where a card can be laid,
// as Open says.
type cardPlace struct {
	Class string
	Card  engine.Card
	Open  []option
}

// cardPlacesOf are the cards that lie and the places where another one can be laid.
func cardPlacesOf(options []option, g *engine.Grid) []cardPlace {
	slices.SortFunc(options, func(a, b option) int { return a.Number - b.Number })
	var all []cardPlace
	top, left := 0, 0
	for _, o := range options {
		c := o.Label.Card.Card
		all = append(all, cardPlace{Card: c, Open: []option{o}})
		top, left = min(top, c.Row), min(left, c.Col)
	}
	for _, c := range g.Cards {
		all = append(all, cardPlace{Card: c})
	}
	for i, s := range all {
		all[i].Class = draw.Place(s.Card.Row-top, s.Card.Col-left)
	}
	return all
}
