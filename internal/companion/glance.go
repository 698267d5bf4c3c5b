package companion

import (
	"context"
	"time"

	"silvertray/internal/companion/session"
)

// viewPace is the pause between two pictures: a panel wants to rest.
const viewPace = time.Second

// glance is the one view under way, if any, and the pause after it.
type glance struct {
	got   chan glimpse
	pause <-chan time.Time
	stop  context.CancelFunc
}

// glimpse is what one view brought.
type glimpse struct {
	view session.View
	err  error
}

// begin asks for a view, unless one is under way or a pause is.
func (g *glance) begin(ctx context.Context, c session.Camera, look *look) {
	if g.got != nil || g.pause != nil {
		return
	}
	look.end() // the camera serves one at a time
	ctx, g.stop = context.WithCancel(ctx)
	got, done, before := make(chan glimpse, 1), make(chan struct{}), look.done
	g.got, look.done = got, done
	go func() {
		defer close(done)
		if before != nil {
			<-before
		}
		view, err := c.View(ctx)
		got <- glimpse{view, err}
	}()
}

// end gives the view up.
func (g *glance) end() {
	if g.stop != nil {
		g.stop()
	}
	g.got, g.pause, g.stop = nil, nil, nil
}
