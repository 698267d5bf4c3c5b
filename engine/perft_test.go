package engine

import "testing"

// TestFixedRoll follows the digits of pi: 3.14159265358979323846…
func TestFixedRoll(t *testing.T) {
	tests := []struct {
		roll  Roll
		place int
		want  string
	}{
		{Roll{Dice: sixDice}, 0, "roll white=3 yellow=1 blue=4 green=1 orange=5 purple=2"},
		{Roll{Dice: sixDice[:2]}, 6, "roll white=6 yellow=5"},
		{Roll{Dice: sixDice, Tray: true}, 6, "roll white=6 yellow=5 blue=3 green=5 orange=3 purple=2"},
		{Roll{Dice: sixDice, Tray: true}, 7, "roll white=5 yellow=3 blue=5 green=3 orange=2 purple=3 near=yellow,green,purple"},
		{Roll{Dice: sixDice[:3]}, len(fixedValues) - 1, "roll white=2 yellow=3 blue=1"},
	}
	for _, tt := range tests {
		if got := FixedRoll(tt.roll, tt.place).String(); got != tt.want {
			t.Errorf("from value %d: got %q, want %q", tt.place+1, got, tt.want)
		}
	}
}
