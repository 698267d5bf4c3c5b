package demo_test

import (
	"bytes"
	"context"
	"image"
	"io"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/vision"
)

var games = engine.Games{clever.GanzSchoen.Name(): clever.GanzSchoen}

// perfectEye sees what the record says was thrown, gaps included, and misreads
// one die of every throw when told to.
type perfectEye struct {
	rolls   []engine.Thrown
	misread bool
}

func (e *perfectEye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	if len(e.rolls) == 0 {
		return vision.Reading{}, io.EOF
	}
	roll := e.rolls[0]
	e.rolls = e.rolls[1:]
	r := vision.Reading{Sure: true}
	for _, f := range roll.Faces {
		gap := 10 + 10*float64(slices.Index(roll.Near, f.Die))
		r.Dice = append(r.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true, TrayMM: &gap})
	}
	if e.misread {
		r.Dice[0].Value = r.Dice[0].Value%6 + 1
	}
	return r, nil
}

type noPanel struct{}

func (noPanel) Size() image.Point                                       { return image.Pt(264, 176) }
func (noPanel) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// play lets the player play the recorded game through the companion.
func play(t *testing.T, misread bool) (kept []string, player *demo.Player, told string) {
	t.Helper()
	_, r, match := recorded(t)
	player = demo.NewPlayer(r.Moves())
	var text strings.Builder
	narrator := demo.NewNarrator(&text)
	box := &companion.Companion{
		Game: match.Game(), Match: match, Keys: player, Panel: noPanel{},
		Eye: &perfectEye{rolls: rolls(t, match, r), misread: misread},
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
	if !slices.Equal(kept, r.Moves()) {
		t.Error("the player made other moves than the recorded ones")
	}
	return kept, player, text.String()
}

// recorded is the recorded game, its record, and the match as it was dealt.
func recorded(t *testing.T) (*demo.Game, *record.Record, engine.Match) {
	t.Helper()
	g, err := demo.Open(clever.GanzSchoen.Name())
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Record()
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	match, err := record.Deal(r, games)
	if err != nil {
		t.Fatal(err)
	}
	return g, r, match
}

// rolls are the throws of a record.
func rolls(t *testing.T, m engine.Match, r *record.Record) []engine.Thrown {
	t.Helper()
	var all []engine.Thrown
	for _, text := range r.Moves() {
		move, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if roll, ok := move.(engine.Thrown); ok {
			all = append(all, roll)
		}
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

func TestThePlayerPlaysTheRecordedGame(t *testing.T) {
	_, player, told := play(t, false)
	t.Logf("%d presses for the whole game", player.Pressed)
	if player.Mended != 0 {
		t.Errorf("%d dice were corrected although all were read right", player.Mended)
	}
	for _, want := range []string{"== Round 1 of 6, Ana", "== Round 6 of 6, Ana", "First roll: throw white"} {
		if !strings.Contains(told, want) {
			t.Errorf("the narrator does not say %q", want)
		}
	}
}

func TestThePlayerMendsWhatWasMisread(t *testing.T) {
	kept, player, _ := play(t, true)
	thrown := 0
	for _, m := range kept {
		if strings.HasPrefix(m, "roll") {
			thrown++
		}
	}
	if player.Mended != thrown {
		t.Errorf("%d dice were corrected, one was misread in each of %d throws", player.Mended, thrown)
	}
}

// TestEveryThrowHasItsPicture holds the pictures' truth against the record.
func TestEveryThrowHasItsPicture(t *testing.T) {
	g, r, match := recorded(t)
	if n := len(rolls(t, match, r)); n != len(g.Names) {
		t.Fatalf("%d throws, %d pictures", n, len(g.Names))
	}
	for _, name := range g.Names {
		if _, err := g.Tray(name); err != nil {
			t.Error(err)
		}
	}
}
