package display

import (
	"fmt"
	"image"

	"silvertray/engine"
)

// footHeight is that of the lower part of a card, with room for a pictogram.
func footHeight(f *face) int { return max(f.line(), smallShape) }

// pictogramSide is that of a reward's pictogram beside text.
func pictogramSide(f *face) int { return max(f.cap+f.cap/3, smallShape) | 1 }

// cardFoot draws what a card brings: the pictogram, the points of a card that
// scores with the colour they are for, or the circles of a help; at the right what
// it is worth.
func (c *canvas) cardFoot(r image.Rectangle, card engine.Card, f *face) {
	if card.Icon != nil {
		side := pictogramSide(f)
		dots := dotsIn(*card.Icon, side)
		c.dotsAt(r.Min.Add(image.Pt(0, (r.Dy()-len(dots))/2)), dots, black)
		_, r = cutLeft(r, side+wordGap(f))
	}
	if worth := cardWorth(card); worth != "" {
		var edge image.Rectangle
		r, edge = cutRight(r, f.width(worth)+4)
		c.round(middle(edge, edge.Dx(), min(f.cap+4, r.Dy())), 2, black)
		c.text(f, edge, centre, worth, paper)
	}
	r = c.word(r, f, cardPoints(card), black)
	if card.Of != "" {
		r = c.swatch(r, f, card.Of)
		r = c.word(r, f, c.sign(card.Of), black)
	}
	c.circles(r, card, f)
}

// cardPoints are those for each time that a card scores.
func cardPoints(card engine.Card) string {
	if card.Points == 0 {
		return ""
	}
	return fmt.Sprint(card.Points)
}

// cardWorth is what a completed card scores as things stand.
func cardWorth(card engine.Card) string {
	if !card.Done || card.Points == 0 {
		return ""
	}
	return fmt.Sprint(card.Worth)
}

// footWidth is the room that all of the foot takes.
func (c *canvas) footWidth(card engine.Card, f *face) int {
	width := pictogramSide(f) + wordGap(f) + c.wordWidth(f, cardPoints(card)) + card.Uses*circlePitch(f)
	if card.Of != "" {
		width += c.swatchWidth(f, card.Of) + c.wordWidth(f, c.sign(card.Of))
	}
	if worth := cardWorth(card); worth != "" {
		width += f.width(worth) + 4
	}
	return width
}

func circlePitch(f *face) int { return f.cap + wordGap(f) }

// circles draws the uses of a help: rings, black ones that are spent.
func (c *canvas) circles(r image.Rectangle, card engine.Card, f *face) {
	d := f.cap | 1
	for i := range min(card.Uses, maxCols) {
		at := image.Pt(r.Min.X+i*circlePitch(f), r.Min.Y+(r.Dy()-d)/2)
		if i < card.Used {
			c.disc(at, d, black)
		} else {
			c.ring(at, d, 1)
		}
	}
}

// cutReward splits the room for the reward in words from the bottom of r, where the
// task keeps enough of it; nil where it does not.
func (c *canvas) cutReward(r image.Rectangle, card engine.Card) (rest image.Rectangle, said *image.Rectangle) {
	f := c.style.small
	lines := len(f.wrap(c.say(card.Reward), r.Dx()))
	if card.Reward == "" || r.Dy()-lines*f.line() < taskShare*f.line() {
		return r, nil
	}
	rest, bottom := cutBottom(r, lines*f.line())
	return rest, &bottom
}

// taskShare is the room that a card's task keeps before words get any, in lines.
const taskShare = 3
