package draw

import (
	"fmt"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Card is a card to draw.
type Card struct {
	engine.Card
	Boxes []Box
	// Circles of a help, each true once it is marked.
	Circles []bool
	// Said says for a screen reader what is on it.
	Said []words.Phrase
	// Class places it in a grid.
	Class string
}

// Box is one of a card's task; New marks one that a move would fill.
type Box struct {
	engine.Blank
	New bool
}

// mostCircles bounds how many circles are drawn.
const mostCircles = 12

// Cards draws cards where they lie.
func Cards(cards []engine.Card) (all []Card) {
	for _, c := range cards {
		all = append(all, NewCard(c))
	}
	return all
}

// NewCard draws a card where it lies.
func NewCard(c engine.Card) Card {
	out := Card{Card: c, Boxes: Boxes(c, c), Class: Place(c.Row, c.Col)}
	for i := range min(c.Uses, mostCircles) {
		out.Circles = append(out.Circles, i < c.Used)
	}
	out.Said = out.spoken()
	return out
}

// Place are the classes of a place in a grid.
func Place(row, col int) string { return fmt.Sprintf("r%d c%d", row, col) }

// Boxes are those of a card after a move, which filled some that were empty before.
func Boxes(after, before engine.Card) (all []Box) {
	for i, b := range after.Boxes {
		was := i < len(before.Boxes) && before.Boxes[i].Written > 0
		all = append(all, Box{b, b.Written > 0 && !was})
	}
	return all
}

// spoken is a card in words.
func (c Card) spoken() []words.Phrase {
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
func (b Box) spoken() words.Phrase {
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
