package cardpage

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
)

// edit is one change of a card, by a button that was tapped.
type edit struct {
	card draft.Card
	dice []string
	// at is how many words of the task are before the cursor.
	at int
}

// edits are the edits by the name of their button, which has a value too.
var edits = map[string]func(*edit, string) error{
	"colour": func(e *edit, v string) error { return e.pick(draft.Colour, v, e.dice...) },
	"of":     func(e *edit, v string) error { return e.pick(draft.Of, v, e.dice...) },
	"reward": (*edit).reward,
	"box":    (*edit).box,
	"number": (*edit).number,
	"link":   (*edit).link,
	"back":   (*edit).back,
	"text":   (*edit).text,
	"sum":    func(e *edit, v string) error { return e.count(draft.Sum, v) },
	"points": func(e *edit, v string) error { return e.count(draft.Points, v) },
	"uses":   func(e *edit, v string) error { return e.count(draft.Uses, v) },
	"copies": func(e *edit, v string) error { return e.count(draft.Copies, v) },
}

// make does the edit whose button's name is in a form. A card that was written by
// hand without a deck gets the one under which it is shown.
func (e *edit) make(form url.Values) error {
	e.card.Set(draft.Deck, deckOf(e.card.Get(draft.Deck)).String())
	for name, do := range edits {
		if form.Has(name) {
			return do(e, form.Get(name))
		}
	}
	return errForm
}

// pick stores one of several words.
func (e *edit) pick(field, value string, of ...string) error {
	if !slices.Contains(of, value) {
		return errForm
	}
	e.card.Set(field, value)
	return nil
}

// count stores a small number; an empty text and 0 remove it. The check says whether
// it can be right.
func (e *edit) count(field, value string) error {
	n, err := strconv.Atoi(strings.TrimSpace(value))
	switch {
	case strings.TrimSpace(value) == "" || err == nil && n == 0:
		e.card.Set(field, "")
	case err != nil || n < 0 || n > 999:
		return errForm
	default:
		e.card.Set(field, strconv.Itoa(n))
	}
	return nil
}

// reward stores what is rewarded, and removes what does not go with it.
func (e *edit) reward(value string) error {
	if err := e.pick(draft.Reward, value, names(kindsOf(deckOf(e.card.Get(draft.Deck))))...); err != nil {
		return err
	}
	kind := catalogue.Kind(kindOf(e.card))
	if !kind.Coloured() {
		e.card.Set(draft.Of, "")
	}
	if !hasUses(kind) {
		e.card.Set(draft.Uses, "")
	}
	switch joker := kind == catalogue.ColourJoker; {
	case joker:
		e.card.Set(draft.Colour, "joker")
	case e.card.Get(draft.Colour) == "joker":
		e.card.Set(draft.Colour, "")
	}
	return nil
}

// kindsOf are the kinds of reward in a deck.
func kindsOf(deck catalogue.Deck) (all []catalogue.Kind) {
	for k := range catalogue.Kind(len(catalogue.Kinds)) {
		if k.Deck() == deck {
			all = append(all, k)
		}
	}
	return all
}

func names(kinds []catalogue.Kind) (all []string) {
	for _, k := range kinds {
		all = append(all, k.String())
	}
	return all
}
