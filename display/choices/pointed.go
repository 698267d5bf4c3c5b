package choices

import (
	"image"
	"slices"

	"silvertray/display/canvas"
	"silvertray/display/cards"
	"silvertray/display/dice"
	"silvertray/engine"
)

// The width of a card beside choices in percent of the panel, on a wide one too.
const cardShare, wideCardShare = 40, 50

// besideCard draws the dice as they lie, and beside the choices the card at the
// cursor as it lies after the move. Below it stands where that is: among the cards of
// the player or of the market, on a small map where these have no room. It returns
// what is left to the left.
func besideCard(c *canvas.Canvas, r image.Rectangle, s Choice, card engine.Card) image.Rectangle {
	line := c.Bounds().Dy() < leastTable
	if line {
		r = dice.TableLine(c, r, s.Faces)
	}
	share := cardShare
	if wide(c) {
		share = wideCardShare
	}
	r, side := canvas.CutRight(r, r.Dx()*share/100)
	r.Max.X -= c.Style.Margin
	if len(s.Faces) > 0 && !line {
		r = dice.Table(c, r, s.Faces)
	}
	if lying := s.around(card); len(lying) > 0 {
		side = pointAt(c, side, lying, s.open(card), card)
	}
	cards.Draw(c, side, card, cards.Face(c, side.Size(), card), false)
	return r
}

// leastTable is the height of a panel from which dice stand over names.
const leastTable = 240

// around are the cards among which one lies: those of the market for one that can
// be bought, or else those of the player; none where it lies nowhere.
func (s Choice) around(card engine.Card) []engine.Card {
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
func (s Choice) open(card engine.Card) []engine.Card {
	var all []engine.Card
	for _, o := range s.Options {
		if o.Card != nil && o.Card.ID == card.ID && o.Card.Place != card.Place && (o.Card.Price > 0) == (card.Price > 0) {
			all = append(all, o.Card.Card)
		}
	}
	return all
}

// pointAt draws where a card lies at the foot of r, and returns what is left above.
func pointAt(c *canvas.Canvas, r image.Rectangle, lying, open []engine.Card, card engine.Card) image.Rectangle {
	if wide(c) {
		r, below := canvas.CutBottom(r, r.Dy()*3/5)
		_, below = canvas.CutTop(below, c.Style.Margin/2)
		drawAmong(c, below, lying, card)
		return r
	}
	span := cards.SpanOf(slices.Concat(lying, open, []engine.Card{card}))
	if span.Dx() > cards.MaxSpan || span.Dy() > cards.MaxSpan {
		return r
	}
	side := c.Style.Small.Cap | 1
	r, below := canvas.CutBottom(r, span.Dy()*(side+1)-1)
	cardMap(c, canvas.Middle(below, span.Dx()*(side+1), below.Dy()), span.Min, side, lying, open, card)
	r.Max.Y -= c.Style.Margin / 2
	return r
}

// drawAmong draws cards with the one at the cursor in its place.
func drawAmong(c *canvas.Canvas, r image.Rectangle, lying []engine.Card, card engine.Card) {
	set := slices.DeleteFunc(slices.Clone(lying), func(o engine.Card) bool { return o.Place == card.Place })
	set = append(set, card)
	cards.Spread(c, r, cards.SpanOf(set), set, card.Place)
}

// cardMap draws a frame for each card that lies, a dot on each place that is open,
// and black the place of the card at the cursor. The row and column at from come
// first.
func cardMap(c *canvas.Canvas, r image.Rectangle, from image.Point, side int, lying, open []engine.Card, card engine.Card) {
	at := func(card engine.Card) image.Rectangle {
		p := r.Min.Add(image.Pt(card.Col, card.Row).Sub(from).Mul(side + 1))
		return image.Rectangle{Min: p, Max: p.Add(image.Pt(side, side))}
	}
	for _, o := range open {
		c.Fill(canvas.Middle(at(o), 3, 3), canvas.Black)
	}
	for _, o := range lying {
		c.Frame(at(o), 1, canvas.Black)
	}
	c.Fill(at(card), canvas.Black)
}
