package demo_test

import (
	"context"
	"image"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/internal/demo/demotest"
)

type noPanel struct{}

func (noPanel) Size() image.Point                                       { return image.Pt(264, 176) }
func (noPanel) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// play lets the player play a recorded game through the companion.
func play(t *testing.T, game string, misread bool) (kept []string, player *demo.Player, told string) {
	t.Helper()
	r := demotest.Open(t, game)
	player = demo.NewPlayer(r.Moves)
	var text strings.Builder
	narrator := demo.NewNarrator(&text)
	box := &companion.Companion{
		Game: r.Match.Game(), Match: r.Match, Keys: player, Panel: noPanel{},
		Eye: &demotest.Eye{Rolls: r.Rolls, Misread: misread},
		Keep: func(m engine.Move) error {
			kept = append(kept, m.String())
			narrator.Made(m)
			return player.Made(m)
		},
		Shown: func(m companion.Moment) {
			narrator.Shown(m)
			player.Shown(m)
		},
	}
	end, err := box.Run(t.Context())
	if err != nil {
		t.Fatalf("the recorded game stopped: %v\nkept %d moves, %q last", err, len(kept), kept[len(kept)-1])
	}
	if !end.Score().Finished {
		t.Error("the recorded game does not reach its end")
	}
	if !slices.Equal(kept, r.Moves) {
		t.Error("the player made other moves than the recorded ones")
	}
	return kept, player, text.String()
}

// eachGame runs a test for every recorded game.
func eachGame(t *testing.T, test func(t *testing.T, game string)) {
	for _, game := range demo.Games() {
		t.Run(game, func(t *testing.T) { test(t, game) })
	}
}

func TestThePlayerPlaysTheRecordedGame(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		_, player, told := play(t, game, false)
		t.Logf("%d presses for the whole game", player.Pressed)
		if player.Mended != 0 {
			t.Errorf("%d dice were corrected although all were read right", player.Mended)
		}
		for _, want := range []string{"== Round 1 of 6, Ana", "== Round 6 of 6, Ana", "First roll: throw white"} {
			if !strings.Contains(told, want) {
				t.Errorf("the narrator does not say %q", want)
			}
		}
	})
}

func TestThePlayerMendsWhatWasMisread(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		kept, player, _ := play(t, game, true)
		thrown := 0
		for _, m := range kept {
			if strings.HasPrefix(m, "roll") {
				thrown++
			}
		}
		if player.Mended != thrown {
			t.Errorf("%d dice were corrected, one was misread in each of %d throws", player.Mended, thrown)
		}
	})
}

// TestEveryThrowHasItsPicture holds the pictures' truth against the record.
func TestEveryThrowHasItsPicture(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		r := demotest.Open(t, game)
		if n := len(r.Rolls); n != len(r.Names) {
			t.Fatalf("%d throws, %d pictures", n, len(r.Names))
		}
		for _, name := range r.Names {
			if _, err := r.Tray(name); err != nil {
				t.Error(err)
			}
		}
	})
}

func TestAGameThatIsNotRecorded(t *testing.T) {
	if _, err := demo.Open("chess"); err == nil || !strings.Contains(err.Error(), "doppelt-so-clever, ganz-schoen-clever") {
		t.Errorf("error %v does not name the games there are", err)
	}
}
