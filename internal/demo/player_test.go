package demo_test

import (
	"context"
	"image"
	"reflect"
	"slices"
	"strings"
	"testing"

	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/demo"
	"silvertray/internal/demo/demotest"
	"silvertray/internal/ledger"
)

type noPanel struct{}

func (noPanel) Size() image.Point                                       { return image.Pt(264, 176) }
func (noPanel) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// play lets the player play a recorded game through the companion, whatever the
// eye makes of it.
func play(t *testing.T, game string, eye demotest.Eye) (kept []string, player *demo.Player, told string) {
	t.Helper()
	g := demotest.Open(t, game)
	player = demo.NewPlayer(g.Steps)
	var text strings.Builder
	narrator := demo.NewNarrator(&text)
	eye.Steps = g.Steps
	table := player.Table(&eye)
	follower := demo.Follower{Player: player, Narrator: narrator}
	book := ledger.New(follower, ledger.Stored{Match: g.Match})
	box := &companion.Companion{
		Table: &session.Table{Ledger: book, Game: g.Match.Game(), Dealer: player},
		Eyes:  companion.Eyes{Dice: table, Board: table}, Keys: player, Panel: noPanel{}, Audience: follower,
	}
	end, err := box.Run(t.Context())
	kept = record.Moves(book.Steps())
	if err != nil {
		t.Fatalf("the recorded game stopped: %v\nkept %d moves, %q last; told last:\n%s", err, len(kept), kept[len(kept)-1], lastLines(text.String()))
	}
	last := g.Steps[len(g.Steps)-1]
	want, err := last.Before.Apply(last.Move)
	if err != nil {
		t.Fatal(err)
	}
	if got := end.Score(); !got.Finished || !reflect.DeepEqual(got, want.Score()) {
		t.Errorf("the game ends with %+v, want %+v", got, want.Score())
	}
	return kept, player, text.String()
}

// asRecorded checks that the player made the recorded moves.
func asRecorded(t *testing.T, game string, kept []string) {
	t.Helper()
	var want []string
	for _, s := range demotest.Open(t, game).Steps {
		want = append(want, s.Move.String())
	}
	if !slices.Equal(kept, want) {
		t.Error("the player made other moves than the recorded ones")
	}
}

// lastLines are the end of a text.
func lastLines(text string) string {
	lines := strings.Split(text, "\n")
	return strings.Join(lines[max(len(lines)-12, 0):], "\n")
}

// eachGame runs a test for every recorded game.
func eachGame(t *testing.T, test func(t *testing.T, game string)) {
	for _, game := range demo.Games() {
		t.Run(game, func(t *testing.T) { test(t, game) })
	}
}

func TestThePlayerPlaysTheRecordedGame(t *testing.T) {
	tells := map[string][]string{
		"ganz-schoen-clever": {"== Round 1 of 6, Ana", "== Round 6 of 6, Ana", "First roll: throw white"},
		"doppelt-so-clever":  {"== Round 1 of 6, Ana", "== Round 6 of 6, Ana", "First roll: throw white"},
		"einfach-genial": {
			"== Round 40, Ana", "Lay the first tile, beside a printed symbol", "  ! Something covers the table.", "Best places: 1 of ",
			"  Seen: red-purple at 1,-5 2,-5, red +1.",
		},
		"goennen-koennen": {
			"== Round 1 of 15, Ana", "== Round 12 of 12, Ana", "  > card s26", "Third roll: throw orange, green, purple",
			"  · throw dice again", "  · and 83 more",
		},
	}
	eachGame(t, func(t *testing.T, game string) {
		kept, player, told := play(t, game, demotest.Eye{})
		asRecorded(t, game, kept)
		t.Logf("%d presses for the whole game", player.Pressed)
		if player.Corrected != 0 {
			t.Errorf("%d were corrected although all were read right", player.Corrected)
		}
		for _, want := range tells[game] {
			if !strings.Contains(told, want) {
				t.Errorf("the narrator does not say %q", want)
			}
		}
	})
}

func TestThePlayerMendsWhatWasMisread(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		kept, player, _ := play(t, game, demotest.Eye{Misread: true})
		asRecorded(t, game, kept)
		throws, laid := demotest.Open(t, game).Seen()
		if player.Corrected != throws+laid {
			t.Errorf("%d were corrected, one was misread in each of %d throws and %d tiles", player.Corrected, throws, laid)
		}
	})
}

func TestThePlayerEntersWhatCannotBeRead(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		_, player, _ := play(t, game, demotest.Eye{Unread: true})
		t.Logf("%d presses for the whole game", player.Pressed)
	})
}

// TestWhatTheTableShowsHasItsPicture holds the pictures against the record.
func TestWhatTheTableShowsHasItsPicture(t *testing.T) {
	eachGame(t, func(t *testing.T, game string) {
		g := demotest.Open(t, game)
		for i, step := range g.Steps {
			if shown := len(step.Pictures) > 0; shown != step.Seen() {
				t.Errorf("move %d, %s: pictures %q", i+1, step.Move, step.Pictures)
			}
			for _, name := range step.Pictures {
				if a, err := g.Areas(name); step.Thrown() && (err != nil || (a.Tray == nil) == (a.Zone == nil)) {
					t.Errorf("%s: %+v, %v", name, a, err)
				}
			}
		}
	})
}

func TestAGameThatIsNotRecorded(t *testing.T) {
	if _, err := demo.Open("chess"); err == nil || !strings.Contains(err.Error(), "doppelt-so-clever, einfach-genial, ganz-schoen-clever, goennen-koennen") {
		t.Errorf("error %v does not name the games there are", err)
	}
}

func TestAGameIsFoundByTheNameOfItsCards(t *testing.T) {
	g, err := demo.Open("goennen-practice")
	if err != nil || g.Match.Game().Name() != "goennen-practice" {
		t.Errorf("got %v, %v", g, err)
	}
}
