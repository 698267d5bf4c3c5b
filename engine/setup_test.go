package engine_test

import (
	"errors"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/ingenious"
)

func TestDealSaysWhatIsToBlame(t *testing.T) {
	ana := []string{"Ana"}
	tests := map[string]struct {
		game    engine.Game
		setup   engine.Setup
		part    engine.Part
		setting string
	}{
		"nobody plays":        {clever.GanzSchoen, engine.Setup{}, engine.OfPlayers, ""},
		"too many play":       {clever.GanzSchoen, engine.Setup{Players: []string{"A", "B", "C", "D", "E"}}, engine.OfPlayers, ""},
		"no such setting":     {clever.GanzSchoen, engine.Setup{Players: ana, Settings: map[string]string{"solo-tie": "rightmost", "speed": "high"}}, engine.OfSetting, "speed"},
		"no such value":       {clever.GanzSchoen, engine.Setup{Players: ana, Settings: map[string]string{"solo-extra": "maybe"}}, engine.OfSetting, "solo-extra"},
		"teams of one player": {ingenious.EinfachGenial, engine.Setup{Players: ana, Settings: map[string]string{"teams": "yes"}}, engine.OfSetting, "teams"},
		"no cards":            {unready{clever.GanzSchoen}, engine.Setup{Players: ana}, engine.OfGame, ""},
	}
	for name, tt := range tests {
		_, err := engine.Deal(tt.game, tt.setup)
		var got *engine.SetupError
		if !errors.As(err, &got) || got.Part != tt.part || got.Setting != tt.setting {
			t.Errorf("%s: blames %+v, want part %d and setting %q", name, got, tt.part, tt.setting)
		}
	}
	if m, err := engine.Deal(clever.GanzSchoen, engine.Setup{Players: ana}); m == nil || err != nil {
		t.Errorf("a match that can be dealt: %v, %v", m, err)
	}
}

// unready is a game that cannot be dealt yet.
type unready struct{ engine.Game }

func (unready) New(engine.Setup) (engine.Match, error) { return nil, errors.New("no cards are there") }
