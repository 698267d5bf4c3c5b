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
	// of a deck, or one like another. Seen tells how it stands.
	ID, Deck, Like, Seen string
	Begun                bool
	Title                words.Phrase
	Card                 drawn
	At                   int
	Text                 string
	Lacking              []words.Phrase
	Colours, Boxes, Of   []pick
	Rewards              []pick
	Points, Uses, Copies []pick
	Numbers, Links       []pick
	// Scores tells that it is a card of the scoring deck.
	Scores, HasUses bool
	Left            words.Phrase
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

// asked finds the card that a request names. Not begun means that it is not in the
// file yet.
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

// begin is the next card of a deck. Cards lie sorted more often than not, so its
// reward is that of the card before.
func begin(d *draft.Draft, deck catalogue.Deck) draft.Card {
	next, last := d.NewCard(deck), draft.Card{}
	for _, c := range d.Cards() {
		if c.Get(draft.Deck) == deck.String() {
			last = c
		}
	}
	if last != (draft.Card{}) {
		e := edit{card: next}
		_ = e.reward(last.Get(draft.Reward)) // one written by hand may be none
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
	d, err := s.Binder.Draft()
	if err == nil {
		var c draft.Card
		var begun bool
		if c, begun, err = asked(d, q); err == nil {
			var f form
			if f, err = s.form(d, c, q); err == nil {
				f.Note, f.Begun = note, begun
				s.render(w, status, "card.html", f)
				return
			}
		}
	}
	s.refuse(w, err)
}

// form fills the page of a card in.
func (s *site) form(d *draft.Draft, c draft.Card, q url.Values) (form, error) {
	read, faults, err := d.Check()
	if err != nil {
		return form{}, err
	}
	dice, deck := d.Box().Dice, deckOf(c.Get(draft.Deck))
	f := form{
		ID: c.Get(draft.ID), Deck: deck.String(), Like: q.Get("like"), Seen: stamp(c), Text: c.Get(draft.Task),
		Title: [...]words.Phrase{"Scoring card", "Bonus card"}[deck], Left: entered(read, deck),
		Scores: deck == catalogue.Scoring,
	}
	f.At = len(strings.Fields(f.Text))
	if n, err := strconv.Atoi(q.Get("at")); err == nil {
		f.At = min(max(n, 0), f.At)
	}
	f.Card = draw(c, f.At)
	f.Card.Photo = s.Binder.HasPhoto(f.ID)
	f.Lacking = lacking(c, faults)
	f.Boxes = picks("", append([]string{"white"}, dice...)...)
	f.Numbers, f.Links, f.Copies = upTo(6, 0), picks("", "<", "="), upTo(4, max(c.Number(draft.Copies), 1))
	s.below(&f, c, dice, deck)
	return f, nil
}

// below fills in what depends on the reward.
func (s *site) below(f *form, c draft.Card, dice []string, deck catalogue.Deck) {
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
	if f.Scores {
		f.Points = upTo(12, c.Number(draft.Points))
	} else if f.HasUses = kind >= 0 && hasUses(catalogue.Kind(kind)); f.HasUses {
		f.Uses = upTo(4, uses(c))
	}
}
