package display

func (s Message) draw(c *canvas) {
	m := c.style.margin
	r := inside(c.bounds(), m)
	if s.Title != "" {
		r = c.heading(s.Title, "")
	}
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, m)
	f := c.style.text
	if len(f.wrap(s.Text, r.Dx()))*f.line() > r.Dy() {
		f = c.style.small
	}
	c.paragraph(f, r, left, s.Text)
}
