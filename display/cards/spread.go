package cards

import (
	"image"
	"slices"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/engine"
)

// SpanOf is what cards span by row and column.
func SpanOf(cards []engine.Card) (span image.Rectangle) {
	for _, card := range cards {
		span = span.Union(image.Rect(card.Col, card.Row, card.Col+1, card.Row+1))
	}
	return span
}

// MaxSpan is how many rows and columns of cards can be drawn at all.
const MaxSpan = 32

// Spread draws cards by row and column, an empty place dashed, the card on a place
// with the cursor.
func Spread(c *canvas.Canvas, r image.Rectangle, span image.Rectangle, cards []engine.Card, cursor string) {
	if span.Empty() || span.Dx() > MaxSpan || span.Dy() > MaxSpan {
		return
	}
	gap := max(c.Style.Margin/3, 2)
	at := func(col, row int) image.Rectangle {
		col, row = col-span.Min.X, row-span.Min.Y
		return image.Rect(
			r.Min.X+(r.Dx()+gap)*col/span.Dx(), r.Min.Y+(r.Dy()+gap)*row/span.Dy(),
			r.Min.X+(r.Dx()+gap)*(col+1)/span.Dx()-gap, r.Min.Y+(r.Dy()+gap)*(row+1)/span.Dy()-gap)
	}
	f := Face(c, at(span.Min.X, span.Min.Y).Size(), cards...)
	taken := make(map[image.Point]bool)
	for _, card := range cards {
		taken[image.Pt(card.Col, card.Row)] = true
		Draw(c, at(card.Col, card.Row), card, f, cursor != "" && card.Place == cursor)
	}
	for row := span.Min.Y; row < span.Max.Y; row++ {
		for col := span.Min.X; col < span.Max.X; col++ {
			if !taken[image.Pt(col, row)] {
				c.Frame(at(col, row), 1, canvas.Black)
				c.Dashed(at(col, row), 1)
			}
		}
	}
}

// Cardless says that there is no card where some will lie: a blank screen would look
// like a fault.
func Cardless(c *canvas.Canvas, r image.Rectangle) {
	f := c.Style.Text
	c.Text(f, canvas.Middle(r, r.Dx(), f.Line()), canvas.Centre, c.Say("No card lies here yet."), canvas.Black)
}

// Laid draws the cards before a player, and beside them those in hand; cursor is
// the place of one of them, empty for none.
func Laid(c *canvas.Canvas, r image.Rectangle, s engine.Sheet, cursor string) {
	if len(s.Hand) > 0 {
		var hand image.Rectangle
		r, hand = canvas.CutRight(r, r.Dx()/2)
		hand.Min.X += c.Style.Margin
		drawHand(c, hand, s.Hand)
	}
	span := SpanOf(s.Grid.Cards)
	Spread(c, drawSmall(c, r, span), span, s.Grid.Cards, cursor)
}

// drawSmall is the part of r for the few cards of a grid that has still to grow: none
// takes more than half of it.
func drawSmall(c *canvas.Canvas, r image.Rectangle, span image.Rectangle) image.Rectangle {
	return canvas.Middle(r, r.Dx()*span.Dx()/max(span.Dx(), 2), r.Dy()*span.Dy()/max(span.Dy(), 2))
}

// drawHand draws cards that wait to be laid under their name, two beside each other.
func drawHand(c *canvas.Canvas, r image.Rectangle, cards []engine.Card) {
	_, r = canvas.CutTop(r, c.Style.Small.Line())
	set := slices.Clone(cards)
	for i := range set {
		set[i].Row, set[i].Col = i/handCols, i%handCols
	}
	span := SpanOf(set)
	r = drawSmall(c, r, span)
	name := image.Rect(r.Min.X, r.Min.Y-c.Style.Small.Line(), r.Max.X, r.Min.Y)
	c.Text(c.Style.Small, name, canvas.Left, c.Say(dice.PlaceNames[engine.InHand]), canvas.Black)
	Spread(c, r, span, set, "")
}

// handCols is how many cards of a hand lie beside each other.
const handCols = 2
