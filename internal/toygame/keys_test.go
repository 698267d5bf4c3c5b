package toygame

import (
	"reflect"
	"slices"
	"testing"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/store/memory"
	"silvertray/internal/words"
)

// sail plays moves of the voyage at the table, the throws by dice and the choices by
// keys.
func (tab *table) sail(moves ...string) {
	tab.t.Helper()
	for _, text := range moves {
		move, err := tab.now.Match.Parse(text)
		if err != nil {
			tab.t.Fatal(err)
		}
		if _, ok := move.(engine.Thrown); ok {
			tab.throw(thrown(move)...)
			tab.to(len(dice) + prompt.Counts)
			continue
		}
		tab.take(tab.now.Match.Label(move).Text.String())
	}
}

// to walks to a place of the cursor and presses OK.
func (tab *table) to(place int) {
	tab.t.Helper()
	for tab.now.Screen.Says().Cursor.At != place {
		tab.press(hw.Down)
	}
	tab.press(hw.OK)
}

// TestFourKeysPlayItToTheEnd begins at the start screen with a rough sea. A die that
// was misread is mended before its roll counts, a choice is taken back, and a roll is
// amended that had counted.
func TestFourKeysPlayItToTheEnd(t *testing.T) {
	k := &memory.Keeper{}
	tab := switchedOn(t, k, ledger.Stored{}, func(p *parts) { p.Table.Names = []string{"Ana", "Ben"} })
	if title := tab.now.Screen.Says().Title; title != "Driftwood" {
		t.Errorf("the start screen offers %q", title)
	}
	tab.take("Settings")
	tab.take("The sea")
	if screen := tab.now.Screen.(prompt.Menu); !slices.ContainsFunc(screen.Items, func(i prompt.Item) bool { return i.Value == sea.Words[1] }) {
		t.Errorf("the sea is not rough: %+v", screen)
	}
	tab.press(hw.Back)
	tab.take("2 players")
	tab.take("Begin")
	moves := parsed(t, voyage).Moves()

	tab.throw(1, 1) // the amber die shows a 3
	tab.to(0)
	tab.press(hw.Up, hw.Up, hw.OK)
	tab.to(len(dice) + prompt.Counts)
	tab.take("keep azure 1")
	tab.press(hw.Back, hw.Back|hw.Long) // held: the list of moves, the last one first
	tab.press(hw.OK)
	if text := tab.now.Screen.Says().Title; text != "Which die is kept?" || len(k.Moves()) != 1 {
		t.Fatalf("the choice is not taken back: %+v", tab.now.Screen)
	}
	tab.sail(moves[1], "roll amber=4 azure=2")
	tab.take("keep azure 2")
	tab.sail(moves[4:6]...)

	tab.press(hw.Back)
	tab.press(hw.OK)
	tab.take("Correct a roll")
	tab.to(1) // Ben's first: the azure die showed a 1
	tab.to(1)
	tab.press(hw.Down, hw.OK)
	tab.to(len(dice) + prompt.Counts)
	for tab.now.Screen.Says().Asks == prompt.AskItem {
		tab.press(hw.Back)
	}
	if got := k.Moves(); !slices.Equal(got, moves[:6]) {
		t.Fatalf("the moves are %q, want %q", got, moves[:6])
	}
	tab.sail(moves[6:]...)
	if said := tab.now.Screen.Says(); said.Asks != prompt.ReadScores {
		t.Fatalf("the end is %+v", said)
	}
	want, err := record.Replay(parsed(t, voyage), games)
	if err != nil {
		t.Fatal(err)
	}
	if got := tab.now.Match.Score(); !reflect.DeepEqual(got, want.Score()) {
		t.Errorf("the score is %+v, want %+v", got, want.Score())
	}
	tab.press(hw.OK)
	if err := <-tab.ended; err != nil {
		t.Errorf("the box ends with %v", err)
	}

	for _, screen := range tab.screens {
		for _, size := range sizes {
			for _, l := range words.Languages {
				hasRoom(t, display.Lines(l, screen, size), size)
			}
		}
	}
}

// TestABoxThatIsSwitchedOffGoesOn with the question that it had asked, and the same keys.
func TestABoxThatIsSwitchedOffGoesOn(t *testing.T) {
	for name, open := range keepers(t) {
		t.Run(name, func(t *testing.T) {
			folder, moves := t.TempDir(), parsed(t, voyage).Moves()
			for i, text := range moves {
				k := open(folder)
				stored := k.stored
				if i == 0 {
					if err := k.Deal(sailed(t, 0)); err != nil {
						t.Fatal(err)
					}
					stored = ledger.Stored{Match: sailed(t, 0)}
				}
				on := t.Run(text, func(t *testing.T) { switchedOn(t, k, stored, nil).sail(text) })
				if err := k.close(); err != nil || !on {
					t.Fatal(err)
				}
			}
			k := open(folder)
			defer k.close()
			if name == "store" { // which resumes no match that is over
				return
			}
			if !k.stored.Match.Score().Finished {
				t.Errorf("it stands at %+v", k.stored.Match)
			}
		})
	}
}
