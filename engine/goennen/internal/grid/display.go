// Package grid is the cards that a player has laid, and how they lie to each other.
package grid

import (
	"fmt"

	"silvertray/engine/goennen/catalogue"
)

// The size of a display: at most three by three cards in a field of five by
// five, so that the grid may grow any way from its middle.
const (
	Side   = 3
	Most   = Side * Side
	Field  = 2*Side - 1
	Middle = Place(Field*(Side-1) + Side - 1)
	Places = Field * Field
)

// Place is one of the field's, row by row.
type Place uint8

// Row counts from the top, from 0.
func (p Place) Row() int { return int(p) / Field }

// Col counts from the left, from 0.
func (p Place) Col() int { return int(p) % Field }

// String is the place in moves: "c3".
func (p Place) String() string { return fmt.Sprintf("%c%d", 'a'+p.Col(), p.Row()+1) }

// Spot is a card in a display.
type Spot struct {
	At      Place
	Card    uint8 // its number
	Written [catalogue.MaxBoxes]uint8
	Done    bool
	Marked  uint8            // circles of its bonus
	Colour  catalogue.Colour // chosen for a joker
}

// Display is a player's cards in the order in which they were laid.
type Display struct {
	N     uint8
	Spots [Most]Spot
}

// All are the cards laid.
func (d *Display) All() []Spot { return d.Spots[:d.N] }

// On is the index of the card on a place, -1 for none.
func (d *Display) On(p Place) int {
	for i, s := range d.All() {
		if s.At == p {
			return i
		}
	}
	return -1
}

// Lay puts a card down.
func (d *Display) Lay(card uint8, at Place) {
	d.Spots[d.N] = Spot{At: at, Card: card}
	d.N++
}

// Box is the part of the field that the cards span, both ends included.
func (d *Display) Box() (top, left, bottom, right int) {
	top, left = Field, Field
	for _, s := range d.All() {
		top, bottom = min(top, s.At.Row()), max(bottom, s.At.Row())
		left, right = min(left, s.At.Col()), max(right, s.At.Col())
	}
	return top, left, bottom, right
}

// Fits reports whether a card may be laid on a place: on an empty one that touches a
// card with an edge or a corner, in a grid that stays within three by three.
func (d *Display) Fits(p Place) bool { return d.On(p) < 0 && d.Touches(p) && !d.Spreads(p) }

// Touches reports whether a place has an edge or a corner in common with a card's, or is
// that of the first card.
func (d *Display) Touches(p Place) bool {
	for _, s := range d.All() {
		if max(apart(s.At.Row(), p.Row()), apart(s.At.Col(), p.Col())) == 1 {
			return true
		}
	}
	return d.N == 0 && p == Middle
}

// Spreads reports whether the grid would be more than three wide or high.
func (d *Display) Spreads(p Place) bool {
	if d.N == 0 {
		return false
	}
	top, left, bottom, right := d.Box()
	top, bottom = min(top, p.Row()), max(bottom, p.Row())
	left, right = min(left, p.Col()), max(right, p.Col())
	return bottom-top >= Side || right-left >= Side
}

func apart(a, b int) int { return max(a-b, b-a) }

// Beside reports whether two places have an edge in common.
func Beside(a, b Place) bool { return apart(a.Row(), b.Row())+apart(a.Col(), b.Col()) == 1 }

// Count is how many cards of a display are such.
func (d *Display) Count(such func(Spot) bool) int {
	n := 0
	for _, s := range d.All() {
		if such(s) {
			n++
		}
	}
	return n
}

// Lines is how many rows and columns of three cards are such.
func (d *Display) Lines(such func(line []Spot) bool) int {
	n := 0
	for i := range Field {
		for _, in := range []func(Place) bool{
			func(p Place) bool { return p.Row() == i },
			func(p Place) bool { return p.Col() == i },
		} {
			var line []Spot
			for _, s := range d.All() {
				if in(s.At) {
					line = append(line, s)
				}
			}
			if len(line) == Side && such(line) {
				n++
			}
		}
	}
	return n
}

// Together reports whether all cards of a display hang together.
func (d *Display) Together() bool {
	if d.N == 0 {
		return true
	}
	var reached Display
	reached.Lay(d.Spots[0].Card, d.Spots[0].At)
	for i := 0; i < int(reached.N); i++ {
		for _, s := range d.All() {
			if reached.On(s.At) < 0 && reached.Touches(s.At) {
				reached.Lay(s.Card, s.At)
			}
		}
	}
	return reached.N == d.N
}
