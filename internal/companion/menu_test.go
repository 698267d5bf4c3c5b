package companion_test

import (
	"context"
	"errors"
	"image"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// choose walks a menu down to the line that begins with some words and takes it.
func choose[S prompt.Prompt](b *box, m prompt.Menu, text string) S {
	b.t.Helper()
	for range m.Items {
		if strings.HasPrefix(m.Items[m.Selected].Text.String(), text) {
			return press[S](b, ok)
		}
		m = press[prompt.Menu](b, down)
	}
	b.t.Fatalf("no line %q in %+v", text, m)
	panic("unreachable")
}

// TestTakingBackMoves goes back to before a choice and to before a roll; what
// is stored follows, and the game goes on from there.
func TestTakingBackMoves(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	first := press[prompt.Choice](b, ok)
	press[prompt.Waiting](b, ok)
	press[prompt.Sheet](b, back)
	undo := choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Take back")
	if len(undo.Items) != 2 || undo.Items[0].Text != first.Options[first.Selected].Text || undo.Items[1].Text.String() != "white 3, yellow 5, blue 2, green 6, orange 1, purple 4" {
		t.Fatalf("the last move comes first: %+v", undo)
	}
	again := press[prompt.Choice](b, ok)
	if len(b.kept) != 1 || len(again.Options) != len(first.Options) {
		t.Errorf("kept %q, options %v", b.kept, texts(again))
	}
	press[prompt.Sheet](b, back)
	choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Take back")
	check := press[prompt.Check](b, ok)
	if len(b.kept) != 0 || check.Dice[3].Value != 6 || check.Dice[3].Doubt {
		t.Fatalf("kept %q; the roll is there to be corrected: %+v", b.kept, check)
	}
	press[prompt.Check](b, up, up, up, ok, up, ok) // green shows 1
	press[prompt.Choice](b, ok)
	if want := "roll white=3 yellow=5 blue=2 green=1 orange=1 purple=4"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

func TestMovesThatCannotBeTakenBackStillCount(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	press[prompt.Sheet](b, back)
	undo := choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Take back")
	b.keepErr = syscall.ENOSPC
	if m := press[prompt.Message](b, ok); m.Sign != prompt.StorageSign || m.Title != "The card is full" {
		t.Errorf("what is wrong is said: %+v", m)
	}
	if again := press[prompt.Menu](b, ok); len(again.Items) != len(undo.Items) {
		t.Errorf("the move is still there: %+v", again)
	}
	press[prompt.Choice](b, back, back)
	if len(b.kept) != 1 {
		t.Errorf("kept %q", b.kept)
	}
}

// TestAMatchInTheRecordGoesOn begins with a match that was stored, and takes
// one of its moves back.
func TestAMatchInTheRecordGoesOn(t *testing.T) {
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Jörg"}})
	if err != nil {
		t.Fatal(err)
	}
	roll := engine.Thrown{}
	for i, die := range clever.GanzSchoen.Dice() {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: i + 1})
	}
	b := startWith(t, func(c *scene) {
		c.stored, c.kept, c.Greet = after(t, m, roll.String()), []string{roll.String()}, true
	})
	s := screen[prompt.Start](b)
	if s.Selected != 0 || s.Items[0].String() != "Continue: Ana and Jörg, round 1" {
		t.Fatalf("the cursor is at going on: %+v", s)
	}
	press[prompt.Choice](b, ok)
	press[prompt.Sheet](b, back)
	choose[prompt.Menu](b, press[prompt.Menu](b, ok), "Take back")
	press[prompt.Check](b, ok)
	if len(b.kept) != 0 {
		t.Errorf("kept %q", b.kept)
	}
}

// TestNamesByKeys seats somebody who is remembered and enters a new name.
func TestNamesByKeys(t *testing.T) {
	var remembered []string
	b := startWith(t, func(c *scene) {
		c.Names = []string{"Ana", "Jörg", "Li"}
		c.Memory = memory{remember: func(players []string) error {
			remembered = players
			return nil
		}}
	})
	screen[prompt.Start](b)
	seats := press[prompt.Menu](b, down, ok)
	if seats.Items[0].Text.String() != "Ana" || seats.Items[1].Text.String() != "Jörg" {
		t.Errorf("who played last is seated: %+v", seats)
	}
	who := press[prompt.Menu](b, up, ok) // from Begin to the second seat
	if len(who.Items) != 2 || who.Items[0].Text.String() != "Li" {
		t.Fatalf("who is not seated yet can be: %+v", who)
	}
	if n := press[prompt.Naming](b, down, ok); n.Wheel[0] != "A" || slices.Contains(n.Wheel, "done") {
		t.Errorf("a name begins with a capital and is not done without letters: %+v", n)
	}
	if n := press[prompt.Naming](b, down, ok); n.Name != "B" || n.Wheel[0] != "a" || n.Wheel[len(n.Wheel)-1] != "done" {
		t.Errorf("small letters follow, and done is one up: %+v", n)
	}
	press[prompt.Naming](b, down, down, down, down, ok, ok, back) // an "a" too much
	seats = press[prompt.Menu](b, up, ok)
	if seats.Selected != 2 || seats.Items[1].Text.String() != "Be" {
		t.Errorf("Be sits on the second seat: %+v", seats)
	}
	press[prompt.Waiting](b, ok)
	if !slices.Equal(remembered, []string{"Ana", "Be"}) {
		t.Errorf("remembered %q", remembered)
	}
}

type fakeCamera chan session.View

func (f fakeCamera) View(ctx context.Context) (session.View, error) {
	select {
	case v, ok := <-f:
		if !ok {
			return session.View{}, errors.New("unplugged")
		}
		return v, nil
	case <-ctx.Done():
		return session.View{}, ctx.Err()
	}
}

func TestTheCameraPictureIsShownAgainAndAgain(t *testing.T) {
	camera := make(fakeCamera, 4)
	b := startWith(t, func(c *scene) { c.Camera = camera })
	screen[prompt.Start](b)
	if v := press[prompt.View](b, up, up, ok); v.Picture != nil || v.Note == "" {
		t.Errorf("before the first picture: %+v", v)
	}
	tray := []image.Point{{X: 1, Y: 1}, {X: 9, Y: 1}, {X: 9, Y: 9}}
	for range 2 {
		camera <- session.View{Picture: image.NewGray(image.Rect(0, 0, 10, 10)), Outlines: [][]image.Point{tray}}
		if v := screen[prompt.View](b); v.Picture == nil || len(v.Outlines) != 1 {
			t.Errorf("picture and tray: %+v", v)
		}
		if err := b.clock.BlockUntilContext(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		b.clock.Advance(time.Second)
		screen[prompt.View](b)
	}
	close(camera)
	if v := screen[prompt.View](b); v.Picture != nil || !strings.Contains(v.Note.String(), "unplugged") {
		t.Errorf("no picture comes: %+v", v)
	}
	press[prompt.Start](b, back)
}

func TestSettings(t *testing.T) {
	set := -1
	b := startWith(t, func(c *scene) {
		c.Settings = []session.Setting{{Title: "Sound", Values: []words.Phrase{"off", "on"}, Set: func(at int) error {
			set = at
			return nil
		}}}
	})
	screen[prompt.Start](b)
	m := press[prompt.Menu](b, up, ok)
	if m = choose[prompt.Menu](b, m, "Sound"); set != 1 || m.Items[m.Selected].Value != "on" {
		t.Errorf("set to %d, shown as %+v", set, m)
	}
	m = choose[prompt.Menu](b, m, "Panel")
	if m.Items[m.Selected].Value != "white on black" {
		t.Errorf("the panel is turned to black: %+v", m)
	}
	m = choose[prompt.Menu](b, m, "Solo: extra")
	if m.Items[m.Selected].Value != "no" {
		t.Errorf("a rule is chosen: %+v", m)
	}
	press[prompt.Start](b, back)
	press[prompt.Menu](b, down, ok)
	press[prompt.Waiting](b, ok)
	if got := b.latest.Match.Setup().Settings["solo-extra"]; got != "no" {
		t.Errorf("the match is dealt with solo-extra %q", got)
	}
}
