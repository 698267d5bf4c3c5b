package board

import (
	"fmt"
	"slices"

	"silvertray/engine"
	"silvertray/internal/companion/session"
	"silvertray/internal/words"
	"silvertray/vision"
)

// shown takes the pieces that lie beside the board as shown, unless they lay there
// in a turn before. The state is nil where nothing follows.
func (l *Laying) shown(t *session.Table, r vision.BoardReading) session.State {
	noBoard := func(p vision.BoardProblem) bool { return p.Kind == vision.NoBoard }
	if len(l.ask.Lay.Shows) == 0 || slices.ContainsFunc(r.Problems, noBoard) {
		return nil
	}
	old := vision.Unmoved(l.mechanic.offboard.tiles, r.Offboard)
	switch {
	case len(old) == len(r.Offboard): // nothing is new
		l.mechanic.offboard.tiles, l.offboard = old, piecesOf(old)
		return nil
	case len(old) > 0 && l.mechanic.offboard.changes < t.Ledger.Changes():
		l.mechanic.offboard.tiles = old
		l.say("Tiles that were shown before still lie beside the board. Take them away first.")
		return nil
	case slices.ContainsFunc(r.Offboard, doubtfulTile) && slices.ContainsFunc(r.Problems, useless):
		return nil // a hand in view may look like tiles
	}
	return l.showing(t, r.Offboard)
}

func doubtfulTile(t vision.Tile) bool { return !t.Sure }

// useless reports whether a problem is about more than single cells: asking is of no
// use before it is gone.
func useless(p vision.BoardProblem) bool { return !askable(p) }

// showing takes tiles as shown where so many can be shown at a time. Where they, or
// what is meant by them, are in doubt, it asks: pieces of another player than the
// one who is asked are a decision, not a question for help.
func (l *Laying) showing(t *session.Table, tiles []vision.Tile) session.State {
	l.offboard = piecesOf(tiles)
	fits := l.fitting()
	if len(fits) == 0 {
		l.say(words.Say("Tiles seen beside the board: %d. So many can be shown at a time: %s.", len(tiles), l.counts()))
		return nil
	}
	l.mechanic.offboard = offboard{tiles, t.Ledger.Changes()}
	if slices.ContainsFunc(tiles, doubtfulTile) || len(fits) > 1 || fits[0].Player != l.ask.Player {
		p := newShowing(t, fits[0], l)
		p.note = "Check what was seen."
		return p
	}
	return l.show(t, fits[0])
}

// show makes the move that shows what lies beside the board, unless that is what
// was shown last, such as before the box was switched off.
func (l *Laying) show(t *session.Table, show engine.Showing) session.State {
	move, err := t.Match().Parse(engine.Shown{Word: show.Word, Pieces: l.offboard}.String())
	if err != nil {
		l.say(words.Error(err))
		return nil
	}
	if n := len(t.Steps()); n > 0 && t.Steps()[n-1].Move.String() == move.String() {
		return nil
	}
	next := t.Play(move, l)
	l.mechanic.offboard.changes = t.Ledger.Changes()
	return next
}

// say notes something about what lies beside the board, unless the board itself is
// to be talked of.
func (l *Laying) say(note words.Phrase) {
	if l.note == "" {
		l.note = note
	}
}

// fitting are the ways to show so many pieces as lie beside the board.
func (l *Laying) fitting() (fits []engine.Showing) {
	for _, show := range l.ask.Lay.Shows {
		if l.saw(show) {
			fits = append(fits, show)
		}
	}
	return fits
}

// saw reports whether what lies beside the board may be what is to be shown.
func (l *Laying) saw(show engine.Showing) bool {
	return len(l.offboard) > 0 && len(l.offboard) == show.Pieces && len(l.offboard[0]) == show.Symbols
}

// counts are how many pieces can be shown at a time.
func (l *Laying) counts() words.Phrase {
	var all []words.Phrase
	for _, show := range l.ask.Lay.Shows {
		if n := words.Name(fmt.Sprint(show.Pieces)); !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return words.List(all)
}

// piecesOf are the symbols of each tile.
func piecesOf(tiles []vision.Tile) (pieces [][]string) {
	for _, tile := range tiles {
		pieces = append(pieces, slices.Clone(tile.Symbols[:]))
	}
	return pieces
}
