package board

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// pickCell chooses a cell that shows something else on the table, and then what it
// shows there.
type pickCell struct {
	cells []engine.Spot
	at    int
	back  session.State
}

// Cell asks which cell shows something else. It begins at the piece laid last.
func Cell(t *session.Table, back session.State) session.State {
	p := &pickCell{back: back}
	for _, spot := range boardOf(t.Match()).Cells {
		if !spot.InPlay || spot.Printed {
			continue
		}
		if p.cells = append(p.cells, spot); spot.Last {
			p.at = len(p.cells) - 1
		}
	}
	return p
}

// Screen implements session.State.
func (p *pickCell) Screen(t *session.Table) prompt.Prompt {
	spot := p.cells[p.at]
	s := screen(t, t.Match())
	s.Title, s.Marks, s.Pieces, s.At = "Which cell is wrong?", []engine.Hex{spot.At}, [][]string{{spot.Symbol}}, -1
	s.Keys, s.Held = "▲▼ cell   OK take   ◄ back", "hold ▲▼: next row"
	return s
}

// Press implements session.State.
func (p *pickCell) Press(t *session.Table, k hw.Key) session.State {
	switch spot := p.cells[p.at]; k {
	case hw.OK:
		a := &AskCell{title: "What does it show?", at: spot.At, shows: spot.Symbol, back: p}
		a.done = func(shows string) session.State { return CorrectCell(t, spot.At, shows, p) }
		return a
	case hw.Back:
		return p.back
	}
	p.at = session.Turn(p.at, len(p.cells), k)
	return p
}

// Hold goes on to the next row.
func (p *pickCell) Hold(_ *session.Table, k hw.Key) session.State {
	if k != hw.Up && k != hw.Down {
		return p
	}
	for row := p.cells[p.at].At.R; p.cells[p.at].At.R == row; {
		p.at = session.Turn(p.at, len(p.cells), k)
	}
	return p
}
