package cardpage

import (
	"fmt"
	"hash/fnv"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// form is the page of one card.
type form struct {
	Note words.Phrase
	// ID, Deck and Like name the card, which may not be in the file yet: a new one
	// of a deck, or one like another. Seen is the card's stamp as shown.
	ID, Deck, Like, Seen string
	Begun                bool
	Title                words.Phrase
	Card                 drawn
	At                   int
	Text                 string
	Missing              []words.Phrase
	Colours, Boxes, Of   []pick
	Rewards              []pick
	Points, Uses, Copies []pick
	Numbers, Links       []pick
	HasUses              bool
	Left                 words.Phrase
}

// pick is a button.
type pick struct {
	Value string
	Text  words.Phrase
	On    bool
}

// picks are buttons of which one may be on.
func picks(on string, values ...string) (all []pick) {
	for _, v := range values {
		all = append(all, pick{v, words.Phrase(v), v == on})
	}
	return all
}

// upTo are buttons with numbers.
func upTo(most, on int) (all []pick) {
	for n := 1; n <= most; n++ {
		all = append(all, pick{strconv.Itoa(n), words.Say("%d", n), n == on})
	}
	return all
}

// asked finds the card that a request names. begun reports whether it is in the file
// already.
func asked(d *draft.Draft, q url.Values) (c draft.Card, begun bool, err error) {
	c, begun = d.Card(q.Get("id"))
	if begun {
		return c, true, nil
	}
	if like, ok := d.Card(q.Get("like")); ok {
		c = d.Like(like)
	} else if q.Get("deck") != "" {
		c = begin(d, deckOf(q.Get("deck")))
	}
	if c == (draft.Card{}) || q.Has("id") && q.Get("id") != c.Get(draft.ID) {
		return draft.Card{}, false, errNone
	}
	return c, false, nil
}

// begin returns the next card of a deck. Cards are usually sorted, so it has the
// reward of the card before.
func begin(d *draft.Draft, deck catalogue.Deck) draft.Card {
	next, last := d.NewCard(deck), draft.Card{}
	for _, c := range d.Cards() {
		if c.Get(draft.Deck) == deck.String() {
			last = c
		}
	}
	if last != (draft.Card{}) {
		e := edit{card: next}
		_ = e.reward(last.Get(draft.Reward)) // one written by hand may not be a reward
	}
	return next
}

// stamp changes with a card.
func stamp(c draft.Card) string {
	h := fnv.New64a()
	for _, name := range draft.Fields {
		fmt.Fprintf(h, "%s\x00", c.Get(name))
	}
	return strconv.FormatUint(h.Sum64(), 36)
}

// card shows one card.
func (s *site) card(w http.ResponseWriter, r *http.Request) {
	s.showCard(w, r.URL.Query(), http.StatusOK, "")
}

func (s *site) showCard(w http.ResponseWriter, q url.Values, status int, note words.Phrase) {
	f, err := s.formOf(q)
	if err != nil {
		s.refuse(w, err)
		return
	}
	f.Note = note
	s.render(w, status, "card.html", f)
}

// formOf fills in the page of the card that a request names.
func (s *site) formOf(q url.Values) (form, error) {
	d, err := s.Store.Draft()
	if err != nil {
		return form{}, err
	}
	c, begun, err := asked(d, q)
	if err != nil {
		return form{}, err
	}
	read, faults, err := d.Check()
	if err != nil {
		return form{}, err
	}
	deck, dice := deckOf(c.Get(draft.Deck)), d.Box().Dice
	f := form{
		ID: c.Get(draft.ID), Deck: deck.String(), Like: q.Get("like"), Seen: stamp(c), Begun: begun,
		Title: [...]words.Phrase{"Scoring card", "Bonus card"}[deck], Left: entered(read, deck),
		Missing: missing(c, faults),
	}
	f.above(c, dice, cursor(q))
	f.below(c, dice, deck)
	f.Card = draw(c, f.At)
	f.Card.Photo = s.Store.HasPhoto(f.ID)
	return f, nil
}

// above fills in what belongs to the task, with the cursor within it.
func (f *form) above(c draft.Card, dice []string, at int) {
	f.Text = c.Get(draft.Task)
	f.At = min(max(at, 0), len(strings.Fields(f.Text)))
	f.Boxes = picks("", append([]string{"white"}, dice...)...)
	f.Numbers, f.Links = upTo(6, 0), picks("", "<", "=")
}

// below fills in what belongs to the reward, and what depends on it.
func (f *form) below(c draft.Card, dice []string, deck catalogue.Deck) {
	f.Copies = upTo(4, max(c.Number(draft.Copies), 1))
	for _, k := range kindsOf(deck) {
		f.Rewards = append(f.Rewards, pick{k.String(), catalogue.Reward{Kind: k}.Phrase("…"), k.String() == c.Get(draft.Reward)})
	}
	kind := kindOf(c)
	if kind < 0 || catalogue.Kind(kind) != catalogue.ColourJoker {
		f.Colours = picks(c.Get(draft.Colour), dice...)
	}
	if kind >= 0 && catalogue.Kind(kind).Coloured() {
		f.Of = picks(c.Get(draft.Of), dice...)
	}
	if deck == catalogue.Scoring {
		f.Points = upTo(12, c.Number(draft.Points))
	} else if f.HasUses = kind >= 0 && hasUses(catalogue.Kind(kind)); f.HasUses {
		f.Uses = upTo(4, uses(c))
	}
}
