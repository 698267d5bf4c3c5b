package sheets

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// drawCell draws one printed thing of a grid with what a player wrote on it. Cells
// beside each other share a border.
func drawCell(c *canvas.Canvas, r image.Rectangle, cell engine.Cell, f, badges *font.Face, box int) {
	switch cell.Kind {
	case engine.Line:
		drawBadge(c, r, cell.Bonus, cell.Done, badges)
	case engine.Points:
		drawPoints(c, r, cell, badges)
	case engine.RowName:
		body, _ := canvas.CutTop(r, box+1)
		c.Text(f, body, canvas.Centre, c.Sign(cell.Colour), canvas.Black)
	case engine.Given:
		body, _ := canvas.CutTop(r, box+1)
		c.Frame(body, 1, canvas.Black)
		if box >= 16 {
			c.Dotted(body.Inset(1), 2)
		}
		struck(c, body, canvas.Black)
	default:
		drawBox(c, r, cell, f, badges, box)
	}
}

// drawBox draws a box to mark, and under it the bonus it holds.
func drawBox(c *canvas.Canvas, r image.Rectangle, cell engine.Cell, f, badges *font.Face, height int) {
	body, below := canvas.CutTop(r, height+1)
	c.Frame(body, 1, canvas.Black)
	switch cell.Mark {
	case "":
		c.Text(f, body, canvas.Centre, cell.Printed, canvas.Black)
	case engine.Cross, engine.CircledCross:
		c.Fill(body.Inset(canvas.Border(height)), canvas.Black)
		struck(c, body, canvas.Paper)
	case engine.Circle:
		drawCircled(c, body, canvas.Border(height))
		c.Text(f, body, canvas.Centre, cell.Printed, canvas.Black)
	default:
		c.Fill(body.Inset(canvas.Border(height)), canvas.Black)
		c.Text(f, body, canvas.Centre, cell.Mark, canvas.Paper)
	}
	if !cell.Bonus.None() {
		drawBadge(c, below, cell.Bonus, cell.Mark != "", badges)
	}
}

// struck draws a box that is crossed out.
func struck(c *canvas.Canvas, r image.Rectangle, k canvas.Ink) {
	side := min(r.Dx(), r.Dy()) - 2*canvas.Border(r.Dy()) - 2
	// An odd or even side like the box's own puts the cross in its very middle.
	c.Cross(canvas.Middle(r, side+(side+r.Dx())%2, side+(side+r.Dy())%2), 1+side/8, k)
}

// drawCircled draws a circle as large as a box allows. Where boxes are wide it
// becomes an oval, so that it goes around the number; a low box gets brackets,
// for lines above and below would touch it.
func drawCircled(c *canvas.Canvas, r image.Rectangle, width int) {
	in := r.Inset(1)
	if width == 1 {
		in = r.Inset(2)
		c.Fill(in, canvas.Black)
		c.Fill(image.Rect(in.Min.X+1, in.Min.Y, in.Max.X-1, in.Max.Y), canvas.Paper)
		c.Set(in.Min.X+1, r.Min.Y+1, canvas.Black)
		c.Set(in.Min.X+1, r.Max.Y-2, canvas.Black)
		c.Set(in.Max.X-2, r.Min.Y+1, canvas.Black)
		c.Set(in.Max.X-2, r.Max.Y-2, canvas.Black)
		return
	}
	c.Round(in, in.Dy()/2, canvas.Black)
	in = in.Inset(width)
	c.Round(in, in.Dy()/2, canvas.Paper)
}

// badgeHeight is the height of a bonus beside boxes of the given height.
func badgeHeight(box int) int { return max(box*5/6+1, 7) }

// drawBadge draws a bonus: bare while it can still be won, on black once it is.
func drawBadge(c *canvas.Canvas, r image.Rectangle, bonus engine.Bonus, won bool, f *font.Face) {
	text := bonusText(c, bonus)
	k := canvas.Black
	if won {
		c.Round(canvas.Middle(r, min(f.Width(text)+4, r.Dx()), min(f.Cap+4, r.Dy())), 3, canvas.Black)
		k = canvas.Paper
	}
	c.Text(f, r, canvas.Centre, text, k)
}

// drawPoints draws printed points, on black once they are earned.
func drawPoints(c *canvas.Canvas, r image.Rectangle, cell engine.Cell, f *font.Face) {
	k := canvas.Black
	if cell.Done {
		c.Fill(canvas.Middle(r, min(f.Width(cell.Printed)+3, r.Dx()), min(f.Cap+4, r.Dy())), canvas.Black)
		k = canvas.Paper
	}
	c.Text(f, r, canvas.Centre, cell.Printed, k)
}

// bonusText is a bonus in the few signs that fit a sheet: its picture, or the colour's
// initial before what is written there.
func bonusText(c *canvas.Canvas, b engine.Bonus) string {
	switch {
	case b.Icon != nil:
		return font.Inline(b.Icon)
	case b.Colour == "":
		return b.Text
	}
	return c.Sign(b.Colour) + b.Text
}
