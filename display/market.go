package display

func (s marketScreen) draw(c *canvas) {
	r := c.question(s.Heading, c.say(s.Title))
	r.Min.X, r.Max.X = r.Min.X-c.style.margin/2, r.Max.X+c.style.margin/2
	r = c.heldHints(r, s.Held, s.Keys)
	_, r = cutTop(r, c.style.margin/3)
	if len(s.Cards) == 0 {
		c.cardless(r)
		return
	}
	c.spread(r, spanOf(s.Cards), s.Cards, "")
}
