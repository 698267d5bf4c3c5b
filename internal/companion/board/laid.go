package board

import (
	"errors"
	"io"

	"silvertray/engine"
	"silvertray/engine/placement"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// looking waits for a piece to be laid, where the board can be seen.
func (l *Laying) Looking(t *session.Table) vision.Want {
	if !l.room.sees {
		return vision.Want{}
	}
	return vision.Want{Board: true, Offboard: len(l.ask.Lay.Shows) > 0, Printed: boardOf(t.Match()).Printed()}
}

// see takes what was laid since the last move, if that is clear. A sure reading
// counts at once: it shows on the screen, and can be corrected like any move.
func (l *Laying) See(t *session.Table, s session.Sighting) session.State {
	l.seen, l.note, l.marks = "", "", nil
	switch {
	case errors.Is(s.Err, io.EOF):
		l.room.sees, l.note = false, "No more pictures will come. Enter the tiles by hand."
		return l
	case s.Err != nil:
		l.note = words.Say("The board cannot be seen: %s.", words.Error(s.Err))
		return l
	case s.Reading.Board == nil:
		return l
	}
	if next := reprinted(t, *s.Reading.Board, l); next != nil {
		return next
	}
	return l.read(t, *s.Reading.Board)
}

// read takes a board that is clear, or becomes so with a person's word.
func (l *Laying) read(t *session.Table, r vision.BoardReading) session.State {
	if cells, why, ok := doubts(boardOf(t.Match()), r); ok {
		return l.doubted(t, r, cells, why)
	}
	return l.take(t, r)
}

// take takes the piece that was laid, where one was, or else what is shown beside the
// board.
func (l *Laying) take(t *session.Table, r vision.BoardReading) session.State {
	var puts []engine.Put
	if puts, l.note, l.marks = difference(boardOf(t.Match()), r, l.ask.Lay.Symbols); len(puts) == 0 {
		if next := l.shown(t, r); next != nil {
			return next
		}
		return l
	}
	move, err := t.Match().Parse(engine.Laid{Puts: puts}.String())
	if err != nil {
		l.note, l.marks = words.Error(err), cellsOf(puts)
		return l
	}
	label := t.Match().Label(move)
	next := t.Play(move, l)
	if asks, ok := next.(*Laying); ok {
		asks.seen = words.Say("Seen: %s.", words.List(append([]words.Phrase{label.Text}, label.Brings...)))
	}
	return next
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
	case len(d.laid) > 0 && (len(d.laid) < lay || !placement.Joined(d.laid)):
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

func cellsOf(puts []engine.Put) (cells []engine.Hex) {
	for _, p := range puts {
		cells = append(cells, p.At)
	}
	return cells
}
