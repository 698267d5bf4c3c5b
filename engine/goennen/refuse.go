package goennen

import (
	"fmt"
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
	"silvertray/internal/words"
)

// reason is the rule that forbids what the words say. What is legal is settled
// elsewhere: this only looks for the reason.
func (m *Match) reason(said []string) words.Phrase {
	i := -1
	if len(said) > 0 {
		i = slices.Index(verbWords[:], said[0])
	}
	if i < 0 || len(m.choices()) == 0 {
		return m.awaited()
	}
	if rule := m.wants(verb(i)); rule != "" {
		return rule
	}
	switch v := verb(i); v {
	case enter:
		return m.whyNotEnter(said)
	case put, discard:
		return m.whyNotCard(v, said)
	case chance:
		return m.whyNotChance(said)
	case done:
		return "a card has to be completed or bought, or dice thrown again"
	}
	return m.awaited()
}

// awaited says what the match waits for.
func (m *Match) awaited() words.Phrase {
	switch m.phase {
	case over:
		return "the game is over"
	case throwing:
		var dice []words.Phrase
		for _, die := range m.game.names(m.thrown) {
			dice = append(dice, words.Phrase(die))
		}
		return words.Say("a roll of %s is needed now", words.List(dice))
	case stocking, dealing, drawing:
		return words.Say("a new card is needed now, such as %q", m.fixed(func() int { return 1 }).String())
	}
	return words.Say("%s has to choose now, such as %q", m.players[m.player()], Move{m.game, m.choices()[0]}.String())
}

// wants says why a verb has no place at this moment, if it has none.
func (m *Match) wants(v verb) words.Phrase {
	switch {
	case slices.ContainsFunc(m.choices(), func(mv move) bool { return mv.verb == v }):
		return ""
	case m.phase == placing || m.phase == discarding:
		return m.awaited() // first things first
	case m.phase == acting:
		return m.notWhenActing(v)
	case v == enter:
		return "single boxes are filled by passive players after dice were thrown again, or by chance"
	case v == remove:
		return "only a solo player takes a card away, after the passive turn"
	case v == colour:
		return "jokers get their colours at the end"
	case v == done && m.phase == entering:
		return "a chance with dice enters one or two"
	}
	return m.awaited()
}

// notWhenActing says why the active player may not do something between rolls.
func (m *Match) notWhenActing(v verb) words.Phrase {
	switch v {
	case complete, buy, again, chance, done:
		return "" // told in detail
	case enter:
		return "the active player fills single boxes by chance only"
	case put, discard:
		return "no card waits to be laid"
	}
	return m.awaited()
}

// spotNamed finds a card by the name of its place, or says why there is none.
func (m *Match) spotNamed(name string) (*grid.Spot, words.Phrase) {
	i := slices.IndexFunc(m.mine().All(), func(s grid.Spot) bool { return s.At.String() == name })
	if i < 0 {
		return nil, words.Say("no card lies on %s", name)
	}
	s := &m.mine().Spots[i]
	if s.Done {
		return nil, words.Say("the card on %s is completed already", name)
	}
	return s, ""
}

// whyNotEnter is the reason against a single box: the words "enter blue-1 c3.2".
func (m *Match) whyNotEnter(said []string) words.Phrase {
	if len(said) != 3 {
		return words.Name(fmt.Sprintf("a die is entered like %q", "enter blue c3.2"))
	}
	at, number, _ := strings.Cut(said[2], ".")
	s, rule := m.spotNamed(at)
	if rule != "" {
		return rule
	}
	box := -1
	for i := range m.writing(s) {
		if fmt.Sprint(i+1) == number {
			box = i
		}
	}
	die := slices.IndexFunc(m.game.cards.Colours[:], func(name string) bool {
		rest, is := strings.CutPrefix(said[1], name)
		return is && (rest == "" || strings.ContainsAny(rest[:1], ":+-"))
	})
	switch {
	case box < 0:
		return words.Say("the card on %s has no such box", at)
	case s.Written[box] > 0:
		return "that box is filled already"
	case die < 0:
		return filling.NoDie(said[1], m.game.cards)
	case m.within()[die] == 0:
		return words.Say("the %s die was not thrown in this roll, or has been used", words.Phrase(m.game.cards.Colours[die]))
	}
	way, rule := m.way(said[1:2], m.within())
	if rule != "" {
		return rule
	}
	way[die].Box = uint8(box)
	return m.whyNotBox(m.card(s.Card), m.writing(s), filling.Entry{Die: die, Use: way[die]})
}

// whyNotBox says what a box asks for.
func (m *Match) whyNotBox(card *catalogue.Card, written []uint8, e filling.Entry) words.Phrase {
	b := card.Boxes[e.Box]
	colour := m.colourPhrase(b.Colour)
	switch {
	case b.Colour == catalogue.White && e.As != catalogue.White:
		return "a white box takes every die in its own colour"
	case slices.Contains(filling.Entries(card, written, m.within(), m.aid()), e):
		return "with that number the card could not be completed any more"
	case b.Colour != catalogue.White && b.Number > 0:
		return words.Say("that box takes a %s %d only", colour, int(b.Number))
	case b.Colour != catalogue.White:
		return words.Say("that box takes the %s die only, with a number that its card allows", colour)
	case b.Number > 0:
		return words.Say("that box takes a %d only", int(b.Number))
	}
	return "the card allows another number only in that box"
}

// whyNotCard is the reason against laying a card, or putting it away.
func (m *Match) whyNotCard(v verb, said []string) words.Phrase {
	if len(said) < 2 {
		return m.awaited()
	}
	if !slices.ContainsFunc(m.toLay(), func(card uint8) bool { return m.card(card).ID == said[1] }) {
		return words.Say("%s is not to be laid now", said[1])
	}
	if v == discard || len(said) != 3 {
		return m.awaited()
	}
	for p := range grid.Place(grid.Places) {
		switch {
		case p.String() != said[2]:
			continue
		case m.mine().On(p) >= 0:
			return words.Say("a card lies on %s already", said[2])
		case !m.mine().Touches(p):
			return words.Say("%s touches no card", said[2])
		case m.mine().Spreads(p):
			return "a display is three cards wide and high at most"
		}
	}
	return words.Name(fmt.Sprintf("%q is no place from a1 to e5", said[2]))
}

func (m *Match) whyNotChance(said []string) words.Phrase {
	switch {
	case m.acted:
		return "a chance is taken only when no card was bought or completed"
	case m.roll < perTurn:
		return "a chance is taken after the third roll only"
	case len(said) == 2 && said[1] == chanceWord(chanceDice):
		return "no die goes into any box"
	case len(said) == 2 && slices.Contains(catalogue.Decks[:], said[1]):
		return "no card is left in that pile"
	}
	return words.Name(`a chance is one of "chance dice", "chance scoring" and "chance bonus"`)
}
