package display

import (
	"image"

	"silvertray/engine"
)

// cell draws one printed thing of a grid with what a player wrote on it. Cells
// beside each other share a border.
func (c *canvas) cell(r image.Rectangle, cell engine.Cell, f, badges *face, box int) {
	switch cell.Kind {
	case engine.Line:
		c.badge(r, cell.Bonus, cell.Done, badges)
	case engine.Points:
		c.points(r, cell, badges)
	case engine.RowName:
		body, _ := cutTop(r, box+1)
		c.text(f, body, centre, c.sign(cell.Colour), black)
	case engine.Given:
		body, _ := cutTop(r, box+1)
		c.frame(body, 1, black)
		if box >= 16 {
			c.dotted(body.Inset(1), 2)
		}
		c.struck(body, black)
	default:
		c.box(r, cell, f, badges, box)
	}
}

// box draws a box to mark, and under it the bonus it holds.
func (c *canvas) box(r image.Rectangle, cell engine.Cell, f, badges *face, height int) {
	body, below := cutTop(r, height+1)
	c.frame(body, 1, black)
	switch cell.Mark {
	case "":
		c.text(f, body, centre, cell.Printed, black)
	case engine.Cross, engine.CircledCross:
		c.fill(body.Inset(border(height)), black)
		c.struck(body, paper)
	case engine.Circle:
		c.circled(body, border(height))
		c.text(f, body, centre, cell.Printed, black)
	default:
		c.fill(body.Inset(border(height)), black)
		c.text(f, body, centre, cell.Mark, paper)
	}
	if !cell.Bonus.None() {
		c.badge(below, cell.Bonus, cell.Mark != "", badges)
	}
}

// border is the frame of a box, and in one that is large enough the white line
// within.
func border(height int) int {
	if height < 11 {
		return 1
	}
	return 2
}

// struck draws a box that is crossed out.
func (c *canvas) struck(r image.Rectangle, k ink) {
	side := min(r.Dx(), r.Dy()) - 2*border(r.Dy()) - 2
	// An odd or even side like the box's own puts the cross in its very middle.
	c.cross(middle(r, side+(side+r.Dx())%2, side+(side+r.Dy())%2), 1+side/8, k)
}

// circled draws a circle as large as a box allows. Where boxes are wide it
// becomes an oval, so that it goes around the number; a low box gets brackets,
// for lines above and below would touch it.
func (c *canvas) circled(r image.Rectangle, width int) {
	in := r.Inset(1)
	if width == 1 {
		in = r.Inset(2)
		c.fill(in, black)
		c.fill(image.Rect(in.Min.X+1, in.Min.Y, in.Max.X-1, in.Max.Y), paper)
		c.set(in.Min.X+1, r.Min.Y+1, black)
		c.set(in.Min.X+1, r.Max.Y-2, black)
		c.set(in.Max.X-2, r.Min.Y+1, black)
		c.set(in.Max.X-2, r.Max.Y-2, black)
		return
	}
	c.round(in, in.Dy()/2, black)
	in = in.Inset(width)
	c.round(in, in.Dy()/2, paper)
}

// badgeHeight is the height of a bonus beside boxes of the given height.
func badgeHeight(box int) int { return max(box*5/6+1, 7) }

// badge draws a bonus: bare while it is to be won, on black once it is.
func (c *canvas) badge(r image.Rectangle, bonus engine.Bonus, won bool, f *face) {
	text := c.bonusText(bonus)
	k := black
	if won {
		c.round(middle(r, min(f.width(text)+4, r.Dx()), min(f.cap+4, r.Dy())), 3, black)
		k = paper
	}
	c.text(f, r, centre, text, k)
}

// points draws printed points, on black once they are earned.
func (c *canvas) points(r image.Rectangle, cell engine.Cell, f *face) {
	k := black
	if cell.Done {
		c.fill(middle(r, min(f.width(cell.Printed)+3, r.Dx()), min(f.cap+4, r.Dy())), black)
		k = paper
	}
	c.text(f, r, centre, cell.Printed, k)
}

// bonusText is a bonus in the few signs that fit a sheet: its picture, or the colour's
// initial before what is written there.
func (c *canvas) bonusText(b engine.Bonus) string {
	switch {
	case b.Icon != nil:
		return inline(b.Icon)
	case b.Colour == "":
		return b.Text
	}
	return c.sign(b.Colour) + b.Text
}
