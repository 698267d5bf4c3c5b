// Package sessiontest lets a mechanic be tested without the others.
package sessiontest

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// Rooms are one mechanic and nothing besides.
type Rooms struct {
	// Put puts the questions of the mechanic, and returns nil for all others; may be
	// nil.
	Put func(*session.Table, engine.Ask) session.State
}

var _ session.Rooms = Rooms{}

// Elsewhere is where another mechanic would be.
type Elsewhere struct{}

// Screen implements session.State.
func (Elsewhere) Screen(*session.Table) prompt.Prompt { return prompt.Message{} }

// Press implements session.State.
func (e Elsewhere) Press(*session.Table, hw.Key) session.State { return e }

// Start implements session.Rooms.
func (Rooms) Start(*session.Table) session.State { return Elsewhere{} }

// Question implements session.Rooms.
func (r Rooms) Question(t *session.Table, ask engine.Ask) session.State {
	if r.Put != nil {
		if s := r.Put(t, ask); s != nil {
			return s
		}
	}
	return Elsewhere{}
}

// Again implements session.Rooms.
func (Rooms) Again(t *session.Table, _ engine.Move) session.State { return t.Ask() }

// Correction implements session.Rooms.
func (Rooms) Correction(*session.Table, int, session.State) session.State { return Elsewhere{} }

// Cell implements session.Rooms.
func (Rooms) Cell(*session.Table, session.State) session.State { return Elsewhere{} }

// Sheets implements session.Rooms.
func (Rooms) Sheets(*session.Table, session.State) session.State { return Elsewhere{} }

// NoDealer leaves all cards to the table.
type NoDealer struct{ session.Dealer }

// Deals implements session.Dealer.
func (NoDealer) Deals(engine.Game) bool { return false }

// Table is a table with a match, at which the rooms are all there is.
func Table(stored ledger.Stored, r Rooms) *session.Table {
	t := &session.Table{Game: stored.Match.Game(), Ledger: ledger.New(nil, stored), Rooms: r, Dealer: NoDealer{}}
	t.Fill()
	return t
}
