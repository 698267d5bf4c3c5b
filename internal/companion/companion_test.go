package companion_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

const (
	up, down, ok, back = hw.Up, hw.Down, hw.OK, hw.Back
)

func TestAFailingCameraIsSaidAndTriedAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.fails(errCamera)
	if m := screen[prompt.Message](b); m.Sign != prompt.CameraSign || !strings.Contains(m.Text.String(), "no camera") {
		t.Errorf("the failure is said: %+v", m)
	}
	if err := b.clock.BlockUntilContext(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	b.clock.Advance(time.Minute)
	screen[prompt.Message](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
}

// TestWhatToDoIsSaidOnce has an eye that knows what a person has to do: the plug of the
// camera is not it.
func TestWhatToDoIsSaidOnce(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.fails(fmt.Errorf("look at the table: %w", words.Sorry("Show it your dice.")))
	if m := screen[prompt.Message](b); m.Text != "Show it your dice." {
		t.Errorf("says %q", m.Text)
	}
}

func TestTheGameGoesOnWithoutAPanel(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.panel.fail(errors.New("BUSY never released"))
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	press[prompt.Choice](b, ok)
	if n := b.panel.pictures(); n != 2 {
		t.Errorf("a failed panel is left alone, it was given %d pictures", n)
	}
	b.panel.fail(nil)
	b.clock.Advance(time.Minute)
	if m := screen[prompt.Message](b); m.Sign != prompt.PanelSign {
		t.Errorf("that the panel is back is said on it: %+v", m)
	}
	press[prompt.Choice](b, ok)
	if n := b.panel.pictures(); n != 4 {
		t.Errorf("after a while the panel is tried again, it was given %d pictures", n)
	}
}

// TestTheGameDoesNotWaitForAPanelThatHangs presses keys while a panel that
// failed is tried again, and hangs.
func TestTheGameDoesNotWaitForAPanelThatHangs(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.panel.fail(errors.New("BUSY never released"))
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	free := b.panel.hang()
	b.clock.Advance(time.Minute)
	press[prompt.Choice](b, ok)
	press[prompt.Choice](b, down, down)
	close(free)
	if m := screen[prompt.Message](b); m.Sign != prompt.PanelSign {
		t.Errorf("that the panel is back is said on it: %+v", m)
	}
	press[prompt.Choice](b, ok)
}

// TestTheMirrorGoesOnWithoutThePanel lets the panel fail, and then the mirror:
// each is given the pictures that the other misses.
func TestTheMirrorGoesOnWithoutThePanel(t *testing.T) {
	mirror := &fakePanel{}
	b := startWith(t, func(c *scene) { c.box.Mirror = mirror })
	screen[prompt.Start](b)
	b.panel.fail(errors.New("BUSY never released"))
	press[prompt.Start](b, down, down, down)
	if on, off := mirror.pictures(), b.panel.pictures(); on != 4 || off != 2 {
		t.Errorf("the mirror got %d pictures of 4, the panel %d until it failed", on, off)
	}
	mirror.fail(errors.New("disk full"))
	press[prompt.Start](b, down)
	mirror.fail(nil)
	press[prompt.Start](b, up)
	press[prompt.Start](b, ok|hw.Long) // nothing new to see
	if n := mirror.pictures(); n != 6 {
		t.Errorf("the mirror got %d pictures, want 6", n)
	}
}

// TestNoticesComeFirst shows what is to be known before the game.
func TestNoticesComeFirst(t *testing.T) {
	b := startWith(t, func(c *scene) {
		c.Notices = []prompt.Message{{Title: "One", Text: "first."}, {Title: "Two", Text: "second."}}
	})
	if m := screen[prompt.Message](b); m.Title != "One" || m.Keys == "" {
		t.Errorf("first %+v", m)
	}
	if m := press[prompt.Message](b, down); m.Title != "Two" {
		t.Errorf("then %+v", m)
	}
	press[prompt.Start](b, ok)
}

func TestAMoveThatCannotBeStoredDoesNotCount(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.keepErr = errors.New("disk full")
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	press[prompt.Message](b, ok)
	b.keepErr = nil
	press[prompt.Check](b, ok)
	press[prompt.Choice](b, ok)
	if len(b.kept) != 1 {
		t.Errorf("kept %q", b.kept)
	}
}

func TestTheStartScreenDealsAMatch(t *testing.T) {
	b := start(t)
	screen[prompt.Start](b)
	seats := press[prompt.Menu](b, down, ok)
	if seats.Selected != 2 || len(seats.Items) != 3 {
		t.Errorf("two seats, and the cursor at Begin: %+v", seats)
	}
	w := press[prompt.Waiting](b, ok)
	if w.Heading.Player != "Player 1" || w.Heading.Rounds != 6 {
		t.Errorf("two players play six rounds: %+v", w.Heading)
	}
}

func TestBrowsingShowsEverySheetAndTheScores(t *testing.T) {
	b := start(t, "Ana", "Ben")
	screen[prompt.Waiting](b)
	if s := press[prompt.Sheet](b, back); s.Sheet.Player != "Ana" {
		t.Errorf("the sheet of who is asked comes first, got %s", s.Sheet.Player)
	}
	if s := press[prompt.Sheet](b, down); s.Sheet.Player != "Ben" {
		t.Errorf("then Ben's, got %s", s.Sheet.Player)
	}
	press[prompt.Scores](b, down)
	press[prompt.Waiting](b, back)
}

func TestRunEndsWithItsContextAndKeys(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.cancel()
	if err := b.end(); !errors.Is(err, context.Canceled) {
		t.Errorf("ended with %v", err)
	}
	b = start(t, "Ana")
	screen[prompt.Waiting](b)
	close(b.keys)
	if err := b.end(); !errors.Is(err, companion.ErrNoKeys) {
		t.Errorf("ended with %v", err)
	}
}

func TestPressesThatPiledUpAreShownOnce(t *testing.T) {
	b := start(t, "Ana", "Ben")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	c := press[prompt.Choice](b, ok)
	shown, want := b.panel.pictures(), (c.Selected+3)%len(c.Options)
	for range 3 {
		b.keys <- down
	}
	for c.Selected != want {
		c = screen[prompt.Choice](b)
	}
	if n := b.panel.pictures() - shown; n > 3 {
		t.Errorf("%d pictures for three presses", n)
	}
}

func TestAThrowSeenWhileLeafingIsNotLost(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	press[prompt.Sheet](b, back)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Sheet](b)
	if check := press[prompt.Check](b, back); check.Dice[1].Value != 5 {
		t.Errorf("the roll that came meanwhile is shown: %+v", check)
	}
}

func TestAThrowEnteredByHandIsNotReadAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	check := press[prompt.Check](b, ok)
	b.sees(sure(6, 6, 6, 6, 6, 6)) // too late
	check = screen[prompt.Check](b)
	for range check.Dice {
		check = press[prompt.Check](b, ok, ok) // every die shows 1
	}
	c := press[prompt.Choice](b, ok)
	// The last option throws the same dice again.
	for c.Selected != len(c.Options)-1 {
		c = press[prompt.Choice](b, up)
	}
	press[prompt.Waiting](b, ok)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	if check := screen[prompt.Check](b); check.Dice[1].Value != 5 {
		t.Errorf("the throw before must not come back: %+v", check)
	}
}
