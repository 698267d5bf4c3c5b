package filling

import "silvertray/engine/goennen/catalogue"

// sides of a die.
const sides = 6

// Complete are all ways to fill every empty box of a card at once. The numbers
// written already are 0 for an empty box; a card without one has no way.
func Complete(card *catalogue.Card, written []uint8, dice Dice, aid Aid) []Way {
	s := search{card: card, dice: dice, aid: aid, seen: make(map[uint32]bool)}
	copy(s.written[:], written)
	for i := range card.Boxes {
		if written[i] == 0 {
			s.empty = append(s.empty, i)
		}
	}
	if n := len(s.empty); n == 0 || n > dice.free() || !card.Completable(written) {
		return nil
	}
	s.from(0)
	return cheapest(s.ways, dice)
}

// free is how many dice may be used.
func (d Dice) free() int {
	n := 0
	for _, v := range d {
		if v > 0 {
			n++
		}
	}
	return n
}

// search goes through the empty boxes from the left and tries every die in each.
type search struct {
	card    *catalogue.Card
	dice    Dice
	aid     Aid // what is left of it
	written [catalogue.MaxBoxes]uint8
	empty   []int
	way     Way
	seen    map[uint32]bool
	ways    []Way
}

// from fills the empty boxes from the nth on.
func (s *search) from(n int) {
	if n == len(s.empty) {
		s.found()
		return
	}
	box := s.empty[n]
	for die := s.first(n); die < len(s.dice); die++ {
		if s.dice[die] == 0 || s.way[die].Value > 0 {
			continue
		}
		as, ok := recolour(s.card.Boxes[box].Colour, die)
		if !ok && s.aid.Colours == 0 {
			continue
		}
		if !ok {
			s.aid.Colours--
		}
		s.values(n, die, as)
		if !ok {
			s.aid.Colours++
		}
	}
}

// recolour is the colour that a die has to take on for a box, true where it may
// keep its own.
func recolour(box catalogue.Colour, die int) (as catalogue.Colour, ok bool) {
	if box == catalogue.White || box == Colour(die) {
		return catalogue.White, true
	}
	return box, false
}

// first is the die to begin with in a box: boxes that could change places take
// their dice in order, so that each choice of dice comes once.
func (s *search) first(n int) int {
	if n == 0 || !alike(s.card, s.empty[n-1], s.empty[n]) {
		return 0
	}
	for die, u := range s.way {
		if u.Value > 0 && int(u.Box) == s.empty[n-1] {
			return die + 1
		}
	}
	return 0
}

// values tries what a die can count as in a box.
func (s *search) values(n, die int, as catalogue.Colour) {
	box := s.empty[n]
	own := s.dice[die]
	low, high := s.bounds(box, own)
	for v := low; v <= high; v++ {
		s.written[box] = v
		if s.card.Completable(s.written[:]) && !s.card.Against(s.written[:]) {
			s.aid.Steps -= distance(v, own)
			s.way[die] = Use{Value: v, As: as, Box: uint8(box)}
			s.from(n + 1)
			s.way[die] = Use{}
			s.aid.Steps += distance(v, own)
		}
	}
	s.written[box] = 0
}

// bounds are the values worth trying: a box that is linked to no other asks for
// its printed number or else for a high sum, if for anything.
func (s *search) bounds(box int, own uint8) (low, high uint8) {
	steps := uint8(min(max(s.aid.Steps, 0), sides))
	low, high = max(own, steps+1)-steps, min(own+steps, sides)
	if b := s.card.Boxes[box]; b.Number == 0 && !linked(s.card, box) {
		low = own
		if s.card.Sum == 0 {
			high = own
		}
	}
	return low, high
}

// found keeps a way that is new.
func (s *search) found() {
	if k := s.way.key(); !s.seen[k] && s.card.Completed(s.written[:len(s.card.Boxes)]) {
		s.seen[k] = true
		s.ways = append(s.ways, s.way)
	}
}
