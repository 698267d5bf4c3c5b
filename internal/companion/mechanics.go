package companion

import (
	"silvertray/engine"
	"silvertray/internal/companion/board"
	"silvertray/internal/companion/cards"
	"silvertray/internal/companion/choices"
	"silvertray/internal/companion/dice"
	"silvertray/internal/companion/menus"
	"silvertray/internal/companion/session"
)

// mechanics are the mechanics of all games.
type mechanics struct{ board *board.Mechanic }

var _ session.Mechanics = mechanics{}

// Start implements session.Mechanics.
func (mechanics) Start(t *session.Table) session.State { return menus.NewStart(t) }

// Question implements session.Mechanics.
func (m mechanics) Question(t *session.Table, ask engine.Ask) session.State {
	switch {
	case ask.Roll != nil:
		return dice.NewWaiting(ask)
	case ask.Draw != nil:
		return cards.TurnOver(t)
	case ask.Lay != nil:
		return m.board.Lay(t, ask)
	case ask.Choice != nil:
		return choices.New(t, ask)
	}
	return &menus.End{}
}

// Again implements session.Mechanics.
func (mechanics) Again(t *session.Table, move engine.Move) session.State {
	if roll, ok := move.(engine.Thrown); ok {
		return dice.AsThrown(t.Match().Ask(), roll)
	}
	next := t.Ask()
	if cards, ok := next.(*cards.Turning); ok {
		cards.GoTo(move)
	}
	return next
}

// Correction implements session.Mechanics.
func (mechanics) Correction(t *session.Table, at int, leave session.State) session.State {
	switch ask := t.Steps()[at].Before.Ask(); {
	case ask.Roll != nil:
		return dice.Correct(t, at, leave)
	case ask.Draw != nil:
		return cards.Correct(t, at, leave)
	}
	return board.Correct(t, at, leave)
}

// Cell implements session.Mechanics.
func (mechanics) Cell(t *session.Table, back session.State) session.State { return board.Cell(t, back) }

// Sheets implements session.Mechanics.
func (mechanics) Sheets(t *session.Table, back session.State) session.State {
	return menus.NewSheets(t, back)
}
