package engine

import (
	"maps"
	"slices"
)

// Part is a part of what a match is dealt with.
type Part uint8

// The parts.
const (
	OfGame    Part = iota // the game itself, such as one whose cards are missing
	OfPlayers             // who plays
	OfSetting             // a setting of the match
)

// A SetupError is why a match cannot be dealt, and which part of its setup is to blame.
type SetupError struct {
	Part Part
	// Setting is the name of the setting to blame, where one is.
	Setting string
	Err     error
}

func (e *SetupError) Error() string { return e.Err.Error() }

// Unwrap returns the reason.
func (e *SetupError) Unwrap() error { return e.Err }

// Deal deals a match of a game. The error is a *SetupError.
func Deal(g Game, s Setup) (Match, error) {
	m, err := g.New(s)
	if err == nil {
		return m, nil
	}
	return nil, blame(g, s, err)
}

// blame finds the part that no match can be dealt with: each is tried with no more than
// those before it.
func blame(g Game, s Setup, err error) *SetupError {
	if _, alone := g.New(Setup{Players: []string{"Ana"}}); alone != nil {
		return &SetupError{Part: OfGame, Err: err}
	}
	if _, wrong := g.New(Setup{Players: s.Players}); wrong != nil {
		return &SetupError{Part: OfPlayers, Err: wrong}
	}
	tried := make(map[string]string)
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		tried[name] = s.Settings[name]
		if _, wrong := g.New(Setup{Players: s.Players, Settings: maps.Clone(tried)}); wrong != nil {
			return &SetupError{Part: OfSetting, Setting: name, Err: wrong}
		}
	}
	return &SetupError{Part: OfGame, Err: err}
}
