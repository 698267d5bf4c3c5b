package cards

import (
	"fmt"
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// cardAir is the room between a card's edge and what is on it.
func cardAir(c *canvas.Canvas) int { return min(c.Style.Margin/2, 4) }

// Draw draws a card: its name and colour on top, the task, and at the foot what it
// brings, in words too where there is room. What is completed has its name on
// black; the one at the cursor has a thick edge. The face is that of name and foot.
func Draw(c *canvas.Canvas, r image.Rectangle, card engine.Card, f *font.Face, cursor bool) {
	c.RoundFrame(r, min(c.Style.Radius/2, 4), 1)
	if cursor {
		c.Frame(r, cardAir(c), canvas.Black)
	}
	in := r.Inset(cardAir(c))
	if in.Dy() < f.Line() {
		return
	}
	head, in := canvas.CutTop(in, f.Line())
	cardHead(c, head, card, f)
	if in.Dy() < footHeight(f) {
		return
	}
	in, foot := canvas.CutBottom(in, footHeight(f))
	in, said := cutReward(c, in, card)
	newTask(c, card, in.Size()).draw(in)
	cardFoot(c, foot, card, f)
	if said != nil {
		c.Paragraph(c.Style.Small, *said, canvas.Left, c.Say(card.Reward))
	}
}

// Face is the largest face in which the names and the feet of cards have room,
// with the whole names of their colours if it can be.
func Face(c *canvas.Canvas, size image.Point, cards ...engine.Card) *font.Face {
	size = size.Sub(image.Pt(2*cardAir(c), 2*cardAir(c)))
	for _, whole := range []bool{true, false} {
		for _, f := range []*font.Face{c.Style.Strong, c.Style.Label, font.Of(font.Bold, 13), font.Of(font.Bold, 11)} {
			if cardLines*f.Line() <= size.Y+f.Line()/2 && Width(c, cards, f, whole) <= size.X {
				return f
			}
		}
	}
	return font.Tiny
}

// cardLines is how many lines of its name a card has to be high.
const cardLines = 4

// Width is the width of the widest name or foot of some cards, with the whole
// names of colours or signs for them.
func Width(c *canvas.Canvas, cards []engine.Card, f *font.Face, whole bool) int {
	width := 0
	for _, card := range cards {
		width = max(width, headWidth(c, card, f, whole), footWidth(c, card, f))
	}
	return width
}

// cardHead draws the name of a card, its colour, and its price, or a tick once it
// is completed.
func cardHead(c *canvas.Canvas, r image.Rectangle, card engine.Card, f *font.Face) {
	k := canvas.Black
	if card.Done {
		c.Fill(image.Rect(r.Min.X-1, r.Min.Y-1, r.Max.X+1, r.Max.Y), canvas.Black)
		k = canvas.Paper
	}
	whole := headWidth(c, card, f, true) <= r.Dx()
	if end := cardEnd(card); end != "" {
		var edge image.Rectangle
		r, edge = canvas.CutRight(r, f.Width(end))
		c.Text(f, edge, canvas.Right, end, k)
	}
	r = c.Word(r, f, card.ID, k)
	r = swatch(c, r, f, card.Colour)
	c.Word(r, f, colourWord(c, card.Colour, whole), k)
}

// cardEnd is what stands at the right of a card's name: the price in equal dice, how
// many there are of one to be turned over, or a tick; a cross where the task cannot be
// completed any more.
func cardEnd(card engine.Card) string {
	switch {
	case card.Price > 0:
		return fmt.Sprintf("%d%c", card.Price, font.EqualDice)
	case card.Done:
		return string(font.Tick)
	case card.Stuck:
		return engine.Cross
	case card.Left > 1:
		return fmt.Sprintf("%d×", card.Left)
	}
	return ""
}

// colourWord is the name of a colour, or the sign for it.
func colourWord(c *canvas.Canvas, colour string, whole bool) string {
	if name := c.SayAll([]string{colour})[0]; whole {
		return name
	}
	return c.Sign(colour)
}

// headWidth is the room that a card's name, colour and price take.
func headWidth(c *canvas.Canvas, card engine.Card, f *font.Face, whole bool) int {
	width := c.WordWidth(f, card.ID) + c.WordWidth(f, colourWord(c, card.Colour, whole)) + c.WordWidth(f, cardEnd(card))
	return width + swatchWidth(c, f, card.Colour)
}

// swatch draws the pattern of a colour at the left of r, as high as a capital, and
// returns what is left beside it.
func swatch(c *canvas.Canvas, r image.Rectangle, f *font.Face, colour string) image.Rectangle {
	if _, ok := canvas.Patterns[colour]; !ok {
		return r
	}
	place, rest := canvas.CutLeft(r, f.Cap*2)
	place = canvas.Middle(place, place.Dx(), f.Cap+f.Cap%2)
	c.Fill(place, canvas.Paper)
	c.Bar(place, colour)
	_, rest = canvas.CutLeft(rest, canvas.WordGap(f))
	return rest
}

func swatchWidth(c *canvas.Canvas, f *font.Face, colour string) int {
	if _, ok := canvas.Patterns[colour]; !ok {
		return 0
	}
	return f.Cap*2 + canvas.WordGap(f)
}
