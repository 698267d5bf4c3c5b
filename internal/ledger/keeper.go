package ledger

import (
	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/words"
)

// Keeper stores one match at a time. It is told what the rules made of an act and
// never asks them. Each method returns once the disk has it; where it returns an
// error, what was stored before still stands.
type Keeper interface {
	// Deal begins a match, in the place of the one before.
	Deal(m engine.Match) error
	// Append adds a move, which leads to the match after.
	Append(move engine.Move, after engine.Match) error
	// TakeBack keeps the first moves only; they lead to the match after.
	TakeBack(moves int, after engine.Match) error
	// Replace puts a move in the place of another, counted from 0, and keeps so
	// many moves in all, which lead to the match after.
	Replace(at int, move engine.Move, moves int, after engine.Match) error
	// Premoves stores the choices made ahead, in the place of those before.
	Premoves(Premoves) error
}

// Offline is a Keeper that can hold a match in memory while nothing can be
// written, until it can be.
type Offline interface {
	Keeper
	// GoOffline holds what it is given from now on, and says why.
	GoOffline(why error)
	// Offline reports whether the match as it stands is not on the disk.
	Offline() bool
	// News are what has happened to what is stored, since they were last asked for.
	News() []News
}

// News is what has happened to the stored matches, for people.
type News struct{ Title, Text words.Phrase }

// Stored is a match as a Keeper has it.
type Stored struct {
	// Match as it stands after Steps; nil for none.
	Match    engine.Match
	Steps    []record.Step
	Premoves Premoves
}

// nowhere stores nothing.
type nowhere struct{}

func (nowhere) Deal(engine.Match) error                           { return nil }
func (nowhere) Append(engine.Move, engine.Match) error            { return nil }
func (nowhere) TakeBack(int, engine.Match) error                  { return nil }
func (nowhere) Replace(int, engine.Move, int, engine.Match) error { return nil }
func (nowhere) Premoves(Premoves) error                           { return nil }
