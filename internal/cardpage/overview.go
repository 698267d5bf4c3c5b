package cardpage

import (
	"net/http"
	"slices"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// overview is the page of all cards.
type overview struct {
	Note words.Phrase
	// Damaged tells why the file cannot be read; then there is nothing else.
	Damaged words.Phrase
	Title   string
	Decks   []deck
	Lacking words.Phrase
	Whole   bool
	// Practice tells that the cards are a practice deck, which is not played as an
	// owner's.
	Practice bool
	Printed  printed
	// Ready tells that the dice are known, which the cards are made of.
	Ready  bool
	Before bool
	Any    bool
	Path   string
}

// deck is how far one deck has come.
type deck struct {
	Name             string
	Title, Add, Left words.Phrase
	Entered, Size    int
	Cards            []drawn
}

func (s *site) overview(w http.ResponseWriter, _ *http.Request) { s.show(w, http.StatusOK, "") }

// show shows the overview, with what there is to say.
func (s *site) show(w http.ResponseWriter, status int, note words.Phrase) {
	v := overview{Note: note, Path: s.Store.Path(), Before: s.Store.Before() != nil}
	d, err := s.Store.Draft()
	if err == nil {
		err = s.fill(&v, d)
	}
	if err != nil {
		v.Damaged = words.Error(err)
	}
	s.render(w, status, "overview.html", v)
}

func (s *site) fill(v *overview, d *draft.Draft) error {
	read, faults, err := d.Check()
	if err != nil {
		return err
	}
	b := d.Box()
	v.Title, v.Printed, v.Practice = b.Title, s.printedOf(b, faults), d.Practice()
	v.Whole = len(faults) == 0 && !v.Practice
	v.Ready = len(b.Dice) == catalogue.Dice && !slices.Contains(b.Dice, unknown)
	v.Decks = decks(read)
	lacks := 0
	for _, c := range d.Cards() {
		drawn := draw(c, -1)
		if drawn.Lacking = len(lacking(c, faults)) > 0; drawn.Lacking {
			lacks++
		}
		of := &v.Decks[deckOf(c.Get(draft.Deck))]
		of.Cards, v.Any = append(of.Cards, drawn), true
	}
	if lacks > 0 {
		v.Lacking = words.Count(lacks, "One card is not ready: it is marked.", "%d cards are not ready: they are marked.")
	}
	return nil
}

func decks(c *catalogue.Catalogue) []deck {
	all := []deck{
		{Title: "Scoring cards", Add: "Enter a scoring card"},
		{Title: "Bonus cards", Add: "Enter a bonus card"},
	}
	for i := range all {
		of := catalogue.Deck(i)
		all[i].Name, all[i].Entered, all[i].Size, all[i].Left = of.String(), c.Count(of), of.Size(), entered(c, of)
	}
	return all
}

// entered says how far a deck is.
func entered(c *catalogue.Catalogue, deck catalogue.Deck) words.Phrase {
	n := c.Count(deck)
	if n > deck.Size() {
		return words.Say("%d of %d: that is too many", n, deck.Size())
	}
	return words.Say("%d of %d", n, deck.Size())
}

// own takes the cards of a practice deck for the owner's.
func (s *site) own(w http.ResponseWriter, _ *http.Request) {
	if err := s.Store.Change(func(d *draft.Draft) error { d.SetOwn(); return nil }); err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}

// anew begins with an empty catalogue where the file cannot be read. It is kept
// under another name.
func (s *site) anew(w http.ResponseWriter, _ *http.Request) {
	if err := s.Store.SetAside(); err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}
