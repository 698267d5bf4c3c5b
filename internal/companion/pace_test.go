package companion_test

import (
	"context"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// hasty is a camera that fails as soon as the test lets it, and notes when it was
// asked.
type hasty struct {
	clock *clockwork.FakeClock
	asked chan time.Time
	let   chan struct{}
}

func newHasty(c *scene) *hasty {
	return &hasty{clock: c.box.Clock.(*clockwork.FakeClock), asked: make(chan time.Time, 1000), let: make(chan struct{}, 1)}
}

// fails lets the camera fail once.
func (h *hasty) fails() { h.let <- struct{}{} }

// look notes the time and fails when it may.
func (h *hasty) look(ctx context.Context) error {
	h.asked <- h.clock.Now()
	select {
	case <-h.let:
		return errCamera
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (h *hasty) Look(ctx context.Context, _ vision.Want) (vision.Reading, error) {
	return vision.Reading{}, h.look(ctx)
}

func (h *hasty) View(ctx context.Context) (session.View, error) {
	return session.View{}, h.look(ctx)
}

// paced fails the test where the camera was asked twice within a pause.
func (h *hasty) paced(t *testing.T, pause time.Duration) {
	t.Helper()
	var times []time.Time
	for range len(h.asked) {
		times = append(times, <-h.asked)
	}
	for i := range times[1:] {
		if apart := times[i+1].Sub(times[i]); apart < pause {
			t.Errorf("asked %v apart, want at least %v: %v", apart, pause, times)
			return
		}
	}
}

// pass lets time pass once somebody waits for it.
func (b *box) pass(d time.Duration) {
	b.t.Helper()
	if err := b.clock.BlockUntilContext(b.t.Context(), 1); err != nil {
		b.t.Fatal(err)
	}
	b.clock.Advance(d)
}

// TestAFailingCameraHasAPause between two looks; no key that is pressed meanwhile
// shortens it.
func TestAFailingCameraHasAPause(t *testing.T) {
	const pause, rounds = 2 * time.Second, 5
	var camera *hasty
	b := startWith(t, func(c *scene) {
		camera = newHasty(c)
		c.stored.Match, c.box.Eyes.Dice = atStart(t), camera
	})
	screen[prompt.Waiting](b)
	camera.fails()
	screen[prompt.Message](b)
	for range rounds {
		press[prompt.Sheet](b, back)
		press[prompt.Message](b, back)
		b.pass(pause)
		screen[prompt.Message](b) // the look begins
		camera.fails()
		screen[prompt.Message](b) // and fails
	}
	camera.paced(t, pause)
}

// TestThePictureOfTheCameraHasAPause, whatever is pressed: a panel wants to rest.
func TestThePictureOfTheCameraHasAPause(t *testing.T) {
	const pause, rounds = time.Second, 5
	var camera *hasty
	b := startWith(t, func(c *scene) {
		camera = newHasty(c)
		c.Camera = camera
	})
	screen[prompt.Start](b)
	press[prompt.View](b, up, up, ok)
	camera.fails()
	screen[prompt.View](b)
	for range rounds {
		press[prompt.View](b, down, up, down)
		b.pass(pause)
		screen[prompt.View](b) // a picture is asked for
		camera.fails()
		screen[prompt.View](b) // and does not come
	}
	camera.paced(t, pause)
}
