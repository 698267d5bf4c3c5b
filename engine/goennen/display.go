package goennen

import (
	"fmt"

	"silvertray/engine/goennen/catalogue"
)

// The size of a display: at most three by three cards in a field of five by
// five, so that the grid may grow any way from its middle.
const (
	side     = 3
	most     = side * side
	field    = 2*side - 1
	middle   = place(field*(side-1) + side - 1)
	allCards = field * field
)

// place is one of the field's, row by row.
type place uint8

func (p place) row() int { return int(p) / field }
func (p place) col() int { return int(p) % field }

// String is the place in moves: "c3".
func (p place) String() string { return fmt.Sprintf("%c%d", 'a'+p.col(), p.row()+1) }

// spot is a card in a display.
type spot struct {
	at      place
	card    uint8 // its number
	written [catalogue.MaxBoxes]uint8
	done    bool
	marked  uint8            // circles of its bonus
	colour  catalogue.Colour // chosen for a joker
}

// display is a player's cards in the order in which they were laid.
type display struct {
	n     uint8
	spots [most]spot
}

func (d *display) all() []spot { return d.spots[:d.n] }

// on is the index of the card on a place, -1 for none.
func (d *display) on(p place) int {
	for i, s := range d.all() {
		if s.at == p {
			return i
		}
	}
	return -1
}

// lay puts a card down.
func (d *display) lay(card uint8, at place) {
	d.spots[d.n] = spot{at: at, card: card}
	d.n++
}

// box is the part of the field that the cards span, both ends included.
func (d *display) box() (top, left, bottom, right int) {
	top, left = field, field
	for _, s := range d.all() {
		top, bottom = min(top, s.at.row()), max(bottom, s.at.row())
		left, right = min(left, s.at.col()), max(right, s.at.col())
	}
	return top, left, bottom, right
}

// fits reports whether a card may be laid on a place: on an empty one that touches a
// card with an edge or a corner, in a grid that stays within three by three.
func (d *display) fits(p place) bool { return d.on(p) < 0 && d.touches(p) && !d.spreads(p) }

func (d *display) touches(p place) bool {
	for _, s := range d.all() {
		if max(apart(s.at.row(), p.row()), apart(s.at.col(), p.col())) == 1 {
			return true
		}
	}
	return d.n == 0 && p == middle
}

// spreads reports whether the grid would be more than three wide or high.
func (d *display) spreads(p place) bool {
	if d.n == 0 {
		return false
	}
	top, left, bottom, right := d.box()
	top, bottom = min(top, p.row()), max(bottom, p.row())
	left, right = min(left, p.col()), max(right, p.col())
	return bottom-top >= side || right-left >= side
}

func apart(a, b int) int { return max(a-b, b-a) }
