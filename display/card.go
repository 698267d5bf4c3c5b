package display

import (
	"fmt"
	"image"

	"silvertray/engine"
)

// cardAir is the room between a card's edge and what is on it.
func (c *canvas) cardAir() int { return min(c.style.margin/2, 4) }

// card draws a card: its name and colour on top, the task, and at the foot what it
// brings, in words too where there is room. What is completed has its name on
// black; the one at the cursor has a thick edge. The face is that of name and foot.
func (c *canvas) card(r image.Rectangle, card engine.Card, f *face, cursor bool) {
	c.roundFrame(r, min(c.style.radius/2, 4), 1)
	if cursor {
		c.frame(r, c.cardAir(), black)
	}
	in := r.Inset(c.cardAir())
	if in.Dy() < f.line() {
		return
	}
	head, in := cutTop(in, f.line())
	c.cardHead(head, card, f)
	if in.Dy() < footHeight(f) {
		return
	}
	in, foot := cutBottom(in, footHeight(f))
	in, said := c.cutReward(in, card)
	c.newTask(card, in.Size()).draw(in)
	c.cardFoot(foot, card, f)
	if said != nil {
		c.paragraph(c.style.small, *said, left, c.say(card.Reward))
	}
}

// cardFace is the largest face in which the names and the feet of cards have room,
// with the whole names of their colours if it can be.
func (c *canvas) cardFace(size image.Point, cards ...engine.Card) *face {
	size = size.Sub(image.Pt(2*c.cardAir(), 2*c.cardAir()))
	for _, whole := range []bool{true, false} {
		for _, f := range []*face{c.style.strong, c.style.label, faceOf(bold, 13), faceOf(bold, 11)} {
			if cardLines*f.line() <= size.Y+f.line()/2 && c.cardsWidth(cards, f, whole) <= size.X {
				return f
			}
		}
	}
	return tiny
}

// cardLines is how many lines of its name a card has to be high.
const cardLines = 4

// cardsWidth is the width of the widest name or foot of some cards, with the whole
// names of colours or signs for them.
func (c *canvas) cardsWidth(cards []engine.Card, f *face, whole bool) int {
	width := 0
	for _, card := range cards {
		width = max(width, c.headWidth(card, f, whole), c.footWidth(card, f))
	}
	return width
}

// cardHead draws the name of a card, its colour, and its price, or a tick once it
// is completed.
func (c *canvas) cardHead(r image.Rectangle, card engine.Card, f *face) {
	k := black
	if card.Done {
		c.fill(image.Rect(r.Min.X-1, r.Min.Y-1, r.Max.X+1, r.Max.Y), black)
		k = paper
	}
	whole := c.headWidth(card, f, true) <= r.Dx()
	if end := cardEnd(card); end != "" {
		var edge image.Rectangle
		r, edge = cutRight(r, f.width(end))
		c.text(f, edge, right, end, k)
	}
	r = c.word(r, f, card.ID, k)
	r = c.swatch(r, f, card.Colour)
	c.word(r, f, c.colourWord(card.Colour, whole), k)
}

// cardEnd is what stands at the right of a card's name: the price in equal dice, how
// many there are of one to be turned over, or a tick; a cross where the task cannot be
// completed any more.
func cardEnd(card engine.Card) string {
	switch {
	case card.Price > 0:
		return fmt.Sprintf("%d%c", card.Price, equalDice)
	case card.Done:
		return string(tick)
	case card.Stuck:
		return engine.Cross
	case card.Left > 1:
		return fmt.Sprintf("%d×", card.Left)
	}
	return ""
}

// colourWord is the name of a colour, or the sign for it.
func (c *canvas) colourWord(colour string, whole bool) string {
	if name := c.sayAll([]string{colour})[0]; whole {
		return name
	}
	return c.sign(colour)
}

// headWidth is the room that a card's name, colour and price take.
func (c *canvas) headWidth(card engine.Card, f *face, whole bool) int {
	width := c.wordWidth(f, card.ID) + c.wordWidth(f, c.colourWord(card.Colour, whole)) + c.wordWidth(f, cardEnd(card))
	return width + c.swatchWidth(f, card.Colour)
}

// word draws a text at the left of r and returns what is left beside it.
func (c *canvas) word(r image.Rectangle, f *face, text string, k ink) image.Rectangle {
	if text == "" {
		return r
	}
	place, rest := cutLeft(r, f.width(text))
	c.text(f, place, left, text, k)
	_, rest = cutLeft(rest, wordGap(f))
	return rest
}

// wordGap is the room between words of a card.
func wordGap(f *face) int { return f.cap/3 + 1 }

func (c *canvas) wordWidth(f *face, text string) int {
	if text == "" {
		return 0
	}
	return f.width(text) + wordGap(f)
}

// swatch draws the pattern of a colour at the left of r, as high as a capital, and
// returns what is left beside it.
func (c *canvas) swatch(r image.Rectangle, f *face, colour string) image.Rectangle {
	if _, ok := patterns[colour]; !ok {
		return r
	}
	place, rest := cutLeft(r, f.cap*2)
	place = middle(place, place.Dx(), f.cap+f.cap%2)
	c.fill(place, paper)
	c.bar(place, colour)
	_, rest = cutLeft(rest, wordGap(f))
	return rest
}

func (c *canvas) swatchWidth(f *face, colour string) int {
	if _, ok := patterns[colour]; !ok {
		return 0
	}
	return f.cap*2 + wordGap(f)
}
