package display

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/goennen"
	"silvertray/engine/ingenious"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// TestScoresHaveAColumnForEveryPlayer looks for the names and points of four players
// at once.
func TestScoresHaveAColumnForEveryPlayer(t *testing.T) {
	for _, game := range []engine.Game{clever.GanzSchoen, clever.Doppelt, ingenious.EinfachGenial, goennen.Practice()} {
		m, err := game.New(engine.Setup{Players: []string{"Ana", "Ben", "Cleo", "Dan"}})
		if err != nil {
			t.Fatal(err)
		}
		score := m.Score()
		for i := range score.Players {
			score.Players[i].Total = 120 + i
		}
		for _, l := range words.Languages {
			for _, size := range sizes {
				c := drawnIn(l, prompt.Scores{Sheet: m.Sheet(0), Score: score}, size)
				measure(t, c)
				contains(c, t, "Ana", "Ben", "Cleo", "Dan", "120", "121", "122", "123")
			}
		}
	}
}
