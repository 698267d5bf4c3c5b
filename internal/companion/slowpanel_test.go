package companion_test

import (
	"testing"

	"silvertray/internal/prompt"
)

// tap sends a request made for the latest snapshot and waits for its answer alone.
func (b *box) tap(act prompt.Act) {
	b.t.Helper()
	answer := make(chan error, 1)
	b.requests <- prompt.Request{For: b.latest.Number, By: prompt.Box, Act: act, Answer: answer}
	if err := <-answer; err != nil {
		b.t.Fatalf("%+v: %v", act, err)
	}
}

// TestAPhoneDoesNotWaitForThePanel taps on two phones while the panel refreshes.
// Its refresh ends when the test says so, and no clock goes on meanwhile: an answer
// that waited for the glass would never come.
func TestAPhoneDoesNotWaitForThePanel(t *testing.T) {
	b := startAt(t, atTheTray(t))
	screen[prompt.Choice](b)
	still := b.panel.hang()
	b.tap(prompt.Choose{Player: 1, Move: "take blue blue.4"})
	<-b.panel.begun // or the next picture takes the place of this one
	b.tap(prompt.Choose{Player: 2, Move: "take blue blue.4"})
	if got := len(b.latest.Past); got != 2 {
		t.Errorf("%d moves count, want those of both phones", got)
	}
	b.keys <- ok // for what the glass will show
	close(still)
	if s := screen[prompt.Waiting](b); s.Heading.Player != "Ben" {
		t.Errorf("the panel shows %q's turn, want the latest picture, Ben's", s.Heading.Player)
	}
	screen[prompt.Check](b)
	if n := b.panel.pictures(); n != 4 {
		t.Errorf("%d pictures were shown, want the first, the one under way, the latest and what the key led to", n)
	}
}
