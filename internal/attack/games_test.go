package attack_test

import (
	"math/rand/v2"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/engine/registry"
)

// played is the record of a game that is played by chance until something holds.
func played(t *testing.T, game string, until func(engine.Match) bool, players ...string) (string, engine.Match) {
	t.Helper()
	text, m := playedOn(t, game, until, players...)
	return text.String(), m
}

// playedOn is the same with a record that can be read on.
func playedOn(t *testing.T, game string, until func(engine.Match) bool, players ...string) (*record.Record, engine.Match) {
	t.Helper()
	m, err := registry.Games()[game].New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	text, r := record.New(m), rand.New(rand.NewPCG(7, 14))
	for !until(m) {
		move := byChance(r, m.Ask())
		if move == nil {
			t.Fatalf("%s ended before", game)
		}
		text.Add(move)
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	return text, m
}

// byChance answers an ask; nil at the end.
func byChance(r *rand.Rand, ask engine.Ask) (move engine.Move) {
	switch {
	case ask.Over():
		return nil
	case ask.Roll != nil:
		return engine.FixedRoll(*ask.Roll, r.IntN(60))
	}
	n := 0.0
	for m := range ask.Moves {
		if n++; r.Float64()*n < 1 {
			move = m
		}
	}
	return move
}

// choosing reports whether a player has to choose.
func choosing(player int) func(engine.Match) bool {
	return func(m engine.Match) bool {
		ask := m.Ask()
		return !ask.Over() && ask.Choice != nil && ask.Player == player
	}
}
