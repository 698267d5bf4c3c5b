package companion_test

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/vision"
)

const (
	up, down, ok, back = hw.Up, hw.Down, hw.OK, hw.Back
)

func TestASureRollCountsAfterOK(t *testing.T) {
	b := start(t, "Ana")
	waiting := screen[display.Waiting](b)
	if waiting.Title != "First roll" || len(waiting.Dice) != 6 {
		t.Errorf("first screen asks %q for %v", waiting.Title, waiting.Dice)
	}
	b.sees(sure(3, 5, 2, 6, 1, 4))
	check := screen[display.Check](b)
	if check.Cursor != 6 || check.Note != "" {
		t.Errorf("a sure roll has the cursor on \"counts\" and no note, got %+v", check)
	}
	press[display.Choice](b, ok)
	if want := []string{"roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

func TestAMisreadDieIsMendedWithFourKeys(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	// From "counts" two up is orange; it showed 2, not 1.
	check := press[display.Check](b, up, up, ok, up)
	if !check.Editing || check.Dice[4].Value != 2 {
		t.Fatalf("orange under correction: %+v", check)
	}
	check = press[display.Check](b, ok)
	if check.Editing || check.Cursor != 6 {
		t.Fatalf("after the correction the cursor lies on \"counts\": %+v", check)
	}
	press[display.Choice](b, ok)
	if want := "roll white=3 yellow=5 blue=2 green=6 orange=2 purple=4"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestBackLeavesACorrectionAsItWas(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	check := press[display.Check](b, up, up, ok, down, down, back)
	if check.Editing || check.Dice[4].Value != 1 {
		t.Errorf("orange is 1 again: %+v", check)
	}
}

func TestADieInDoubtIsShownFirst(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Sure, r.Dice[3].Sure = false, false
	r.Problems = []vision.Problem{{Kind: vision.Value, Colour: "green", Text: "Glare on the green die."}}
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(r)
	check := screen[display.Check](b)
	if check.Cursor != 3 || !check.Dice[3].Doubt || check.Note != "Glare on the green die." {
		t.Errorf("cursor, doubt and note point to green: %+v", check)
	}
	check = press[display.Check](b, ok, ok)
	if check.Cursor != 6 || check.Dice[3].Doubt || check.Note != "" {
		t.Errorf("once confirmed nothing is in doubt: %+v", check)
	}
}

func TestADoubtAboutTheWholePictureOffersAnotherLook(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Sure = false
	r.Problems = []vision.Problem{{Kind: vision.Extra, Text: "7 dice lie here where 6 are expected."}}
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(r)
	if check := screen[display.Check](b); check.Cursor != 7 || check.Note == "" {
		t.Errorf("the cursor lies on \"look again\": %+v", check)
	}
}

func TestADieNotSeenMustBeGivenAValue(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1)) // no purple
	check := screen[display.Check](b)
	if check.Cursor != 5 || check.Dice[5].Value != 0 {
		t.Fatalf("purple is unknown: %+v", check)
	}
	check = press[display.Check](b, down, ok)
	if check.Cursor != 5 || len(b.kept) != 0 {
		t.Fatalf("the roll must not count without purple: %+v", check)
	}
	press[display.Choice](b, ok, up, up, ok, ok)
	if want := "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=3"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestADieInHandThatLiesInTheTrayIsInDoubt(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Dice[1].InTray = true
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(r)
	if check := screen[display.Check](b); check.Cursor != 1 || !check.Dice[1].Doubt {
		t.Errorf("yellow lies where no thrown die may lie: %+v", check)
	}
}

func TestLookAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	if w := press[display.Waiting](b, down, ok); len(w.Seen) != 6 {
		t.Errorf("what was seen so far stays on the screen: %+v", w)
	}
	first, second := <-b.eye.asked, <-b.eye.asked
	if first.Again || !second.Again || len(second.Dice) != 6 {
		t.Errorf("looks for %+v, then again for %+v", first, second)
	}
	b.sees(sure(1, 1, 1, 1, 1, 1))
	if check := screen[display.Check](b); check.Dice[0].Value != 1 {
		t.Errorf("the second look counts: %+v", check)
	}
}

func TestAnEmptyTableIsNoRoll(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.sees(vision.Reading{Problems: []vision.Problem{{Kind: vision.Missing, Text: "No dice are in view."}}})
	if w := screen[display.Waiting](b); w.Note != "" {
		t.Errorf("that no dice lie there needs no word, got %q", w.Note)
	}
	b.sees(vision.Reading{Problems: []vision.Problem{{Kind: vision.Dark, Text: "The picture is black."}}})
	if w := screen[display.Waiting](b); w.Note != "The picture is black." {
		t.Errorf("why nothing is seen is said, got %q", w.Note)
	}
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
}

func TestDiceByHandWithoutPictures(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.fails(io.EOF)
	if w := screen[display.Waiting](b); w.Note == "" {
		t.Error("the end of the pictures is said")
	}
	check := press[display.Check](b, ok)
	for range check.Dice {
		check = press[display.Check](b, ok, ok) // every die shows 1
	}
	press[display.Choice](b, ok)
	if want := "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestAFailingCameraIsSaidAndTriedAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.fails(errCamera)
	if m := screen[display.Message](b); m.Sign != display.CameraSign || !strings.Contains(m.Text.String(), "no camera") {
		t.Errorf("the failure is said: %+v", m)
	}
	if err := b.clock.BlockUntilContext(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	b.clock.Advance(time.Minute)
	screen[display.Message](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
}

func TestTheGameGoesOnWithoutAPanel(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.panel.fail(errors.New("BUSY never released"))
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	press[display.Choice](b, ok)
	if n := b.panel.pictures(); n != 2 {
		t.Errorf("a failed panel is left alone, it was given %d pictures", n)
	}
	b.panel.fail(nil)
	b.clock.Advance(time.Minute)
	if m := screen[display.Message](b); m.Sign != display.PanelSign {
		t.Errorf("that the panel is back is said on it: %+v", m)
	}
	press[display.Choice](b, ok)
	if n := b.panel.pictures(); n != 4 {
		t.Errorf("after a while the panel is tried again, it was given %d pictures", n)
	}
}

// TestTheGameDoesNotWaitForAPanelThatHangs presses keys while a panel that
// failed is tried again, and hangs.
func TestTheGameDoesNotWaitForAPanelThatHangs(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.panel.fail(errors.New("BUSY never released"))
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	free := b.panel.hang()
	b.clock.Advance(time.Minute)
	press[display.Choice](b, ok)
	press[display.Choice](b, down, down)
	close(free)
	if m := screen[display.Message](b); m.Sign != display.PanelSign {
		t.Errorf("that the panel is back is said on it: %+v", m)
	}
	press[display.Choice](b, ok)
}

// TestTheMirrorGoesOnWithoutThePanel lets the panel fail, and then the mirror:
// each is given the pictures that the other misses.
func TestTheMirrorGoesOnWithoutThePanel(t *testing.T) {
	mirror := &fakePanel{}
	b := startWith(t, func(c *companion.Companion) { c.Mirror = mirror })
	screen[display.Start](b)
	b.panel.fail(errors.New("BUSY never released"))
	press[display.Start](b, down, down, down)
	if on, off := mirror.pictures(), b.panel.pictures(); on != 4 || off != 2 {
		t.Errorf("the mirror got %d pictures of 4, the panel %d until it failed", on, off)
	}
	mirror.fail(errors.New("disk full"))
	press[display.Start](b, down)
	mirror.fail(nil)
	press[display.Start](b, up)
	press[display.Start](b, ok|hw.Long) // nothing new to see
	if n := mirror.pictures(); n != 6 {
		t.Errorf("the mirror got %d pictures, want 6", n)
	}
}

// TestNoticesComeFirst shows what is to be known before the game.
func TestNoticesComeFirst(t *testing.T) {
	b := startWith(t, func(c *companion.Companion) {
		c.Notices = []display.Message{{Title: "One", Text: "first."}, {Title: "Two", Text: "second."}}
	})
	if m := screen[display.Message](b); m.Title != "One" || m.Keys == "" {
		t.Errorf("first %+v", m)
	}
	if m := press[display.Message](b, down); m.Title != "Two" {
		t.Errorf("then %+v", m)
	}
	press[display.Start](b, ok)
}

func TestAMoveThatCannotBeStoredDoesNotCount(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.keepErr = errors.New("disk full")
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	press[display.Message](b, ok)
	b.keepErr = nil
	press[display.Check](b, ok)
	press[display.Choice](b, ok)
	if len(b.kept) != 1 {
		t.Errorf("kept %q", b.kept)
	}
}

func TestTheStartScreenDealsAMatch(t *testing.T) {
	b := start(t)
	screen[display.Start](b)
	seats := press[display.Menu](b, down, ok)
	if seats.Selected != 2 || len(seats.Items) != 3 {
		t.Errorf("two seats, and the cursor at Begin: %+v", seats)
	}
	w := press[display.Waiting](b, ok)
	if w.Heading.Player != "Player 1" || w.Heading.Rounds != 6 {
		t.Errorf("two players play six rounds: %+v", w.Heading)
	}
}

func TestBrowsingShowsEverySheetAndTheScores(t *testing.T) {
	b := start(t, "Ana", "Ben")
	screen[display.Waiting](b)
	if s := press[display.Sheet](b, back); s.Sheet.Player != "Ana" {
		t.Errorf("the sheet of who is asked comes first, got %s", s.Sheet.Player)
	}
	if s := press[display.Sheet](b, down); s.Sheet.Player != "Ben" {
		t.Errorf("then Ben's, got %s", s.Sheet.Player)
	}
	press[display.Scores](b, down)
	press[display.Waiting](b, back)
}

func TestRunEndsWithItsContextAndKeys(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	b.cancel()
	if err := b.end(); !errors.Is(err, context.Canceled) {
		t.Errorf("ended with %v", err)
	}
	b = start(t, "Ana")
	screen[display.Waiting](b)
	close(b.keys)
	if err := b.end(); !errors.Is(err, companion.ErrNoKeys) {
		t.Errorf("ended with %v", err)
	}
}

func TestPressesThatPiledUpAreShownOnce(t *testing.T) {
	b := start(t, "Ana", "Ben")
	screen[display.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Check](b)
	c := press[display.Choice](b, ok)
	shown, want := b.panel.pictures(), (c.Selected+3)%len(c.Options)
	for range 3 {
		b.keys <- down
	}
	for c.Selected != want {
		c = screen[display.Choice](b)
	}
	if n := b.panel.pictures() - shown; n > 3 {
		t.Errorf("%d pictures for three presses", n)
	}
}

func TestAThrowSeenWhileLeafingIsNotLost(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	press[display.Sheet](b, back)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[display.Sheet](b)
	if check := press[display.Check](b, back); check.Dice[1].Value != 5 {
		t.Errorf("the roll that came meanwhile is shown: %+v", check)
	}
}

func TestAThrowEnteredByHandIsNotReadAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[display.Waiting](b)
	check := press[display.Check](b, ok)
	b.sees(sure(6, 6, 6, 6, 6, 6)) // too late
	check = screen[display.Check](b)
	for range check.Dice {
		check = press[display.Check](b, ok, ok) // every die shows 1
	}
	c := press[display.Choice](b, ok)
	// The last option throws the same dice again.
	for c.Selected != len(c.Options)-1 {
		c = press[display.Choice](b, up)
	}
	press[display.Waiting](b, ok)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	if check := screen[display.Check](b); check.Dice[1].Value != 5 {
		t.Errorf("the throw before must not come back: %+v", check)
	}
}

func TestATrayDieAstrayIsPointedOut(t *testing.T) {
	for name, test := range map[string]struct {
		value  int
		inTray bool
		want   string
	}{
		"where it belongs":  {1, true, ""},
		"left on the table": {1, false, "The white die belongs on the tray."},
		"turned over":       {4, true, "On the tray the white die was a 1. Turn it back."},
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t, "Ana")
			screen[display.Waiting](b)
			b.sees(sure(1, 2, 2, 3, 4, 5))
			screen[display.Check](b)
			c := press[display.Choice](b, ok)
			for !strings.HasPrefix(c.Options[c.Selected].Text.String(), "yellow") {
				c = press[display.Choice](b, down) // yellow 2 sends white 1 to the tray
			}
			press[display.Waiting](b, ok)
			far, r := 30.0, sure(test.value, 2, 2, 3, 4, 5)
			r.Dice = slices.Delete(r.Dice, 1, 2) // yellow lies on a die field
			for i := range r.Dice {
				r.Dice[i].TrayMM = &far
			}
			r.Dice[0].InTray = test.inTray
			b.sees(r)
			if check := screen[display.Check](b); check.Note.String() != test.want {
				t.Errorf("note %q, want %q", check.Note, test.want)
			}
		})
	}
}
