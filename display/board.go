package display

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

func (s boardScreen) draw(c *canvas) {
	r := c.matchHeading(s.Heading)
	r = c.heldHints(r, s.Held, s.hints()...)
	_, r = cutTop(r, c.style.margin/3)
	room := image.Pt(r.Dx()*boardShare/100, r.Dy())
	h := newHoneycomb(s.Board, s.Marks, room)
	size := h.size()
	if len(h.cells) > 0 {
		board, rest := cutLeft(r, size.X)
		h.place(image.Pt(board.Min.X, board.Min.Y+(board.Dy()-size.Y)/2))
		c.honeycomb(h, s.puts())
		_, r = cutLeft(rest, c.style.margin)
	}
	s.beside(c, r)
}

func (s boardScreen) hints() []words.Phrase {
	if len(s.Options) == 0 {
		return []words.Phrase{s.Keys}
	}
	return []words.Phrase{"▲▼ choose", "OK take", s.Keys}
}

// puts are those at the cursor, and a question mark on each cell that is marked.
func (s boardScreen) puts() []engine.Put {
	puts := s.Puts
	for _, at := range s.Marks {
		puts = append(puts[:len(puts):len(puts)], engine.Put{At: at, Symbol: "?"})
	}
	return puts
}

// boardShare is how much of the panel's width a board may take, in percent.
const boardShare = 56

// beside draws what is asked, and the rails below it in what is left.
func (s boardScreen) beside(c *canvas, r image.Rectangle) {
	r = c.narrowTitle(r, c.say(s.Title))
	if s.Picture != nil {
		c.pictured(r, s)
		return
	}
	if s.Note != "" {
		r = c.warning(r, capital(c.say(s.Note)))
		_, r = cutTop(r, c.style.margin/3)
	}
	if len(s.Pieces) > 0 {
		r = c.pieces(r, s.Pieces, s.At)
	}
	if len(s.Brings) > 0 {
		r = c.paragraph(c.narrowFace(r, c.style.text, c.say(words.List(s.Brings)), 2), r, left, c.say(words.List(s.Brings)))
		_, r = cutTop(r, c.style.margin/3)
	}
	if len(s.Options) > 0 {
		entries := make([]entry, len(s.Options))
		for i, o := range s.Options {
			entries[i] = entry{text: c.say(o.Text), brings: c.sayEach(o.Brings)}
		}
		at := min(max(s.Selected, 0), len(entries)-1)
		var list image.Rectangle
		list, r = cutTop(r, c.listBeside(r, entries, at, leastRails(s.Sheets)+c.style.margin/3))
		c.list(list, entries, at)
		_, r = cutTop(r, c.style.margin/3)
	}
	c.rails(r, s.Sheets, s.Player)
}

// listBeside is how high a list is that leaves room for the rails below, unless that
// has no room for the entry at the cursor either: then it takes all there is.
func (c *canvas) listBeside(r image.Rectangle, entries []entry, at, rails int) int {
	room := r.Dy() - rails
	if room < c.rowHeight()*c.rowsOf(r, entries[at], true) {
		room = r.Dy()
	}
	return min(c.listHeight(r, entries, at), room)
}

// narrowTitle draws a question in a column, smaller where it is long.
func (c *canvas) narrowTitle(r image.Rectangle, text string) image.Rectangle {
	if text == "" {
		return r
	}
	lines := 2
	if c.low() {
		lines = 1
	}
	rest := c.paragraph(c.narrowFace(r, c.style.strong, text, lines), r, left, text)
	_, rest = cutTop(rest, c.style.margin/3)
	return rest
}

// narrowFace is the largest face from f down with which a text takes so many
// lines, or the small one.
func (c *canvas) narrowFace(r image.Rectangle, f *face, text string, lines int) *face {
	for _, try := range []*face{f, c.style.text} {
		if len(try.wrap(text, r.Dx())) <= lines {
			return try
		}
	}
	return c.style.small
}
