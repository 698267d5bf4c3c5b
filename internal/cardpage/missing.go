package cardpage

import (
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// parts are what people call the fields of the file.
var parts = map[string]words.Phrase{
	draft.Deck: "the deck", draft.Colour: "the colour", draft.Task: "the boxes", draft.Sum: "the sum", draft.Reward: "the reward",
	draft.Of: "the colour that counts", draft.Points: "the points", draft.Uses: "the circles", draft.Copies: "the copies",
	"dice": "the dice", "market": "the market",
}

// missing lists what is missing from a card, and what is wrong with it.
func missing(c draft.Card, faults catalogue.Faults) (all []words.Phrase) {
	var missing []words.Phrase
	for _, f := range faults {
		switch {
		case f.Card != c.Get(draft.ID):
		case c.Get(f.Field) == "" && parts[f.Field] != "":
			missing = append(missing, parts[f.Field])
		default:
			all = append(all, said(f))
		}
	}
	if missing != nil {
		all = append([]words.Phrase{words.Say("Still missing: %s", words.And(missing))}, all...)
	}
	return all
}

// others are the faults that belong to no card: those of the dice and the market.
// How many cards are missing is shown elsewhere.
func others(faults catalogue.Faults) (all []words.Phrase) {
	for _, f := range faults {
		if f.Card == "" && f.Field != "cards" {
			all = append(all, said(f))
		}
	}
	return all
}

// said words a fault, with the part that it is about.
func said(f catalogue.Fault) words.Phrase {
	field, _, _ := strings.Cut(f.Field, ".")
	part, known := parts[field]
	if !known {
		part = words.Name(field)
	}
	return words.Say("%s: %s", part, f.Problem)
}
