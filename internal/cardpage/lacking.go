package cardpage

import (
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// lacking says what a card still needs, and what of it is wrong.
func lacking(c draft.Card, faults catalogue.Faults) (all []words.Phrase) {
	if missing := missing(c); missing != nil {
		all = append(all, words.Say("Still missing: %s", words.And(missing)))
	}
	for _, f := range faults {
		if f.Card == c.Get(draft.ID) && (c.Get(f.Field) != "" || f.Field == draft.ID) {
			all = append(all, f.Problem)
		}
	}
	return all
}

// missing are the parts of a card that are not there at all.
func missing(c draft.Card) (all []words.Phrase) {
	kind := kindOf(c)
	scores := deckOf(c.Get(draft.Deck)) == catalogue.Scoring
	for _, part := range []struct {
		field string
		needs bool
		name  words.Phrase
	}{
		{draft.Colour, true, "the colour"},
		{draft.Task, true, "the boxes"},
		{draft.Reward, true, "the reward"},
		{draft.Of, kind >= 0 && catalogue.Kind(kind).Coloured(), "the colour that counts"},
		{draft.Points, scores, "the points"},
	} {
		if part.needs && c.Get(part.field) == "" {
			all = append(all, part.name)
		}
	}
	return all
}

// said says a fault of the dice or the market.
func said(f catalogue.Fault) words.Phrase {
	switch field, _, _ := strings.Cut(f.Field, "."); field {
	case "dice":
		return words.Say("%s: %s", words.Phrase("the dice"), f.Problem)
	case "market":
		return words.Say("%s: %s", words.Phrase("the market"), f.Problem)
	}
	return f.Phrase()
}

// others are the faults that belong to no card: those of the dice and the market.
// How many cards are missing is told apart.
func others(faults catalogue.Faults) (all []words.Phrase) {
	for _, f := range faults {
		if f.Card == "" && f.Field != "cards" {
			all = append(all, said(f))
		}
	}
	return all
}
