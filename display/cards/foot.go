package cards

import (
	"fmt"
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// footHeight is that of the lower part of a card, with room for a pictogram.
func footHeight(f *font.Face) int { return max(f.Line(), canvas.SmallShape) }

// pictogramSide is that of a reward's pictogram beside text.
func pictogramSide(f *font.Face) int { return max(f.Cap+f.Cap/3, canvas.SmallShape) | 1 }

// cardFoot draws what a card brings: the pictogram, the points of a card that
// scores with the colour they are for, or the circles of a help; at the right what
// it is worth.
func cardFoot(c *canvas.Canvas, r image.Rectangle, card engine.Card, f *font.Face) {
	if card.Icon != nil {
		side := pictogramSide(f)
		dots := canvas.DotsIn(*card.Icon, side)
		c.DotsAt(r.Min.Add(image.Pt(0, (r.Dy()-len(dots))/2)), dots, canvas.Black)
		_, r = canvas.CutLeft(r, side+canvas.WordGap(f))
	}
	if worth := cardWorth(card); worth != "" {
		var edge image.Rectangle
		r, edge = canvas.CutRight(r, f.Width(worth)+4)
		c.Round(canvas.Middle(edge, edge.Dx(), min(f.Cap+4, r.Dy())), 2, canvas.Black)
		c.Text(f, edge, canvas.Centre, worth, canvas.Paper)
	}
	r = c.Word(r, f, cardPoints(card), canvas.Black)
	if card.Of != "" {
		r = swatch(c, r, f, card.Of)
		r = c.Word(r, f, c.Sign(card.Of), canvas.Black)
	}
	drawCircles(c, r, card, f)
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
func footWidth(c *canvas.Canvas, card engine.Card, f *font.Face) int {
	width := pictogramSide(f) + canvas.WordGap(f) + c.WordWidth(f, cardPoints(card)) + card.Uses*circlePitch(f)
	if card.Of != "" {
		width += swatchWidth(c, f, card.Of) + c.WordWidth(f, c.Sign(card.Of))
	}
	if worth := cardWorth(card); worth != "" {
		width += f.Width(worth) + 4
	}
	return width
}

func circlePitch(f *font.Face) int { return f.Cap + canvas.WordGap(f) }

// drawCircles draws the uses of a help: rings, black ones that are spent.
func drawCircles(c *canvas.Canvas, r image.Rectangle, card engine.Card, f *font.Face) {
	d := f.Cap | 1
	for i := range min(card.Uses, mostCircles) {
		at := image.Pt(r.Min.X+i*circlePitch(f), r.Min.Y+(r.Dy()-d)/2)
		if i < card.Used {
			c.Disc(at, d, canvas.Black)
		} else {
			c.Ring(at, d, 1)
		}
	}
}

// cutReward splits the room for the reward in words from the bottom of r, where the
// task keeps enough of it; nil where it does not.
func cutReward(c *canvas.Canvas, r image.Rectangle, card engine.Card) (rest image.Rectangle, said *image.Rectangle) {
	f := c.Style.Small
	lines := len(f.Wrap(c.Say(card.Reward), r.Dx()))
	if card.Reward == "" || r.Dy()-lines*f.Line() < taskShare*f.Line() {
		return r, nil
	}
	rest, bottom := canvas.CutBottom(r, lines*f.Line())
	return rest, &bottom
}

// taskShare is the room that a card's task keeps before words get any, in lines.
const taskShare = 3

// mostCircles bounds how many circles are drawn.
const mostCircles = 64
