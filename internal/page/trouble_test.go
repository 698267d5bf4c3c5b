package page_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"silvertray/internal/page"
	"silvertray/vision"
)

// dead is an eye that sees nothing, and says why once.
type dead struct{ why chan error }

func (d dead) Look(ctx context.Context, _ vision.Want) (vision.Reading, error) {
	select {
	case err := <-d.why:
		return vision.Reading{}, err
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	}
}

// A phone says that the table cannot be seen as the panel does, in the panel's words.
func TestPhonesSayThatTheTableCannotBeSeen(t *testing.T) {
	eye := dead{make(chan error, 1)}
	tab := setWith(t, play(t, []string{"Ana", "Ben"}), func(_ *page.Config, b *newBox) { b.Eyes.Dice = eye })
	ana := tab.seat("0")
	if _, said := ana.get("/main"); strings.Contains(said, "cannot be seen") {
		t.Fatal("nothing is wrong yet")
	}
	eye.why <- errors.New("the network camera sends no pictures")
	<-tab.shown
	_, said := ana.get("/main")
	for _, want := range []string{"The table cannot be seen", "the network camera sends no pictures", "Look whether the camera is plugged in"} {
		if !strings.Contains(said, want) {
			t.Errorf("the phone does not say %q", want)
		}
	}
}
