package display

import (
	"image"
	"strings"

	"silvertray/engine"
)

// cell draws one printed thing of a grid with what a player wrote on it. Cells
// beside each other share a border.
func (c *canvas) cell(r image.Rectangle, cell engine.Cell, f *face, box int) {
	switch cell.Kind {
	case engine.Line:
		c.badge(r.Inset(1), cell.Bonus, cell.Done)
	case engine.Points:
		c.points(image.Rect(r.Min.X+1, r.Min.Y+1, r.Max.X-1, r.Max.Y-1), cell)
	case engine.Given:
		body, _ := cutTop(r, box+1)
		c.frame(body, 1, black)
		c.dotted(body.Inset(1), 2)
	default:
		c.box(r, cell, f, box)
	}
}

// box draws a box to mark, and under it the bonus it holds.
func (c *canvas) box(r image.Rectangle, cell engine.Cell, f *face, height int) {
	body, below := cutTop(r, height+1)
	c.frame(body, 1, black)
	switch cell.Mark {
	case "":
		c.text(f, body, centre, cell.Printed, black)
	case "×":
		c.struck(body)
	default:
		c.fill(body.Inset(1), black)
		c.text(f, body, centre, cell.Mark, paper)
	}
	if cell.Bonus != "" {
		c.badge(image.Rect(below.Min.X+1, below.Min.Y, below.Max.X-1, below.Max.Y-1), cell.Bonus, cell.Mark != "")
	}
}

// struck draws a box that is crossed out.
func (c *canvas) struck(r image.Rectangle) {
	c.fill(r.Inset(1), black)
	side := min(r.Dx(), r.Dy()) - 6
	c.cross(middle(r, side, side), 1+side/8, paper)
}

// badgeHeight is the height of a bonus beside boxes of the given height.
func badgeHeight(box int) int { return max(box*2/3, 7) }

// badge draws a bonus: bare while it is to be won, on black once it is.
func (c *canvas) badge(r image.Rectangle, code string, won bool) {
	text := bonusText(code)
	f := fitting(regular, text, r.Dx()-2, r.Dy()+2)
	k := black
	if won {
		c.round(middle(r, min(f.width(text)+4, r.Dx()), min(f.cap+4, r.Dy())), 3, black)
		k = paper
	}
	c.text(f, r, centre, text, k)
}

// points draws printed points, on black once they are earned.
func (c *canvas) points(r image.Rectangle, cell engine.Cell) {
	f := fitting(regular, cell.Printed, r.Dx(), r.Dy()+2)
	k := black
	if cell.Done {
		c.fill(middle(r, min(f.width(cell.Printed)+3, r.Dx()), min(f.cap+4, r.Dy())), black)
		k = paper
	}
	c.text(f, r, centre, cell.Printed, k)
}

// bonusText is a bonus in the few signs that fit a sheet: the colour's initial
// before what is written there.
func bonusText(code string) string {
	switch code {
	case "fox":
		return string(fox)
	case "reroll":
		return string(again)
	case "plus_one":
		return "+1"
	}
	parts := strings.Split(code, ":")
	if parts[0] == "num" && len(parts) == 3 {
		parts = []string{parts[2], parts[1]}
	}
	if len(parts) != 2 {
		return code
	}
	return initial(parts[1]) + strings.Replace(parts[0], "x", "×", 1)
}
