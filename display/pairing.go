package display

import (
	"image"
	"strings"
)

func (s pairingScreen) draw(c *canvas) {
	m := c.style.margin
	r := c.heading(c.say(s.Title), "")
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, m/2)
	if len(s.Squares) > 0 {
		dot := max(r.Dy()/(len(s.Squares)+quiet), 1)
		side := dot * len(s.Squares)
		code, rest := cutLeft(r, side)
		c.squares(code.Min, s.Squares, dot)
		_, r = cutLeft(rest, m+m/2)
	}
	for _, line := range c.style.small.wrap(c.say("Point the phone's camera at the square, or open"), r.Dx()) {
		r = c.row(r, c.style.small, line)
	}
	for _, line := range c.addressLines(s.Address, "/seat", r.Dx()) {
		r = c.row(r, c.style.small, line)
	}
	_, r = cutTop(r, m/2)
	r = c.row(r, c.style.small, c.say("and enter"))
	c.row(r, c.style.title, s.Code)
}

// addressLines is an address, without what a phone adds by itself, on one line
// where there is room, and else broken before its path.
func (c *canvas) addressLines(address, path string, room int) []string {
	f, host := c.style.small, strings.TrimPrefix(address, "http://")
	if f.width(host+path) <= room {
		return []string{host + path}
	}
	return f.wrap(host+" "+path, room)
}

// quiet is how many dots the paper around a QR code takes of the height, above
// and below together, beside the margins that are there.
const quiet = 2

// row draws a line of text and returns what is left below it.
func (c *canvas) row(r image.Rectangle, f *face, text string) image.Rectangle {
	line, rest := cutTop(r, f.line())
	c.text(f, line, left, text, black)
	return rest
}

// squares draws a QR code.
func (c *canvas) squares(at image.Point, rows [][]bool, dot int) {
	for y, row := range rows {
		for x, dark := range row {
			if dark {
				p := at.Add(image.Pt(x*dot, y*dot))
				c.fill(image.Rectangle{Min: p, Max: p.Add(image.Pt(dot, dot))}, black)
			}
		}
	}
}
