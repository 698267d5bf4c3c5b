// Package board takes in pieces that are laid on a shared board, seen or entered by
// keys.
package board

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Laying asks for a piece to be laid on the board or to be shown, and offers what
// can be done instead.
type Laying struct {
	mechanic *Mechanic
	ask      engine.Ask
	lines    []session.Line
	selected int
	// whose are the players of the lines.
	whose []int
	// seen says which piece was seen last. The note says what is wrong on the board,
	// at the marks.
	seen  words.Phrase
	note  words.Phrase
	marks []engine.Hex
	// offboard are the pieces that were last seen beside the board.
	offboard [][]string
}

// Lay puts the question. Where the match can say which places are best,
// these come first. The cursor is on the way of telling a piece that was used last.
func (m *Mechanic) Lay(t *session.Table, ask engine.Ask) session.State {
	l := &Laying{mechanic: m, ask: ask}
	board := boardOf(t.Match())
	if ask.Lay.Best != nil {
		l.add(ask.Player, "the best places", func() session.State { return newBest(t, l) })
	}
	if len(board.Symbols) > 0 {
		l.add(ask.Player, "enter a tile", l.again(t, laidByHand, func() session.State { return newLaid(t, l) }))
	}
	for _, show := range ask.Lay.Shows {
		if len(board.Symbols) > 0 {
			l.add(show.Player, show.Title, l.again(t, way{show.Word, show.Pieces}, func() session.State { return newShowing(t, show, l) }))
		}
	}
	for _, offer := range ask.Lay.Instead {
		l.add(offer.Player, t.Match().Label(offer.Move).Text, func() session.State { return t.Play(offer.Move, l) })
	}
	if ask.Lay.Best != nil {
		return newBest(t, l)
	}
	return l
}

func (l *Laying) add(player int, text words.Phrase, act func() session.State) {
	l.whose = append(l.whose, player)
	l.lines = append(l.lines, session.Line{Text: text, Act: act})
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
func (l *Laying) again(t *session.Table, w way, act func() session.State) func() session.State {
	if l.mechanic.way == w {
		l.selected = len(l.lines)
	}
	return func() session.State {
		l.mechanic.way = w
		return act()
	}
}

// Screen implements session.State.
func (l *Laying) Screen(t *session.Table) prompt.Prompt {
	s := screen(t, t.Match())
	s.Title, s.Selected, s.Keys, s.Held = l.ask.Title, l.selected, "◄ sheets", t.HeldBack()
	s.Note, s.Marks = l.note, l.marks
	if t.Lost != nil {
		s.Note = words.Say("The board cannot be seen: %s.", words.Error(t.Lost))
	}
	if l.seen != "" {
		s.Brings = []words.Phrase{l.seen}
	}
	for _, l := range l.lines {
		s.Options = append(s.Options, engine.Label{Text: l.Text})
	}
	return s
}

// Seat implements session.Seated. A line of another player's is not taken.
func (l *Laying) Seat(*session.Table) (player int, keys []hw.Key) {
	keys = session.AllKeys()
	if len(l.lines) > 0 && l.whose[l.selected] != l.ask.Player {
		keys = []hw.Key{hw.Up, hw.Down, hw.Back}
	}
	return l.ask.Player, keys
}

// Press implements session.State.
func (l *Laying) Press(t *session.Table, k hw.Key) session.State {
	switch {
	case k == hw.Back:
		return t.Mechanics.Sheets(t, l)
	case len(l.lines) == 0:
	case k == hw.OK:
		return l.lines[l.selected].Act()
	default:
		l.selected = session.Turn(l.selected, len(l.lines), k)
	}
	return l
}

// newLaid enters the piece that lies on the board: its symbols, then where.
func newLaid(t *session.Table, back session.State) session.State {
	ask := t.Match().Ask()
	p := &enterSymbols{match: t.Match(), asks: true, player: ask.Player, title: "Symbols of the tile", pieces: blank(1, ask.Lay.Symbols), back: back}
	p.done = func() session.State {
		return newPickPlace(t.Match(), p, func(m engine.Move, back session.State) session.State { return t.Play(m, back) })
	}
	return p.begin()
}

// newShowing enters pieces that are shown, beginning with those that are seen.
func newShowing(t *session.Table, show engine.Showing, l *Laying) *enterSymbols {
	p := &enterSymbols{match: t.Match(), asks: true, player: show.Player, title: show.Title, pieces: blank(show.Pieces, show.Symbols), back: l}
	if l.saw(show) {
		for i, piece := range l.offboard {
			copy(p.pieces[i], piece)
		}
	}
	p.done = func() session.State {
		next := t.Play(engine.Shown{Word: show.Word, Pieces: p.pieces}, p)
		l.mechanic.offboard.changes = t.Ledger.Changes()
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

// screen is one with the board of a match and the score rails of all.
func screen(t *session.Table, m engine.Match) prompt.Board {
	s := prompt.Board{Heading: t.HeadingAt(m), Board: boardOf(m), Player: m.Ask().Player}
	for i := range m.Setup().Players {
		s.Sheets = append(s.Sheets, m.Sheet(i))
	}
	return s
}
