package companion

import (
	"context"
	"image"
	"time"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Camera shows what it sees to a person who places it.
type Camera interface {
	// View waits for the next picture. One view is under way at a time, and
	// none while a throw is looked for; it returns soon after ctx ends.
	View(ctx context.Context) (View, error)
}

// View is a picture of the table with what is known of it.
type View struct {
	Picture image.Image
	// Outlines, in the picture's pixels, show where the tray and the area to
	// throw in are thought to be.
	Outlines [][]image.Point
	// Note says what is wrong; empty when all is well.
	Note words.Phrase
}

// viewPace is the pause between two pictures: a panel wants to rest.
const viewPace = time.Second

// placing shows the camera's picture.
type placing struct {
	view View
	err  error
	back state
}

func (p *placing) screen(*table) prompt.Prompt {
	s := prompt.View{Title: "Camera", Picture: p.view.Picture, Outlines: p.view.Outlines, Note: p.view.Note, Keys: "◄ back"}
	switch {
	case p.err != nil:
		s.Picture, s.Note = nil, words.Say("No picture comes: %s. It is tried again every second.", words.Error(p.err))
	case s.Picture == nil:
		s.Note = "Waiting for a picture."
	case s.Note == "":
		s.Note = "Move the camera until the whole tray and the area to throw in are in the picture."
	}
	return s
}

func (p *placing) press(_ *table, k hw.Key) state {
	if k == hw.Back || k == hw.OK {
		return p.back
	}
	return p
}

// glance is the one view under way, if any, and the pause after it.
type glance struct {
	got   chan glimpse
	pause <-chan time.Time
	stop  context.CancelFunc
}

// glimpse is what one view brought.
type glimpse struct {
	view View
	err  error
}

// begin asks for a view, unless one is under way or a pause is.
func (g *glance) begin(ctx context.Context, c Camera, look *look) {
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
