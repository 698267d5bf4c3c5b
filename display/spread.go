package display

import (
	"image"
	"slices"

	"silvertray/engine"
)

// spanOf is what cards span by row and column.
func spanOf(cards []engine.Card) (span image.Rectangle) {
	for _, card := range cards {
		span = span.Union(image.Rect(card.Col, card.Row, card.Col+1, card.Row+1))
	}
	return span
}

// maxSpan is how many rows and columns of cards can be drawn at all.
const maxSpan = 32

// spread draws cards by row and column, an empty place dashed, the card on a place
// with the cursor.
func (c *canvas) spread(r image.Rectangle, span image.Rectangle, cards []engine.Card, cursor string) {
	if span.Empty() || span.Dx() > maxSpan || span.Dy() > maxSpan {
		return
	}
	gap := max(c.style.margin/3, 2)
	at := func(col, row int) image.Rectangle {
		col, row = col-span.Min.X, row-span.Min.Y
		return image.Rect(
			r.Min.X+(r.Dx()+gap)*col/span.Dx(), r.Min.Y+(r.Dy()+gap)*row/span.Dy(),
			r.Min.X+(r.Dx()+gap)*(col+1)/span.Dx()-gap, r.Min.Y+(r.Dy()+gap)*(row+1)/span.Dy()-gap)
	}
	f := c.cardFace(at(span.Min.X, span.Min.Y).Size(), cards...)
	taken := make(map[image.Point]bool)
	for _, card := range cards {
		taken[image.Pt(card.Col, card.Row)] = true
		c.card(at(card.Col, card.Row), card, f, cursor != "" && card.Place == cursor)
	}
	for row := span.Min.Y; row < span.Max.Y; row++ {
		for col := span.Min.X; col < span.Max.X; col++ {
			if !taken[image.Pt(col, row)] {
				c.frame(at(col, row), 1, black)
				c.dashed(at(col, row), 1)
			}
		}
	}
}

// cardless says that there is no card where some will lie: a blank screen would look
// like a fault.
func (c *canvas) cardless(r image.Rectangle) {
	f := c.style.text
	c.text(f, middle(r, r.Dx(), f.line()), centre, c.say("No card lies here yet."), black)
}

// laid draws the cards before a player, and beside them those in hand; cursor is
// the place of one of them, empty for none.
func (c *canvas) laid(r image.Rectangle, s engine.Sheet, cursor string) {
	if len(s.Hand) > 0 {
		var hand image.Rectangle
		r, hand = cutRight(r, r.Dx()/2)
		hand.Min.X += c.style.margin
		c.hand(hand, s.Hand)
	}
	span := spanOf(s.Grid.Cards)
	c.spread(c.small(r, span), span, s.Grid.Cards, cursor)
}

// small is the part of r for the few cards of a grid that has still to grow: none
// takes more than half of it.
func (c *canvas) small(r image.Rectangle, span image.Rectangle) image.Rectangle {
	return middle(r, r.Dx()*span.Dx()/max(span.Dx(), 2), r.Dy()*span.Dy()/max(span.Dy(), 2))
}

// hand draws cards that wait to be laid under their name, two beside each other.
func (c *canvas) hand(r image.Rectangle, cards []engine.Card) {
	_, r = cutTop(r, c.style.small.line())
	set := slices.Clone(cards)
	for i := range set {
		set[i].Row, set[i].Col = i/handCols, i%handCols
	}
	span := spanOf(set)
	r = c.small(r, span)
	name := image.Rect(r.Min.X, r.Min.Y-c.style.small.line(), r.Max.X, r.Min.Y)
	c.text(c.style.small, name, left, c.say(placeNames[engine.InHand]), black)
	c.spread(r, span, set, "")
}

// handCols is how many cards of a hand lie beside each other.
const handCols = 2
