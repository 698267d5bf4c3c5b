package board

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/display/font"
	"silvertray/display/lists"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Board draws a prompt.Board.
type Board prompt.Board

// Draw draws the screen.
func (s Board) Draw(c *canvas.Canvas) {
	r := c.MatchHeading(s.Heading)
	r = c.HeldHints(r, s.Held, s.hints()...)
	_, r = canvas.CutTop(r, c.Style.Margin/3)
	room := image.Pt(r.Dx()*boardShare/100, r.Dy())
	h := newHoneycomb(s.Board, s.Marks, room)
	size := h.size()
	if len(h.cells) > 0 {
		board, rest := canvas.CutLeft(r, size.X)
		h.place(image.Pt(board.Min.X, board.Min.Y+(board.Dy()-size.Y)/2))
		drawHoneycomb(c, h, s.puts())
		_, r = canvas.CutLeft(rest, c.Style.Margin)
	}
	s.beside(c, r)
}

func (s Board) hints() []words.Phrase {
	if len(s.Options) == 0 {
		return []words.Phrase{s.Keys}
	}
	return []words.Phrase{"▲▼ choose", "OK take", s.Keys}
}

// puts are those at the cursor, and a question mark on each cell that is marked.
func (s Board) puts() []engine.Put {
	puts := s.Puts
	for _, at := range s.Marks {
		puts = append(puts[:len(puts):len(puts)], engine.Put{At: at, Symbol: "?"})
	}
	return puts
}

// boardShare is how much of the panel's width a board may take, in percent.
const boardShare = 56

// beside draws what is asked, and the rails below it in what is left.
func (s Board) beside(c *canvas.Canvas, r image.Rectangle) {
	r = narrowTitle(c, r, c.Say(s.Title))
	if s.Picture != nil {
		pictured(c, r, s)
		return
	}
	if s.Note != "" {
		r = dice.Warning(c, r, canvas.Capital(c.Say(s.Note)))
		_, r = canvas.CutTop(r, c.Style.Margin/3)
	}
	if len(s.Pieces) > 0 {
		r = drawPieces(c, r, s.Board, s.Pieces, s.At)
	}
	if len(s.Brings) > 0 {
		r = c.Paragraph(narrowFace(c, r, c.Style.Text, c.Say(words.List(s.Brings)), 2), r, canvas.Left, c.Say(words.List(s.Brings)))
		_, r = canvas.CutTop(r, c.Style.Margin/3)
	}
	if len(s.Options) > 0 {
		entries := make([]lists.Entry, len(s.Options))
		for i, o := range s.Options {
			entries[i] = lists.Entry{Text: c.Say(o.Text), Brings: c.SayEach(o.Brings)}
		}
		at := min(max(s.Selected, 0), len(entries)-1)
		var list image.Rectangle
		list, r = canvas.CutTop(r, listBeside(c, r, entries, at, leastRails(s.Sheets)+c.Style.Margin/3))
		lists.Draw(c, list, entries, at)
		_, r = canvas.CutTop(r, c.Style.Margin/3)
	}
	Rails(c, r, s.Sheets, s.Player)
}

// listBeside is how high a list is that leaves room for the rails below, unless that
// has no room for the entry at the cursor either: then it takes all there is.
func listBeside(c *canvas.Canvas, r image.Rectangle, entries []lists.Entry, at, rails int) int {
	room := r.Dy() - rails
	if room < c.RowHeight()*lists.RowsOf(c, r, entries[at], true) {
		room = r.Dy()
	}
	return min(lists.Height(c, r, entries, at), room)
}

// narrowTitle draws a question in a column, smaller where it is long.
func narrowTitle(c *canvas.Canvas, r image.Rectangle, text string) image.Rectangle {
	if text == "" {
		return r
	}
	lines := 2
	if c.Low() {
		lines = 1
	}
	rest := c.Paragraph(narrowFace(c, r, c.Style.Strong, text, lines), r, canvas.Left, text)
	_, rest = canvas.CutTop(rest, c.Style.Margin/3)
	return rest
}

// narrowFace is the largest face from f down with which a text takes so many
// lines, or the small one.
func narrowFace(c *canvas.Canvas, r image.Rectangle, f *font.Face, text string, lines int) *font.Face {
	for _, try := range []*font.Face{f, c.Style.Text} {
		if len(try.Wrap(text, r.Dx())) <= lines {
			return try
		}
	}
	return c.Style.Small
}
