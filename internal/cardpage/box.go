package cardpage

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// dyes are the colours of dice that the page can paint.
var dyes = [...]words.Phrase{
	"yellow", "orange", "green", "blue", "red", "purple", "pink", "black", "brown", "grey", "turquoise", "silver",
}

// unknown is the text in the file for a gap in a list.
const unknown = "?"

// printed is the form for what is printed once, not on every card.
type printed struct {
	Title   string
	Dice    []die
	Rows    []row
	Left    bool
	Missing []words.Phrase
}

// die is a die's colour, to be picked.
type die struct {
	Name, Label string
	Colours     []pick
}

// row is a row of the market.
type row struct {
	Deck   words.Phrase
	Places []place
}

// place is one of the market's, with its price.
type place struct {
	Name, Label string
	Prices      []pick
}

// printedOf fills the form in.
func (s *site) printedOf(b draft.Box, faults catalogue.Faults) printed {
	l := s.language()
	p := printed{Title: b.Title, Left: b.Left, Missing: others(faults)}
	for n := range catalogue.Dice {
		p.Dice = append(p.Dice, die{dieName(n), l.Say(words.Say("Die %d", n+1)), colours(nth(b.Dice, n))})
	}
	for deck, prices := range b.Prices {
		r := row{Deck: catalogue.Deck(deck).Phrase()}
		for n := range catalogue.Places {
			r.Places = append(r.Places, place{
				priceName(deck, n), l.Say(words.Say("%s, place %d", r.Deck, n+1)), picks(nth(prices, n), "3", "4"),
			})
		}
		p.Rows = append(p.Rows, r)
	}
	return p
}

// colours are those that a die may have, with one that was written by hand.
func colours(on string) (all []pick) {
	for _, dye := range dyes {
		all = append(all, pick{string(dye), dye, string(dye) == on})
	}
	if catalogue.IsColour(on) && !slices.Contains(dyes[:], words.Phrase(on)) {
		all = append(all, pick{on, words.Phrase(on), true})
	}
	return all
}

func nth(texts []string, n int) string {
	if n < len(texts) {
		return texts[n]
	}
	return ""
}

func dieName(n int) string { return fmt.Sprintf("die-%d", n+1) }

func priceName(deck, n int) string { return fmt.Sprintf("%s-%d", catalogue.Deck(deck), n+1) }

// box stores what is printed once.
func (s *site) box(w http.ResponseWriter, r *http.Request) {
	err := r.ParseForm()
	if err == nil {
		var b draft.Box
		if b, err = boxOf(r.PostForm); err == nil {
			err = s.Store.Change(func(d *draft.Draft) error { d.SetBox(b); return nil })
		}
	}
	if err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}

// mostTitle is the longest title in bytes.
const mostTitle = 80

// boxOf reads the form. Fields may be empty.
func boxOf(q url.Values) (draft.Box, error) {
	b := draft.Box{Title: strings.TrimSpace(q.Get("title")), Left: q.Get("arrow") == "left"}
	if len(b.Title) > mostTitle || strings.ContainsFunc(b.Title, func(c rune) bool { return c < ' ' }) {
		return b, errForm
	}
	for n := range catalogue.Dice {
		b.Dice = append(b.Dice, known(q.Get(dieName(n)), catalogue.IsColour))
	}
	b.Dice = begun(b.Dice)
	for deck := range b.Prices {
		for n := range catalogue.Places {
			price := known(q.Get(priceName(deck, n)), func(p string) bool { return p == "3" || p == "4" })
			b.Prices[deck] = append(b.Prices[deck], price)
		}
		b.Prices[deck] = begun(b.Prices[deck])
	}
	return b, nil
}

// known is a text that may be in the file.
func known(text string, may func(string) bool) string {
	if may(text) {
		return text
	}
	return unknown
}

// begun is a list with at least one entry known, or nil.
func begun(texts []string) []string {
	if slices.ContainsFunc(texts, func(text string) bool { return text != unknown }) {
		return texts
	}
	return nil
}
