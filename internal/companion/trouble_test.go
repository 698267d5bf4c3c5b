package companion_test

import (
	"errors"
	"testing"
	"time"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// What the panel says of a camera that is dead, every snapshot says in the same words,
// until the camera is back.
func TestEverybodyLearnsThatTheTableCannotBeSeen(t *testing.T) {
	for name, comesBack := range map[string]func(b *box){
		"nothing is thrown": func(b *box) {
			b.untilAsked(func(vision.Want) bool { return true })
			waitFor(b, 1)
			b.clock.Advance(8 * time.Second)
			screen[prompt.Waiting](b)
		},
		"dice are thrown": func(b *box) {
			b.sees(sure(1, 2, 3, 4, 5, 6))
			screen[prompt.Check](b)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t, "Ana", "Ben")
			screen[prompt.Waiting](b)
			for range 2 { // it is told again, and stays
				b.untilAsked(func(vision.Want) bool { return true })
				b.fails(errCamera)
				said := screen[prompt.Message](b)
				if said.Sign != prompt.CameraSign || b.latest.Trouble.Title != said.Title || b.latest.Trouble.Text != said.Text {
					t.Errorf("the panel says %+v, phones %+v", said, b.latest.Trouble)
				}
				waitFor(b, 1)
				b.clock.Advance(2 * time.Second)
				screen[prompt.Message](b)
			}
			press[prompt.Sheet](b, hw.Back) // the panel shows something else
			if b.latest.Trouble.Title == "" {
				t.Error("phones do not say it while somebody leafs through the sheets")
			}
			press[prompt.Message](b, hw.Back)
			comesBack(b)
			if b.latest.Trouble.Title != "" {
				t.Errorf("phones go on saying %q", b.latest.Trouble.Title)
			}
		})
	}
}

// waitFor waits until so many wait for the clock.
func waitFor(b *box, n int) {
	b.t.Helper()
	if err := b.clock.BlockUntilContext(b.t.Context(), n); err != nil {
		b.t.Fatal(err)
	}
}

// Phones learn that the panel is dead, and that it is back.
func TestPhonesLearnThatThePanelIsDead(t *testing.T) {
	b := start(t, "Ana", "Ben")
	screen[prompt.Waiting](b)
	b.panel.fail(errors.New("unplugged"))
	b.keys <- hw.Back
	<-b.moments
	if !b.latest.PanelDown {
		t.Error("phones do not say that the panel is dead")
	}
	b.panel.fail(nil)
	waitFor(b, 1)
	b.clock.Advance(30 * time.Second)
	screen[prompt.Message](b)
	if b.latest.PanelDown {
		t.Error("phones go on saying that the panel is dead")
	}
}
