package companion

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// pointing chooses a cell that shows something else on the table, and then what it
// shows there.
type pointing struct {
	cells []engine.Spot
	at    int
	back  state
}

// newPointing begins at the piece laid last.
func newPointing(t *table, back state) state {
	p := &pointing{back: back}
	for _, spot := range boardOf(t.match).Cells {
		if !spot.InPlay || spot.Printed {
			continue
		}
		if p.cells = append(p.cells, spot); spot.Last {
			p.at = len(p.cells) - 1
		}
	}
	return p
}

func (p *pointing) screen(t *table) prompt.Prompt {
	spot := p.cells[p.at]
	s := t.board(t.match)
	s.Title, s.Marks, s.Pieces, s.At = "Which cell is wrong?", []engine.Hex{spot.At}, [][]string{{spot.Symbol}}, -1
	s.Keys, s.Held = "▲▼ cell   OK take   ◄ back", "hold ▲▼: next row"
	return s
}

func (p *pointing) press(t *table, k hw.Key) state {
	switch spot := p.cells[p.at]; k {
	case hw.OK:
		a := &telling{title: "What does it show?", at: spot.At, shows: spot.Symbol, back: p}
		a.done = func(shows string) state { return t.mend(spot.At, shows, p) }
		return a
	case hw.Back:
		return p.back
	}
	p.at = turn(p.at, len(p.cells), k)
	return p
}

// hold goes on to the next row.
func (p *pointing) hold(_ *table, k hw.Key) state {
	if k != hw.Up && k != hw.Down {
		return p
	}
	for row := p.cells[p.at].At.R; p.cells[p.at].At.R == row; {
		p.at = turn(p.at, len(p.cells), k)
	}
	return p
}

func (l *loop) mend(m prompt.CorrectCell) (state, error) {
	t := &l.table
	switch {
	case t.match == nil || !t.canReplace() || len(t.past) == 0:
		return l.state, prompt.ErrStale
	case !t.counts(m.At, m.Shows) && len(t.fixes(m.At, m.Shows)) == 0:
		return l.state, prompt.ErrNoTile
	}
	return t.mend(m.At, m.Shows, l.state), nil
}
