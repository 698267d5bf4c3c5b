package companion

import (
	"errors"
	"io"

	"silvertray/engine"
	"silvertray/internal/words"
	"silvertray/vision"
)

// looking waits for a piece to be laid, where the board can be seen.
func (l *laying) looking(t *table) vision.Want {
	if !t.boards {
		return vision.Want{}
	}
	return vision.Want{Board: true, Offboard: len(l.ask.Lay.Shows) > 0, Printed: boardOf(t.match).Printed()}
}

// see takes what was laid since the last move, if that is clear. A sure reading
// counts at once: it shows on the screen, and can be corrected like any move.
func (l *laying) see(t *table, s sighting) state {
	l.seen, l.note, l.marks = "", "", nil
	switch {
	case errors.Is(s.err, io.EOF):
		t.boards, l.note = false, "No more pictures will come. Enter the tiles by hand."
		return l
	case s.err != nil:
		l.note = words.Say("The board cannot be seen: %s.", words.Error(s.err))
		return l
	case s.reading.Board == nil:
		return l
	}
	if next := t.reprinted(*s.reading.Board, l); next != nil {
		return next
	}
	return l.read(t, *s.reading.Board)
}

// read takes a board that is clear, or becomes so with a person's word.
func (l *laying) read(t *table, r vision.BoardReading) state {
	if cells, why, ok := doubts(boardOf(t.match), r); ok {
		return l.doubted(t, r, cells, why)
	}
	return l.take(t, r)
}

// take takes the piece that was laid, where one was, or else what is shown beside the
// board.
func (l *laying) take(t *table, r vision.BoardReading) state {
	var puts []engine.Put
	if puts, l.note, l.marks = difference(boardOf(t.match), r, l.ask.Lay.Symbols); len(puts) == 0 {
		if next := l.shown(t, r); next != nil {
			return next
		}
		return l
	}
	move, err := t.match.Parse(engine.Laid{Puts: puts}.String())
	if err != nil {
		l.note, l.marks = words.Error(err), cellsOf(puts)
		return l
	}
	label := t.match.Label(move)
	next := t.play(move, l)
	if asks, ok := next.(*laying); ok {
		asks.seen = words.Say("Seen: %s.", words.List(append([]words.Phrase{label.Text}, label.Brings...)))
	}
	return next
}

// looking and see go to the question, where a piece on the board answers it.
func (s *siting) looking(t *table) vision.Want {
	if s.asks == nil {
		return vision.Want{}
	}
	return s.asks.looking(t)
}

func (s *siting) see(t *table, sight sighting) state {
	if s.asks == nil {
		return s
	}
	if next := s.asks.see(t, sight); next != s.asks {
		return next
	}
	return s
}

// difference is the piece of so many symbols that lies on the board as it was
// read, and not yet in the match. Where that is not clear, the note says why, and
// the marks where; all are empty while nothing was laid.
func difference(b engine.Board, r vision.BoardReading, lay int) (puts []engine.Put, note words.Phrase, marks []engine.Hex) {
	for _, p := range r.Problems {
		return nil, p.Text, p.Places
	}
	if !r.Sure {
		return nil, "The board is not seen clearly.", nil
	}
	d := compare(b, r)
	switch {
	case len(d.printed) > 0:
		return nil, "Another board lies here. Lay back the one of this match.", d.printed
	case len(d.other) > 0:
		return nil, "The board shows another symbol here. Lay back what was there, or correct the cell.", d.other
	case len(d.gone) > 0:
		return nil, "Something is gone from here. Lay it back, or take moves back.", append(d.gone, cellsOf(d.laid)...)
	case len(d.laid) > lay:
		return nil, "That is more than one tile. Take the others away.", cellsOf(d.laid)
	case len(d.laid) > 0 && (len(d.laid) < lay || !joined(d.laid)):
		return nil, "Here lies no whole tile. Lay it straight onto its cells.", cellsOf(d.laid)
	}
	return d.laid, "", nil
}

// differs are the cells that a reading shows otherwise than the match.
type differs struct {
	laid                 []engine.Put
	gone, other, printed []engine.Hex
}

func compare(b engine.Board, r vision.BoardReading) (d differs) {
	seen := make(map[engine.Hex]string, len(r.Cells))
	for _, cell := range r.Cells {
		seen[cell.Hex] = cell.Shows()
	}
	for _, spot := range b.Cells {
		shows, read := seen[spot.At]
		switch {
		case !read || shows == spot.Symbol:
		case spot.Printed:
			d.printed = append(d.printed, spot.At)
		case spot.Symbol == "":
			d.laid = append(d.laid, engine.Put{At: spot.At, Symbol: shows})
		case shows == "":
			d.gone = append(d.gone, spot.At)
		default:
			d.other = append(d.other, spot.At)
		}
	}
	return d
}

// joined tells that each cell touches the one before.
func joined(puts []engine.Put) bool {
	for i := 1; i < len(puts); i++ {
		if !touching(puts[:i], puts[i].At) {
			return false
		}
	}
	return true
}

func cellsOf(puts []engine.Put) (cells []engine.Hex) {
	for _, p := range puts {
		cells = append(cells, p.At)
	}
	return cells
}
