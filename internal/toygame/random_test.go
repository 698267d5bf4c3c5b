package toygame

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/record"
)

// anyMove answers an ask at random.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	moves := slices.Collect(ask.Moves)
	return moves[r.IntN(len(moves))]
}

// anyMatch deals a match to some players, with some settings.
func anyMatch(t *rapid.T) engine.Match {
	players := []string{"Ana", "Ben", "Cleo"}[:rapid.IntRange(1, seats).Draw(t, "players")]
	settings := map[string]string{sea.Name: rapid.SampledFrom(sea.Values).Draw(t, "sea")}
	m, err := games["driftwood"].New(engine.Setup{Players: players, Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestRandomGamesKeepWhatEveryGameMustKeep: each legal move applies, its text is read as
// the same move, and the match that it is applied to stays as it was.
func TestRandomGamesKeepWhatEveryGameMustKeep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMatch(t)
		written := record.New(m)
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		for !m.Ask().Over() {
			before := m
			for move := range m.Ask().Moves {
				again, err := m.Parse(move.String())
				if err != nil || again.String() != move.String() {
					t.Fatalf("%s is read as %v, %v", move, again, err)
				}
				next, err := m.Apply(move)
				if err != nil {
					t.Fatalf("%s is legal, and refused: %v", move, err)
				}
				if reflect.DeepEqual(next, m) || m.Label(move).Text == "" {
					t.Fatalf("%s leads nowhere, or has no words", move)
				}
			}
			if !reflect.DeepEqual(m, before) {
				t.Fatalf("the match has changed to %+v from %+v", m, before)
			}
			move := anyMove(m.Ask(), r)
			written.Add(move)
			m, _ = m.Apply(move)
		}
		if n := len(slices.Collect(m.Ask().Moves)); n > 0 {
			t.Fatalf("%d moves after the end", n)
		}
		again, err := record.Replay(written, games)
		if err != nil || !reflect.DeepEqual(again.Score(), m.Score()) {
			t.Fatalf("the record replays to %+v, %v; want %+v", again, err, m.Score())
		}
	})
}
