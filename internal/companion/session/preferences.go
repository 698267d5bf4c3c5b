package session

import (
	"maps"
	"slices"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Preferences are what people set on the box itself, and how the board at hand is
// printed.
type Preferences struct {
	// Language that the box speaks; empty is English.
	Language words.Language
	// Inverted reports that the panel shows white on black.
	Inverted bool
	// Rules of the matches to be dealt.
	Rules map[string]string
	// Picked is the name of the game to be dealt; empty until another than the one
	// of the settings was chosen.
	Picked string
	// Printed are the symbols on the board at hand, as engine.Board.Printed has
	// them; nil until the box has learnt them.
	Printed []string
}

// Memory keeps what people set on the box for the next start.
type Memory interface {
	// Choose keeps what is set now; Printed is none of it.
	Choose(Preferences) error
	// Learn keeps how the board at hand is printed.
	Learn(printed []string) error
	// Remember keeps who plays, who sits first first.
	Remember(players []string) error
}

// noMemory keeps nothing.
type noMemory struct{}

func (noMemory) Choose(Preferences) error { return nil }
func (noMemory) Learn([]string) error     { return nil }
func (noMemory) Remember([]string) error  { return nil }

// Setting is something of the box that can be set while it runs.
type Setting struct {
	Title words.Phrase
	// Values to choose from, the one that holds at At.
	Values []words.Phrase
	At     int
	// Set makes another value hold.
	Set func(at int) error
}

// Next makes the next value hold, and goes back.
func (s *Setting) Next(back State) State {
	at := (s.At + 1) % len(s.Values)
	if s.Set != nil {
		if err := s.Set(at); err != nil {
			return &Message{Title: "That could not be set", Text: words.Error(err), Back: back}
		}
	}
	s.At = at
	return back
}

// Chosen keeps what is set now, and then goes on to next. What cannot be kept holds
// until the box is switched off.
func (t *Table) Chosen(next State) State {
	set := t.Preferences
	set.Rules = maps.Clone(t.Rules)
	if err := t.Memory.Choose(set); err != nil {
		text := words.Say("It holds until the box is switched off, but could not be kept: %s.", words.Error(err))
		return &Message{Sign: prompt.StorageSign, Title: "The card cannot be written", Text: text, Back: next}
	}
	return next
}

// Learn keeps how the board at hand is printed. A match goes on where that fails:
// the board can be looked at again.
func (t *Table) Learn(printed []string) {
	t.Printed = slices.Clone(printed)
	if err := t.Memory.Learn(t.Printed); err != nil {
		t.Log.Error("how the board is printed was not kept", "error", err)
	}
}

// remember puts players before all other names. A match goes on where that fails: it
// is worth more than the names.
func (t *Table) remember(players []string) {
	t.Names = slices.Concat(players, slices.DeleteFunc(slices.Clone(t.Names), func(name string) bool {
		return slices.Contains(players, name)
	}))
	if err := t.Memory.Remember(players); err != nil {
		t.Log.Error("names are not remembered", "error", err)
	}
}
