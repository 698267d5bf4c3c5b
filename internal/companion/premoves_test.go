package companion_test

import (
	"errors"
	"slices"
	"testing"

	"silvertray/engine/clever"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// tray are the moves that lead to atTheTray.
var tray = []string{"roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1"}

// resume starts a box with a record of these moves, and what waited.
func resume(t *testing.T, waiting ledger.Premoves, made ...string) *box {
	t.Helper()
	return startWith(t, func(c *scene) {
		m, err := clever.GanzSchoen.New(atTheTray(t).Setup())
		if err != nil {
			t.Fatal(err)
		}
		c.stored = after(t, m, made...)
		c.stored.Premoves = waiting
	})
}

func TestAChoiceAheadOutlivesARestart(t *testing.T) {
	b := resume(t, ledger.Premoves{}, tray...)
	<-b.moments
	if err := b.asks(b.latest.Number, prompt.Choose{Player: 2, Move: "take blue blue.4"}); err != nil {
		t.Fatal(err)
	}
	again := resume(t, b.waits, tray...)
	<-again.moments
	if got := again.latest.Premoves[2]; !slices.Equal(got, []string{"take blue blue.4"}) {
		t.Fatalf("after a restart %q waits, want Cem's choice", got)
	}
	if err := again.asks(again.latest.Number, prompt.Choose{Player: 1, Move: "take green green.1"}); err != nil {
		t.Fatal(err)
	}
	if want := []string{"take green green.1", "take blue blue.4"}; !slices.Equal(again.kept, want) {
		t.Errorf("made %q, want %q", again.kept, want)
	}
}

func TestWhatCannotBeKeptDoesNotWait(t *testing.T) {
	b := resume(t, ledger.Premoves{}, tray...)
	b.waitErr = errors.New("the card is full")
	<-b.moments
	if err := b.asks(b.latest.Number, prompt.Choose{Player: 2, Move: "take blue blue.4"}); err == nil {
		t.Error("the choice is taken")
	}
	if len(b.latest.Premoves) != 0 {
		t.Errorf("%v is shown as waiting", b.latest.Premoves)
	}
}

func TestWhatWaitsStillAfterARestart(t *testing.T) {
	cem := map[int][]string{2: {"take blue blue.4"}}
	ben := append(slices.Clone(tray), "take green green.1")
	both := append(slices.Clone(ben), "take blue blue.4")
	thrown := append(slices.Clone(both), "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2")
	tests := []struct {
		name    string
		waiting ledger.Premoves
		made    []string
		ahead   map[int][]string
		follows []string // moves that the restart makes
	}{
		{"as it was", ledger.Premoves{Moves: 2, Chosen: cem}, tray, cem, nil},
		{"due by now", ledger.Premoves{Moves: 2, Chosen: cem}, ben, nil, []string{"take blue blue.4"}},
		{"made already", ledger.Premoves{Moves: 2, Chosen: cem}, both, nil, nil},
		{"of a turn that is over", ledger.Premoves{Moves: 2, Chosen: cem}, thrown, nil, nil},
		{"taken back since", ledger.Premoves{Moves: 3, Chosen: cem}, tray, nil, nil},
		{"no legal move", ledger.Premoves{Moves: 2, Chosen: map[int][]string{2: {"take blue blue.12"}}}, tray, nil, nil},
		{"of a player who is not there", ledger.Premoves{Moves: 2, Chosen: map[int][]string{7: {"pass"}}}, tray, nil, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := resume(t, tt.waiting, tt.made...)
			<-b.moments
			if len(b.latest.Premoves) != len(tt.ahead) || !slices.Equal(b.latest.Premoves[2], tt.ahead[2]) {
				t.Errorf("%v waits, want %v", b.latest.Premoves, tt.ahead)
			}
			if !slices.Equal(b.kept, tt.follows) {
				t.Errorf("made %q, want %q", b.kept, tt.follows)
			}
		})
	}
}
