package demo

import (
	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/ledger"
)

// Follower lets a player, and a narrator where there is one, follow a box: as the
// keeper of its match, which it does not store, and as its audience.
type Follower struct {
	companion.NoAudience
	Player   *Player
	Narrator *Narrator
}

var _ ledger.Keeper = Follower{}

// Deal implements ledger.Keeper.
func (Follower) Deal(engine.Match) error { return nil }

// Append implements ledger.Keeper.
func (f Follower) Append(move engine.Move, _ engine.Match) error {
	if f.Narrator != nil {
		f.Narrator.Made(move)
	}
	return f.Player.Made(move)
}

// TakeBack implements ledger.Keeper.
func (Follower) TakeBack(int, engine.Match) error { return nil }

// Replace implements ledger.Keeper.
func (f Follower) Replace(at int, move engine.Move, _ int, _ engine.Match) error {
	if f.Narrator != nil {
		f.Narrator.Replaced(move.String())
	}
	return f.Player.Replaced(at, move.String())
}

// Premoves implements ledger.Keeper.
func (Follower) Premoves(ledger.Premoves) error { return nil }

// Shown implements companion.Audience.
func (f Follower) Shown(m companion.Moment) {
	if f.Narrator != nil {
		f.Narrator.Shown(m)
	}
	f.Player.Shown(m)
}
