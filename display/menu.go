package display

import "silvertray/internal/words"

func (s menuScreen) draw(c *canvas) {
	r := c.heading(c.say(s.Title), "")
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, c.style.margin/2)
	if s.Note != "" {
		r = c.paragraph(c.style.small, r, left, c.say(s.Note))
		_, r = cutTop(r, c.style.margin/2)
	}
	entries := make([]entry, len(s.Items))
	for i, item := range s.Items {
		entries[i] = entry{c.say(item.Text), c.sayEach([]words.Phrase{item.Value}), lying(item.Dice, places...)}
	}
	c.list(r, entries, s.Selected)
}
