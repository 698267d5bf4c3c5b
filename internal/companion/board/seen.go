package board

import (
	"errors"
	"io"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Looking waits for a piece to be laid, where the board can be seen.
func (l *Laying) Looking(t *session.Table) vision.Want {
	if !l.mechanic.sees {
		return vision.Want{}
	}
	return vision.Want{Board: true, Offboard: len(l.ask.Lay.Shows) > 0, Printed: boardOf(t.Match()).Printed()}
}

// See takes what was laid since the last move, if that is clear. A sure reading
// counts at once: it shows on the screen, and can be corrected like any move.
func (l *Laying) See(t *session.Table, s session.Sighting) session.State {
	l.seen, l.note, l.marks = "", "", nil
	switch {
	case errors.Is(s.Err, io.EOF):
		l.mechanic.sees, l.note = false, "No more pictures will come. Enter the tiles by hand."
		return l
	case s.Err != nil:
		return l // the table says why
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
