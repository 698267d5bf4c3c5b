package advice_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/advice"
	"silvertray/engine/clever"
)

// TestWorth takes into account points, what is brought and the dice that go to the tray.
func TestWorth(t *testing.T) {
	tests := []struct {
		name, move string
		want       int
	}{
		{"one point, no die swept", "take orange orange.1", 1 + 6},
		{"a 4, and three dice lower", "take purple purple.1", 4 + 6 - 3*3},
		{"a cross without points, and all dice lower", "take yellow yellow.c1", 0 - 5*3},
	}
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	roll, err := m.Parse("roll white=3 yellow=5 blue=2 green=4 orange=1 purple=4")
	if err != nil {
		t.Fatal(err)
	}
	after, err := m.Apply(roll)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range tests {
		move, err := after.Parse(tt.move)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if got := advice.Worth(after, move, after.Label(move)); got != tt.want {
			t.Errorf("%s: %q is worth %d, want %d", tt.name, tt.move, got, tt.want)
		}
	}
}

// TestWorthOfLabels needs no match: a card says what it brings, and what dice thrown
// again earn is not known.
func TestWorthOfLabels(t *testing.T) {
	tests := []struct {
		name  string
		label engine.Label
		want  int
	}{
		{"points of a card", engine.Label{Card: &engine.CardMove{Gain: 5}}, 5},
		{"a card completed", engine.Label{Card: &engine.CardMove{Card: engine.Card{Done: true}, Gain: 5}}, 11},
		{"a card that cannot be completed", engine.Label{Card: &engine.CardMove{Card: engine.Card{Stuck: true}}}, -4},
		{"circles of a help spent", engine.Label{Card: &engine.CardMove{Gain: 5, Spends: 2}}, 1},
		{"dice thrown again", engine.Label{Dice: engine.Handled{Throws: []string{"blue"}}}, 0},
	}
	for _, tt := range tests {
		if got := advice.Worth(nil, nil, tt.label); got != tt.want {
			t.Errorf("%s: worth %d, want %d", tt.name, got, tt.want)
		}
	}
}
