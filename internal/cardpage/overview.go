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
	// Damaged is why the file cannot be read; then all else is empty.
	Damaged  words.Phrase
	Title    string
	Decks    []deck
	Missing  words.Phrase
	Complete bool
	// Practice is set where the cards are a practice deck, which is not played as an
	// owner's.
	Practice bool
	Printed  printed
	// Ready is set where the dice are known, which the cards show.
	Ready  bool
	Before bool
	Any    bool
}

// deck is how complete one deck is.
type deck struct {
	Name             string
	Title, Add, Left words.Phrase
	Entered, Size    int
	Cards            []drawn
}

func (s *site) overview(w http.ResponseWriter, _ *http.Request) { s.show(w, http.StatusOK, "") }

// show shows the overview, with a note.
func (s *site) show(w http.ResponseWriter, status int, note words.Phrase) {
	v := overview{Note: note, Before: s.Store.HasBefore()}
	d, err := s.Store.Draft()
	if err == nil {
		err = s.fill(&v, d)
	}
	if err != nil {
		v.Damaged = words.Error(s.told(err))
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
	v.Complete = len(faults) == 0 && !v.Practice
	v.Ready = len(b.Dice) == catalogue.Dice && !slices.Contains(b.Dice, unknown)
	v.Decks = decks(read)
	lacks := 0
	for _, c := range d.Cards() {
		drawn := draw(c, -1)
		if drawn.Missing = len(missing(c, faults)) > 0; drawn.Missing {
			lacks++
		}
		of := &v.Decks[deckOf(c.Get(draft.Deck))]
		of.Cards, v.Any = append(of.Cards, drawn), true
	}
	if lacks > 0 {
		v.Missing = words.Count(lacks, "One card is not ready: it is marked.", "%d cards are not ready: they are marked.")
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

// entered words how complete a deck is.
func entered(c *catalogue.Catalogue, deck catalogue.Deck) words.Phrase {
	n := c.Count(deck)
	if n > deck.Size() {
		return words.Say("%d of %d: that is too many", n, deck.Size())
	}
	return words.Say("%d of %d", n, deck.Size())
}

// own makes the cards of a practice deck the owner's.
func (s *site) own(w http.ResponseWriter, _ *http.Request) {
	if err := s.Store.Change(func(d *draft.Draft) error { d.SetOwn(); return nil }); err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}

// anew starts an empty catalogue where the file cannot be read, which is set aside
// under another name.
func (s *site) anew(w http.ResponseWriter, _ *http.Request) {
	if err := s.Store.SetAside(); err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}
