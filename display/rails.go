package display

import (
	"fmt"
	"image"

	"silvertray/engine"
)

// rails draws a line for each symbol with a column for each player: where the
// marker stands and, where there is room, the track on which it does. Lowest
// scores are on black. Without the room for any, nothing is drawn.
func (c *canvas) rails(r image.Rectangle, sheets []engine.Sheet, player int) {
	if len(sheets) == 0 || len(sheets[0].Rails) == 0 || r.Dy() < leastRails(sheets) {
		return
	}
	rails := sheets[0].Rails
	height := min(r.Dy()/(len(rails)+1), c.style.text.line()*5/4)
	f := c.rowFace(height)
	side := min(height-2, 4*f.cap/2) | 1
	sign := max(side, tiny.width("W")) + 2
	head, body := cutTop(r, height)
	_, names := cutLeft(head, sign)
	for i, s := range sheets {
		c.railHead(column(names, i, len(sheets)), s.Player, i == player && len(sheets) > 1)
	}
	for n, rail := range rails {
		var row image.Rectangle
		row, body = cutTop(body, height)
		var mark image.Rectangle
		mark, row = cutLeft(row, sign)
		c.symbol(rail.Name, middle(mark, 2, 0).Min, side, black)
		for i, s := range sheets {
			if n < len(s.Rails) {
				c.rail(inside(column(row, i, len(sheets)), 1), s, s.Rails[n], f)
			}
		}
	}
}

// railHead draws the name over a column in the largest face that has room, on
// black for the player who is asked.
func (c *canvas) railHead(r image.Rectangle, name string, asked bool) {
	f := tiny
	for _, try := range []*face{c.style.strong, c.style.text, c.style.small} {
		if try.line() <= r.Dy() && try.width(name) <= r.Dx()-4 {
			f = try
			break
		}
	}
	k := black
	if asked {
		box := r
		box.Min.X = max(r.Min.X+1, r.Max.X-f.width(f.shorten(name, r.Dx()-4))-4)
		c.round(box, min(3, r.Dy()/5), black)
		k = paper
	}
	c.text(f, inside(r, 2), right, name, k)
}

// leastRails is the height below which rails cannot be drawn.
func leastRails(sheets []engine.Sheet) int {
	if len(sheets) == 0 || len(sheets[0].Rails) == 0 {
		return 0
	}
	return (len(sheets[0].Rails) + 1) * tiny.line()
}

// trackRoom is how many digits wide a column has to be for a track beside the
// number.
const trackRoom = 8

// rail draws a number and, to the left of it, the track.
func (c *canvas) rail(r image.Rectangle, s engine.Sheet, rail engine.Rail, f *face) {
	text := fmt.Sprint(rail.At)
	digits := f.width("00")
	track, number := cutRight(r, digits+2)
	k := black
	if rail.Lowest && !level(s.Rails) {
		box := middle(number, digits+2, min(f.cap+4, r.Dy()))
		c.fill(box, black)
		k = paper
	}
	number.Max.X--
	c.text(f, number, right, text, k)
	if r.Dx() < trackRoom*f.width("0") || len(rail.Goals) == 0 {
		return
	}
	track.Max.X -= f.width("0") / 2
	c.progress(track, rail, f)
}

// progress draws a line from none to the last goal, thick as far as the marker
// has come, with a stroke at each goal.
func (c *canvas) progress(r image.Rectangle, rail engine.Rail, f *face) {
	end := max(rail.Goals[len(rail.Goals)-1], 1)
	at := func(points int) int { return r.Min.X + (r.Dx()-1)*min(max(points, 0), end)/end }
	middle := (r.Min.Y + r.Max.Y) / 2
	thick := max(f.cap/2, 3)
	c.fill(image.Rect(r.Min.X, middle, r.Max.X, middle+1), black)
	c.fill(image.Rect(r.Min.X, middle-thick/2, at(rail.At), middle-thick/2+thick), black)
	for _, goal := range rail.Goals {
		c.fill(image.Rect(at(goal), middle-thick/2-1, at(goal)+1, middle-thick/2+thick+1), black)
	}
}

// level tells that all rails stand alike, so that none is the lowest one.
func level(rails []engine.Rail) bool {
	for _, r := range rails {
		if r.At != rails[0].At {
			return false
		}
	}
	return true
}
