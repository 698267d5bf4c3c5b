package goennen

import (
	"fmt"
	"slices"
	"testing"
)

// second is a match of Ana and Ben after Ana's second roll, in which orange and
// green were thrown again. Ben's display has these cards.
func second(t *testing.T, settings map[string]string, cards string) *Match {
	t.Helper()
	m := turn(t, 2, settings, "s17@c3")
	m.lay(t, 1, cards)
	return m.played(t, rollOf("15326"), "reroll orange green", "roll orange=5 green=3")
}

func TestPassive(t *testing.T) {
	// s16 is white < white < orange < white < white.
	m := second(t, nil, "s16@c3")
	if m.phase != entering || m.player() != 1 {
		t.Fatalf("phase %d, player %d", m.phase, m.player())
	}
	want := []string{"enter orange c3.1", "enter green c3.1", "enter orange c3.2", "enter green c3.2", "enter orange c3.3",
		"enter orange c3.4", "enter green c3.4", "enter orange c3.5", "enter green c3.5", "done"}
	if got := m.legal(); !slices.Equal(got, want) {
		t.Errorf("choices %q, want %q", got, want)
	}
	m = m.played(t, "enter green c3.2")
	if m.phase != acting || m.player() != 0 {
		t.Errorf("after one die: phase %d, player %d", m.phase, m.player())
	}
	m = m.played(t, "reroll green", "roll green=3")
	if m.may("enter green c3.1") {
		t.Error("a 3 goes before a 3")
	}
}

func TestHopeless(t *testing.T) {
	for value, want := range map[string]bool{"allowed": true, "forbidden": false} {
		m := second(t, map[string]string{"hopeless": value}, "s16@c3")
		if got := m.may("enter orange c3.1"); got != want {
			t.Errorf("hopeless %s: a 5 in the first of five rising boxes is legal: %v", value, got)
		}
	}
	m := second(t, nil, "s16@c3")
	for text, want := range map[string]string{"enter orange c3.1": "it cannot be completed any more", "enter orange c3.4": "", "enter green c3.1": "it cannot be completed any more", "enter green c3.2": ""} {
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(m.Label(mv).Brings); got != "["+want+"]" {
			t.Errorf("%s brings %s, want %q", text, got, want)
		}
	}
}

func TestNothingToEnter(t *testing.T) {
	// s21 takes each colour once; only yellow and blue are empty.
	m := turn(t, 2, nil, "s17@c3")
	m.lay(t, 1, "s21@c3")
	m.displays[1].Spots[0].Written = [12]uint8{0, 1, 1, 0, 1}
	m = m.played(t, rollOf("15326"), "reroll orange green", "roll orange=5 green=3")
	if m.phase != acting {
		t.Errorf("who can enter nothing is asked all the same: %q", m.legal())
	}
}

func TestSecondDie(t *testing.T) {
	m := second(t, nil, "s16@c3 b09@d3!").played(t, "enter green c3.2")
	if m.phase != entering || m.may("enter green c3.1") || !m.may("enter orange c3.3") {
		t.Fatalf("with the bonus for a second die: %q", m.legal())
	}
	m = m.played(t, "enter orange c3.3")
	if m.phase != acting || m.displays[1].Spots[1].Marked != 1 {
		t.Errorf("phase %d, %d circles marked", m.phase, m.displays[1].Spots[1].Marked)
	}
	m = second(t, nil, "s16@c3 b09@d3!").played(t, "enter green c3.2", "done")
	if m.phase != acting || m.displays[1].Spots[1].Marked != 0 {
		t.Errorf("without it: phase %d, %d circles marked", m.phase, m.displays[1].Spots[1].Marked)
	}
}

func TestPassiveHelps(t *testing.T) {
	// b02 takes a die one up or down, b05 makes it another colour.
	m := second(t, nil, "s10@c3 b02@d3! b05@c4!") // white1 white2 yellow3 white4
	for text, want := range map[string]bool{
		"enter green+1 c3.4":         true,
		"enter green-1 c3.2":         true,
		"enter green-2 c3.1":         true,
		"enter green:yellow c3.3":    true,
		"enter orange:yellow c3.3":   false,
		"enter orange-1 c3.4":        true,
		"enter orange-4 c3.1":        false, // four steps, three circles
		"enter yellow c3.1":          false, // kept by the active player
		"enter green c3.3":           false,
		"enter orange:yellow-2 c3.3": true,
	} {
		if got := m.may(text); got != want {
			t.Errorf("%s is legal: %v", text, got)
		}
	}
	m = m.played(t, "enter orange:yellow-2 c3.3")
	d := m.displays[1]
	if d.Spots[1].Marked != 2 || d.Spots[2].Marked != 1 || d.Spots[0].Written[2] != 3 {
		t.Errorf("marked %d and %d, written %v", d.Spots[1].Marked, d.Spots[2].Marked, d.Spots[0].Written)
	}
	if m.faces[1] != 5 {
		t.Errorf("the die itself changed to %d", m.faces[1])
	}
}

// TestPassiveCompletes has a bonus be used in the same turn.
func TestPassiveCompletes(t *testing.T) {
	m := turn(t, 2, nil, "s17@c3")
	m.lay(t, 1, "b09@c3 s01@d3") // blue < white < white
	m.displays[1].Spots[0].Written = [12]uint8{1, 2}
	m = m.played(t, rollOf("15326"), "reroll orange green", "roll orange=5 green=3")
	label := m.Label(Move{m.game, m.choices()[0]})
	if len(label.Brings) == 0 || label.Brings[0] != "a second die" {
		t.Errorf("%s brings %v", m.legal()[0], label.Brings)
	}
	m = m.played(t, "enter green c3.3")
	if !m.displays[1].Spots[0].Done || m.phase != entering || m.entriesLeft() != 1 {
		t.Fatalf("done %v, %d entries left", m.displays[1].Spots[0].Done, m.entriesLeft())
	}
	m = m.played(t, "enter orange d3.1")
	if m.displays[1].Spots[0].Marked != 1 || m.phase != acting {
		t.Errorf("marked %d, phase %d", m.displays[1].Spots[0].Marked, m.phase)
	}
}

// TestOrderOfPassive asks the others in seating order, after each roll but the
// first.
func TestOrderOfPassive(t *testing.T) {
	m := turn(t, 3, nil, "s17@c3")
	m.lay(t, 1, "s01@c3")
	m.lay(t, 2, "s01@c3")
	m = m.played(t, rollOf("15326"))
	if m.phase != acting {
		t.Fatalf("phase %d after the first roll", m.phase)
	}
	m = m.played(t, "reroll green", "roll green=3")
	for _, player := range []int{1, 2} {
		if m.phase != entering || m.player() != player || !m.may("enter green c3.2") {
			t.Fatalf("player %d is asked in phase %d: %q", m.player(), m.phase, m.legal())
		}
		m = m.played(t, "enter green c3.2") // the same die
	}
	if m.player() != 0 || m.phase != acting {
		t.Errorf("player %d, phase %d", m.player(), m.phase)
	}
}

func TestHelpsForTheActive(t *testing.T) {
	m := turn(t, 2, nil, "b02@c3! b05@d3! s12@c4 b09@d4!").played(t, rollOf("44514")) // blue = white = white
	for text, want := range map[string]bool{
		"complete c4 yellow orange:blue purple":      true,
		"complete c4 yellow:blue orange green-1":     true,
		"complete c4 yellow orange green:blue-1":     true,
		"complete c4 yellow orange purple":           false,
		"complete c4 yellow orange blue+3":           true,
		"buy scoring.4 yellow orange purple":         true,
		"buy scoring.1 yellow orange green-1 purple": true,
	} {
		if got := m.may(text); got != want {
			t.Errorf("%s is legal: %v; %q", text, got, m.begins("complete"))
		}
	}
	m = m.played(t, "complete c4 yellow orange blue+3")
	if got := m.displays[0].Spots[0].Marked; got != 3 {
		t.Errorf("%d circles marked, want 3", got)
	}
	if len(m.begins("enter")) > 0 {
		t.Error("the bonus for a second die is none for the active player")
	}
}
