// Package sessiontest lets a mechanic be tested without the others.
package sessiontest

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// Mechanic is one mechanic and nothing besides.
type Mechanic struct {
	// Put puts the questions of the mechanic, and returns nil for all others; may be
	// nil.
	Put func(*session.Table, engine.Ask) session.State
}

var _ session.Mechanics = Mechanic{}

// Elsewhere is where another mechanic would be.
type Elsewhere struct{}

// Screen implements session.State.
func (Elsewhere) Screen(*session.Table) prompt.Prompt { return prompt.Message{} }

// Press implements session.State.
func (e Elsewhere) Press(*session.Table, hw.Key) session.State { return e }

// Start implements session.Mechanics.
func (Mechanic) Start(*session.Table) session.State { return Elsewhere{} }

// Question implements session.Mechanics.
func (c Mechanic) Question(t *session.Table, ask engine.Ask) session.State {
	if c.Put != nil {
		if s := c.Put(t, ask); s != nil {
			return s
		}
	}
	return Elsewhere{}
}

// Again implements session.Mechanics.
func (Mechanic) Again(t *session.Table, _ engine.Move) session.State { return t.Ask() }

// Correction implements session.Mechanics.
func (Mechanic) Correction(*session.Table, int, session.State) session.State { return Elsewhere{} }

// Cell implements session.Mechanics.
func (Mechanic) Cell(*session.Table, session.State) session.State { return Elsewhere{} }

// Sheets implements session.Mechanics.
func (Mechanic) Sheets(*session.Table, session.State) session.State { return Elsewhere{} }

// NoDealer leaves all cards to the table.
type NoDealer struct{ session.Dealer }

// Deals implements session.Dealer.
func (NoDealer) Deals(engine.Game) bool { return false }

// Table is a table with a match, at which one mechanic is all there is.
func Table(stored ledger.Stored, m Mechanic) *session.Table {
	t := &session.Table{Game: stored.Match.Game(), Ledger: ledger.New(nil, stored), Mechanics: m, Dealer: NoDealer{}}
	t.Fill()
	return t
}
