package companion

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// laying asks for a piece to be laid on the board or to be shown, and offers what
// can be done instead.
type laying struct {
	ask      engine.Ask
	lines    []line
	selected int
	// seen says which piece was seen last. The note says what is wrong on the board,
	// at the marks.
	seen  words.Phrase
	note  words.Phrase
	marks []engine.Hex
	// beside are the pieces that were last seen beside the board.
	beside [][]string
}

// newLaying puts the question. Where the match can say which places are best,
// these come first. The cursor is on the way of telling a piece that was used last.
func newLaying(t *table, ask engine.Ask) state {
	l := &laying{ask: ask}
	board := boardOf(t.match)
	if ask.Lay.Best != nil {
		l.add("the best places", func() state { return newBest(t, l) })
	}
	if len(board.Symbols) > 0 {
		l.add("enter a tile", l.again(t, laidByHand, func() state { return newLaid(t, l) }))
	}
	for _, show := range ask.Lay.Shows {
		if len(board.Symbols) > 0 {
			l.add(show.Title, l.again(t, way{show.Word, show.Pieces}, func() state { return newShowing(t, show, l) }))
		}
	}
	for _, offer := range ask.Lay.Instead {
		l.add(t.match.Label(offer.Move).Text, func() state { return t.play(offer.Move, l) })
	}
	if ask.Lay.Best != nil {
		return newBest(t, l)
	}
	return l
}

func (l *laying) add(text words.Phrase, act func() state) {
	l.lines = append(l.lines, line{text: text, act: act})
}

// way is how people tell the box of pieces: laid, or shown with a word and so many
// at once.
type way struct {
	word   string
	pieces int
}

var laidByHand = way{"laid", 1}

// again puts the cursor on the next line where people went that way before, and
// makes them go it again.
func (l *laying) again(t *table, w way, act func() state) func() state {
	if t.way == w {
		l.selected = len(l.lines)
	}
	return func() state {
		t.way = w
		return act()
	}
}

func (l *laying) screen(t *table) prompt.Prompt {
	s := t.board(t.match)
	s.Title, s.Selected, s.Keys, s.Held = l.ask.Title, l.selected, "◄ sheets", t.heldBack()
	s.Note, s.Marks = l.note, l.marks
	if l.seen != "" {
		s.Brings = []words.Phrase{l.seen}
	}
	for _, l := range l.lines {
		s.Options = append(s.Options, engine.Label{Text: l.text})
	}
	return s
}

func (l *laying) press(t *table, k hw.Key) state {
	switch {
	case k == hw.Back:
		return newBrowsing(t, l)
	case len(l.lines) == 0:
	case k == hw.OK:
		return l.lines[l.selected].act()
	default:
		l.selected = turn(l.selected, len(l.lines), k)
	}
	return l
}

// newLaid enters the piece that lies on the board: its symbols, then where.
func newLaid(t *table, back state) state {
	ask := t.match.Ask()
	p := &picking{match: t.match, title: "Symbols of the tile", pieces: blank(1, ask.Lay.Symbols), back: back}
	p.done = func() state {
		return newSiting(t.match, p, func(m engine.Move, back state) state { return t.play(m, back) })
	}
	return p.begin()
}

// newShowing enters pieces that are shown, beginning with those that are seen.
func newShowing(t *table, show engine.Showing, l *laying) *picking {
	p := &picking{match: t.match, title: show.Title, pieces: blank(show.Pieces, show.Symbols), back: l}
	if l.saw(show) {
		for i, piece := range l.beside {
			copy(p.pieces[i], piece)
		}
	}
	p.done = func() state {
		next := t.play(engine.Shown{Word: show.Word, Pieces: p.pieces}, p)
		t.beside.moves = t.moves
		return next
	}
	return p.begin()
}

// blank are pieces of which no symbol is known.
func blank(pieces, symbols int) [][]string {
	all := make([][]string, pieces)
	for i := range all {
		all[i] = make([]string, symbols)
	}
	return all
}

// boardOf is the board of a match; an empty one where it has none.
func boardOf(m engine.Match) engine.Board {
	if b, ok := m.(engine.Boarded); ok {
		return b.Board()
	}
	return engine.Board{}
}

// board is a screen with the board of a match and the score rails of all.
func (t *table) board(m engine.Match) prompt.Board {
	s := prompt.Board{Heading: t.headingAt(m), Board: boardOf(m), Player: m.Ask().Player}
	for i := range m.Setup().Players {
		s.Sheets = append(s.Sheets, m.Sheet(i))
	}
	return s
}
