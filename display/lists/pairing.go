package lists

import (
	"image"
	"strings"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/internal/prompt"
)

// Pairing draws a prompt.Pairing.
type Pairing prompt.Pairing

// Draw draws the screen.
func (s Pairing) Draw(c *canvas.Canvas) {
	m := c.Style.Margin
	r := c.Heading(c.Say(s.Title), "")
	r = c.Hints(r, s.Keys)
	_, r = canvas.CutTop(r, m/2)
	if len(s.Squares) > 0 {
		dot := max(r.Dy()/(len(s.Squares)+quiet), 1)
		side := dot * len(s.Squares)
		code, rest := canvas.CutLeft(r, side)
		drawSquares(c, code.Min, s.Squares, dot)
		_, r = canvas.CutLeft(rest, m+m/2)
	}
	for _, line := range c.Style.Small.Wrap(c.Say("Point the phone's camera at the square, or open"), r.Dx()) {
		r = drawRow(c, r, c.Style.Small, line)
	}
	for _, line := range addressLines(c, s.Address, "/seat", r.Dx()) {
		r = drawRow(c, r, c.Style.Small, line)
	}
	_, r = canvas.CutTop(r, m/2)
	r = drawRow(c, r, c.Style.Small, c.Say("and enter"))
	drawRow(c, r, c.Style.Title, inHalves(s.Code))
}

// long is how many digits can no longer be read at a glance.
const long = 8

// inHalves parts a long code in the middle, so that it can be typed digit by digit.
func inHalves(code string) string {
	if len(code) < long {
		return code
	}
	half := len(code) / 2
	return code[:half] + " " + code[half:]
}

// addressLines is an address, without what a phone adds by itself, on one line
// where there is room, and else broken before its path.
func addressLines(c *canvas.Canvas, address, path string, room int) []string {
	f, host := c.Style.Small, strings.TrimPrefix(address, "http://")
	if f.Width(host+path) <= room {
		return []string{host + path}
	}
	return f.Wrap(host+" "+path, room)
}

// quiet is how many dots the paper around a QR code takes of the height, above
// and below together, beside the margins that are there.
const quiet = 2

// drawRow draws a line of text and returns what is left below it.
func drawRow(c *canvas.Canvas, r image.Rectangle, f *font.Face, text string) image.Rectangle {
	line, rest := canvas.CutTop(r, f.Line())
	c.Text(f, line, canvas.Left, text, canvas.Black)
	return rest
}

// drawSquares draws a QR code.
func drawSquares(c *canvas.Canvas, at image.Point, rows [][]bool, dot int) {
	for y, row := range rows {
		for x, dark := range row {
			if dark {
				p := at.Add(image.Pt(x*dot, y*dot))
				c.Fill(image.Rectangle{Min: p, Max: p.Add(image.Pt(dot, dot))}, canvas.Black)
			}
		}
	}
}
