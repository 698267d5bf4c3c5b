package display

import "image"

func (s startScreen) draw(c *canvas) {
	m := c.style.margin
	r := inside(c.bounds(), m)
	r.Min.Y += m
	r = c.hints(r, "▲▼ choose", "OK take")
	r = c.ornament(r)
	for _, line := range c.style.title.wrap(c.say(s.Title), r.Dx()) {
		var row image.Rectangle
		row, r = cutTop(r, c.style.title.line())
		c.text(c.style.title, row, left, line, black)
	}
	_, r = cutTop(r, m)
	entries := make([]entry, len(s.Items))
	for i, item := range s.Items {
		entries[i] = entry{text: c.say(item)}
	}
	c.list(r, entries, s.Selected)
}

// ornament draws six dice along the top, if the panel is high enough.
func (c *canvas) ornament(r image.Rectangle) image.Rectangle {
	if c.bounds().Dy() < 10*c.style.text.line() {
		return r
	}
	side := c.style.title.line() + 2
	row, rest := cutTop(r, side)
	for i := range 6 {
		box := image.Rect(0, 0, side, side).Add(row.Min).Add(image.Pt(i*(side+c.style.margin), 0))
		state := certain
		if i%2 == 1 {
			state = chosen
		}
		c.die(box, die{value: i + 1, state: state})
	}
	_, rest = cutTop(rest, c.style.margin)
	return rest
}
