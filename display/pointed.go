package display

import (
	"image"
	"slices"

	"silvertray/engine"
)

// The width of a card beside choices in percent of the panel, on a wide one too.
const cardShare, wideCardShare = 40, 50

// besideCard draws the dice as they lie, and beside the choices the card at the
// cursor as it lies after the move. Below it stands where that is: among the cards of
// the player or of the market, on a small map where these have no room. It returns
// what is left to the left.
func (c *canvas) besideCard(r image.Rectangle, s choiceScreen, card engine.Card) image.Rectangle {
	line := c.bounds().Dy() < leastTable
	if line {
		r = c.tableLine(r, s.Faces)
	}
	share := cardShare
	if c.wide() {
		share = wideCardShare
	}
	r, side := cutRight(r, r.Dx()*share/100)
	r.Max.X -= c.style.margin
	if len(s.Faces) > 0 && !line {
		r = c.table(r, s.Faces)
	}
	if lying := s.around(card); len(lying) > 0 {
		side = c.pointAt(side, lying, s.open(card), card)
	}
	c.card(side, card, c.cardFace(side.Size(), card), false)
	return r
}

// leastTable is the height of a panel from which dice stand over names.
const leastTable = 240

// around are the cards among which one lies: those of the market for one that can
// be bought, or else those of the player; none where it lies nowhere.
func (s choiceScreen) around(card engine.Card) []engine.Card {
	switch {
	case card.Price > 0:
		return s.Market
	case card.Place == "" || s.Sheet == nil || s.Sheet.Grid == nil:
		return nil
	case len(s.Sheet.Grid.Cards) == 0:
		return []engine.Card{card}
	}
	return s.Sheet.Grid.Cards
}

// open are the places where the same card could lie as well.
func (s choiceScreen) open(card engine.Card) []engine.Card {
	var all []engine.Card
	for _, o := range s.Options {
		if o.Card != nil && o.Card.ID == card.ID && o.Card.Place != card.Place && (o.Card.Price > 0) == (card.Price > 0) {
			all = append(all, o.Card.Card)
		}
	}
	return all
}

// pointAt draws where a card lies at the foot of r, and returns what is left above.
func (c *canvas) pointAt(r image.Rectangle, lying, open []engine.Card, card engine.Card) image.Rectangle {
	if c.wide() {
		r, below := cutBottom(r, r.Dy()*3/5)
		_, below = cutTop(below, c.style.margin/2)
		c.among(below, lying, card)
		return r
	}
	span := spanOf(slices.Concat(lying, open, []engine.Card{card}))
	if span.Dx() > maxSpan || span.Dy() > maxSpan {
		return r
	}
	side := c.style.small.cap | 1
	r, below := cutBottom(r, span.Dy()*(side+1)-1)
	c.cardMap(middle(below, span.Dx()*(side+1), below.Dy()), span.Min, side, lying, open, card)
	r.Max.Y -= c.style.margin / 2
	return r
}

// among draws cards with the one at the cursor in its place.
func (c *canvas) among(r image.Rectangle, lying []engine.Card, card engine.Card) {
	set := slices.DeleteFunc(slices.Clone(lying), func(o engine.Card) bool { return o.Place == card.Place })
	set = append(set, card)
	c.spread(r, spanOf(set), set, card.Place)
}

// cardMap draws a frame for each card that lies, a dot on each place that is open,
// and black the place of the card at the cursor. The row and column at from come
// first.
func (c *canvas) cardMap(r image.Rectangle, from image.Point, side int, lying, open []engine.Card, card engine.Card) {
	at := func(card engine.Card) image.Rectangle {
		p := r.Min.Add(image.Pt(card.Col, card.Row).Sub(from).Mul(side + 1))
		return image.Rectangle{Min: p, Max: p.Add(image.Pt(side, side))}
	}
	for _, o := range open {
		c.fill(middle(at(o), 3, 3), black)
	}
	for _, o := range lying {
		c.frame(at(o), 1, black)
	}
	c.fill(at(card), black)
}
