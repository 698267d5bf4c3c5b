package goennen

import (
	"strings"
	"testing"
)

// passive is a solo match at the passive roll, after so many rerolls.
func passive(t *testing.T, rerolls int, settings map[string]string, cards string) *Match {
	t.Helper()
	m := turn(t, 1, settings, cards)
	m.rerolls, m.roll = 0, 1
	m = m.played(t, rollOf("12345"))
	for range rerolls {
		m = m.played(t, "reroll yellow", "roll yellow=1")
	}
	if rerolls == perTurn-1 {
		return m.played(t, "done")
	}
	return m.played(t, "buy scoring.4", "place s04 c4", "cards s29")
}

func TestSoloPassive(t *testing.T) {
	for rerolls, want := range []int{3, 2, 1} {
		m := passive(t, rerolls, nil, "b18@c3! s19@d3")
		if ask := m.Ask(); ask.Title != "Passive roll" || len(ask.Roll.Dice) != 5 {
			t.Fatalf("%d rerolls: asks %s for %v", rerolls, ask.Title, ask.Roll.Dice)
		}
		m = m.played(t, rollOf("66666"))
		if got := m.entriesLeft(); got != want {
			t.Errorf("%d rerolls: %d dice, want %d", rerolls, got, want)
		}
		for i, die := range []string{"yellow", "orange", "green"}[:want] {
			m = m.played(t, "enter "+die+" d3."+string(rune('2'+i)))
		}
		if m.phase != removing {
			t.Errorf("%d rerolls: phase %d", rerolls, m.phase)
		}
		m = m.played(t, "remove bonus")
		if got := strings.Join(m.Ask().Draw.Piles, " "); got != "bonus" || m.removed != 1 {
			t.Errorf("the market asks for %q, %d removed", got, m.removed)
		}
	}
}

func TestSoloSecond(t *testing.T) {
	for value, want := range map[string]int{"yes": 2, "no": 1} {
		m := passive(t, 2, map[string]string{"solo-second": value}, "b09@c3! s19@d3").played(t, rollOf("66666"))
		if got := m.entriesLeft(); got != want {
			t.Errorf("solo-second %s: %d dice, want %d", value, got, want)
		}
	}
}

// TestSoloRounds ends the match with the level's number of cards removed, or
// earlier a round after the ninth card.
func TestSoloRounds(t *testing.T) {
	for _, tt := range []struct {
		round, final uint8
		over         bool
	}{{14, 0, false}, {15, 0, true}, {4, 5, false}, {5, 5, true}, {15, 16, true}} {
		m := turn(t, 1, nil, "s17@c3")
		m.round, m.removed, m.final, m.seat, m.phase = tt.round, tt.round-1, tt.final, 1, removing
		m = m.played(t, "remove bonus", "cards b05")
		if (m.phase == over) != tt.over {
			t.Errorf("round %d, final %d: phase %d", tt.round, tt.final, m.phase)
		}
	}
}

// TestNextLevel leads on with the points left, or back to the first level.
func TestNextLevel(t *testing.T) {
	tests := []struct {
		level, carried string
		title          string
		next, carries  string
	}{
		{"1", "95", "Go on with level 2 and 5 points", "2", "5"},
		{"6", "70", "Go on with level 7 and 0 points", "7", "0"},
		{"1", "89", "Begin again with level 1", "1", "0"},
		{"7", "100", "Begin again with level 1", "1", "0"},
	}
	for _, tt := range tests {
		m := turn(t, 1, map[string]string{"level": tt.level, "carried": tt.carried}, "s17@c3")
		if _, _, ok := m.Next(); ok {
			t.Error("a match is followed before its end")
		}
		m.phase = over
		setup, title, ok := m.Next()
		if !ok || title.String() != tt.title || setup.Settings["level"] != tt.next || setup.Settings["carried"] != tt.carries {
			t.Errorf("level %s with %s points: %q, %v", tt.level, tt.carried, title, setup.Settings)
		}
		if _, err := Practice().New(setup); err != nil {
			t.Errorf("%s: %v", title, err)
		}
	}
	two := turn(t, 2, nil, "s17@c3")
	two.phase = over
	if _, _, ok := two.Next(); ok {
		t.Error("a match of two is followed by another")
	}
}
