package page

import (
	"fmt"

	"silvertray/engine"
	"silvertray/internal/words"
)

// card is a card to draw.
type card struct {
	engine.Card
	Boxes []box
	// Circles of a help, each true once it is marked.
	Circles []bool
	// Said says for a screen reader what is on it.
	Said []words.Phrase
	// Class places it in a grid.
	Class string
}

// box is one of a card's task; New tells that a move would fill it.
type box struct {
	engine.Blank
	New bool
}

// mostCircles bounds how many circles are drawn.
const mostCircles = 12

func cardsOf(cards []engine.Card) (all []card) {
	for _, c := range cards {
		all = append(all, cardOf(c))
	}
	return all
}

// cardOf draws a card where it lies.
func cardOf(c engine.Card) card {
	out := card{Card: c, Boxes: boxes(c, c), Class: placeIn(c.Row, c.Col)}
	for i := range min(c.Uses, mostCircles) {
		out.Circles = append(out.Circles, i < c.Used)
	}
	out.Said = out.spoken()
	return out
}

// placeIn are the classes of a place in a grid.
func placeIn(row, col int) string { return fmt.Sprintf("r%d c%d", row, col) }

// boxes are those of a card after a move, which filled some that were empty before.
func boxes(after, before engine.Card) (all []box) {
	for i, b := range after.Boxes {
		was := i < len(before.Boxes) && before.Boxes[i].Written > 0
		all = append(all, box{b, b.Written > 0 && !was})
	}
	return all
}

// spoken is a card in words.
func (c card) spoken() []words.Phrase {
	said := []words.Phrase{words.Name(c.ID), words.Phrase(c.Colour)}
	if c.Price > 0 {
		said = append(said, words.Count(c.Price, "one die", "%d equal dice"))
	}
	for _, b := range c.Boxes {
		said = append(said, b.spoken())
	}
	if c.Sum > 0 {
		said = append(said, words.Name(fmt.Sprintf("≥ %d", c.Sum)))
	}
	said = append(said, c.Reward)
	switch {
	case c.Uses > 0:
		said = append(said, words.Name(fmt.Sprintf("%d/%d", c.Used, c.Uses)))
	case c.Worth != 0:
		said = append(said, words.Count(c.Worth, "1 point", "%d points"))
	}
	switch {
	case c.Done:
		said = append(said, "completed")
	case c.Stuck:
		said = append(said, "it cannot be completed any more")
	}
	return said
}

// spoken is a box with its link, what is printed in it and what was written.
func (b box) spoken() words.Phrase {
	said := words.Phrase(b.Colour)
	if b.Number > 0 {
		said = words.Say("%s %d", said, b.Number)
	}
	if b.Link != "" {
		said = words.Say("%s %s", b.Link, said)
	}
	if b.Written > 0 {
		said = words.Say("%s: %d", said, b.Written)
	}
	return said
}

// stall are the cards of one pile that can be bought.
type stall struct {
	Pile  words.Phrase
	Cards []card
}

// marketOf are the cards of a match that can be bought; nil where it has no market.
func marketOf(m engine.Match) (all []stall) {
	marketed, ok := m.(engine.Marketed)
	if !ok {
		return nil
	}
	for _, c := range marketed.Market() {
		if n := len(all); n == 0 || string(all[n-1].Pile) != c.Pile {
			all = append(all, stall{Pile: words.Phrase(c.Pile)})
		}
		last := &all[len(all)-1]
		last.Cards = append(last.Cards, cardOf(c))
	}
	return all
}
