package session

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Deal begins a match.
func (t *Table) Deal(setup engine.Setup, back State) State {
	setup.Settings = engine.ByPrint(t.Game, setup.Settings, t.Printed)
	m, err := t.Game.New(setup)
	if err != nil {
		return &Message{Title: "The match cannot begin", Text: words.Error(err), Back: back}
	}
	if err := t.Ledger.Deal(m); err != nil {
		return t.Unstored(err, "The match could not be stored: %s.", back)
	}
	t.remember(setup.Players)
	t.Greet = false
	t.Dealer.Shuffle()
	return t.Ask()
}

// Redeal begins the match anew, before its first move, with settings that are not as
// it was dealt. The error is why that cannot be stored.
func (t *Table) Redeal(setup engine.Setup) error {
	m, err := t.Match().Game().New(setup)
	if err != nil {
		return err
	}
	return t.Ledger.Deal(m)
}
