package board

import (
	"fmt"
	"image"
	"strconv"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// Rails draws a line for each symbol with a column for each player: where the
// marker stands and, where there is room, the track on which it does. Lowest
// scores are on black. Without the room for any, nothing is drawn.
func Rails(c *canvas.Canvas, r image.Rectangle, sheets []engine.Sheet, player int) {
	if len(sheets) == 0 || len(sheets[0].Rails) == 0 || r.Dy() < leastRails(sheets) {
		return
	}
	rails := sheets[0].Rails
	height := min(r.Dy()/(len(rails)+1), c.Style.Text.Line()*5/4)
	f := c.RowFace(height)
	side := min(height-2, 4*f.Cap/2) | 1
	sign := max(side, font.Tiny.Width("W")) + 2
	head, body := canvas.CutTop(r, height)
	_, names := canvas.CutLeft(head, sign)
	for i, s := range sheets {
		railHead(c, canvas.Column(names, i, len(sheets)), c.Name(s.Player), i+1, i == player && len(sheets) > 1)
	}
	for n, rail := range rails {
		var row image.Rectangle
		row, body = canvas.CutTop(body, height)
		var mark image.Rectangle
		mark, row = canvas.CutLeft(row, sign)
		c.Symbol(rail.Symbol, canvas.Middle(mark, 2, 0).Min, side, canvas.Black)
		for i, s := range sheets {
			if n < len(s.Rails) {
				drawRail(c, canvas.Inside(canvas.Column(row, i, len(sheets)), 1), s, s.Rails[n], f)
			}
		}
	}
}

// railHead draws the name over a column in the largest face that has room, on
// black for the player who is asked. Where only the tiny face has room, which lacks the
// letters of some languages, the number of the seat stands for such a name.
func railHead(c *canvas.Canvas, r image.Rectangle, name string, seat int, asked bool) {
	f := font.Tiny
	for _, try := range []*font.Face{c.Style.Strong, c.Style.Text, c.Style.Small} {
		if try.Line() <= r.Dy() && try.Width(name) <= r.Dx()-4 {
			f = try
			break
		}
	}
	if f == font.Tiny && !font.TinyDraws(name) {
		name = strconv.Itoa(seat)
	}
	k := canvas.Black
	if asked {
		box := r
		box.Min.X = max(r.Min.X+1, r.Max.X-f.Width(f.Shorten(name, r.Dx()-4))-4)
		c.Round(box, min(3, r.Dy()/5), canvas.Black)
		k = canvas.Paper
	}
	c.Text(f, canvas.Inside(r, 2), canvas.Right, name, k)
}

// leastRails is the height below which rails cannot be drawn.
func leastRails(sheets []engine.Sheet) int {
	if len(sheets) == 0 || len(sheets[0].Rails) == 0 {
		return 0
	}
	return (len(sheets[0].Rails) + 1) * font.Tiny.Line()
}

// trackRoom is how many digits wide a column has to be for a track beside the
// number.
const trackRoom = 8

// drawRail draws a number and, to the left of it, the track.
func drawRail(c *canvas.Canvas, r image.Rectangle, s engine.Sheet, rail engine.Rail, f *font.Face) {
	text := fmt.Sprint(rail.At)
	digits := f.Width("00")
	track, number := canvas.CutRight(r, digits+2)
	k := canvas.Black
	if rail.At == s.Lowest() && !level(s.Rails) {
		box := canvas.Middle(number, digits+2, min(f.Cap+4, r.Dy()))
		c.Fill(box, canvas.Black)
		k = canvas.Paper
	}
	number.Max.X--
	c.Text(f, number, canvas.Right, text, k)
	if r.Dx() < trackRoom*f.Width("0") || len(rail.Goals) == 0 {
		return
	}
	track.Max.X -= f.Width("0") / 2
	drawProgress(c, track, rail, f)
}

// drawProgress draws a line from none to the last goal, thick as far as the marker
// has come, with a stroke at each goal.
func drawProgress(c *canvas.Canvas, r image.Rectangle, rail engine.Rail, f *font.Face) {
	end := max(rail.Goals[len(rail.Goals)-1], 1)
	at := func(points int) int { return r.Min.X + (r.Dx()-1)*min(max(points, 0), end)/end }
	middle := (r.Min.Y + r.Max.Y) / 2
	thick := max(f.Cap/2, 3)
	c.Fill(image.Rect(r.Min.X, middle, r.Max.X, middle+1), canvas.Black)
	c.Fill(image.Rect(r.Min.X, middle-thick/2, at(rail.At), middle-thick/2+thick), canvas.Black)
	for _, goal := range rail.Goals {
		c.Fill(image.Rect(at(goal), middle-thick/2-1, at(goal)+1, middle-thick/2+thick+1), canvas.Black)
	}
}

// level reports whether all rails stand alike, so that none is the lowest one.
func level(rails []engine.Rail) bool {
	for _, r := range rails {
		if r.At != rails[0].At {
			return false
		}
	}
	return true
}
