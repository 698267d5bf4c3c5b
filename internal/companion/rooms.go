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

// rooms are the mechanics of all games.
type rooms struct{ board *board.Room }

var _ session.Rooms = rooms{}

// Start implements session.Rooms.
func (rooms) Start(t *session.Table) session.State { return menus.NewStart(t) }

// Question implements session.Rooms.
func (r rooms) Question(t *session.Table, ask engine.Ask) session.State {
	switch {
	case ask.Roll != nil:
		return dice.NewWaiting(ask)
	case ask.Draw != nil:
		return cards.TurnOver(t)
	case ask.Lay != nil:
		return r.board.Lay(t, ask)
	case ask.Choice != nil:
		return choices.New(t, ask)
	}
	return &menus.End{}
}

// Again implements session.Rooms.
func (rooms) Again(t *session.Table, move engine.Move) session.State {
	if roll, ok := move.(engine.Thrown); ok {
		return dice.AsThrown(t.Match().Ask(), roll)
	}
	next := t.Ask()
	if cards, ok := next.(*cards.Turning); ok {
		cards.GoTo(move)
	}
	return next
}

// Correction implements session.Rooms.
func (rooms) Correction(t *session.Table, at int, leave session.State) session.State {
	switch ask := t.Steps()[at].Before.Ask(); {
	case ask.Roll != nil:
		return dice.Correct(t, at, leave)
	case ask.Draw != nil:
		return cards.Correct(t, at, leave)
	}
	return board.Correct(t, at, leave)
}

// Cell implements session.Rooms.
func (rooms) Cell(t *session.Table, back session.State) session.State { return board.Cell(t, back) }

// Sheets implements session.Rooms.
func (rooms) Sheets(t *session.Table, back session.State) session.State {
	return menus.NewSheets(t, back)
}
