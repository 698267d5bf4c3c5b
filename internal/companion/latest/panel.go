// Package latest shows pictures on a panel in the background, so that nobody waits
// for its glass.
package latest

import (
	"bytes"
	"context"
	"image"
	"time"

	"silvertray/hw"
)

// Frame is a picture on its way to the panel.
type Frame struct {
	// Number tells the frames of one panel apart.
	Number  int
	Picture *image.Paletted
	Refresh hw.Refresh
}

// Result says what became of a frame that was tried.
type Result struct {
	Number int
	// Err is nil once the glass shows the frame.
	Err error
}

// Panel shows the latest of the frames it is given: one that has not begun when
// the next one comes is never shown. After a frame that failed it passes over all
// up to the next full refresh. Use it from one goroutine.
type Panel struct {
	panel hw.Panel
	bound time.Duration
	// slot holds the frame that is next; it has room for one.
	slot    chan Frame
	results chan Result
	stop    context.CancelFunc
	done    chan struct{}
}

// New begins to show frames on a panel. A refresh that takes longer than bound
// fails. Close ends it.
func New(ctx context.Context, panel hw.Panel, bound time.Duration) *Panel {
	ctx, stop := context.WithCancel(ctx)
	p := &Panel{
		panel: panel, bound: bound, stop: stop,
		slot: make(chan Frame, 1), results: make(chan Result), done: make(chan struct{}),
	}
	go p.run(ctx)
	return p
}

// Show makes f the next frame. It never waits. A full refresh that was asked for
// before and has not begun is due with f.
func (p *Panel) Show(f Frame) {
	select {
	case waiting := <-p.slot:
		if waiting.Refresh == hw.Full {
			f.Refresh = hw.Full
		}
	default:
	}
	p.slot <- f // empty: only this goroutine fills it
}

// Results gives one result for each frame that was tried. They have to be taken.
func (p *Panel) Results() <-chan Result { return p.results }

// Close ends a refresh under way and waits for it.
func (p *Panel) Close() {
	p.stop()
	<-p.done
}

func (p *Panel) run(ctx context.Context) {
	defer close(p.done)
	var onGlass []byte // nil while unknown
	failed := false
	for {
		var f Frame
		select {
		case <-ctx.Done():
			return
		case f = <-p.slot:
		}
		if failed && f.Refresh != hw.Full {
			continue
		}
		var err error
		if f.Refresh == hw.Full || !bytes.Equal(f.Picture.Pix, onGlass) {
			onGlass = nil // until the refresh is through, whatever comes of it
			if err = p.refresh(ctx, f); err == nil {
				onGlass = f.Picture.Pix
			}
			failed = err != nil
		}
		select {
		case <-ctx.Done():
			return
		case p.results <- Result{f.Number, err}:
		}
	}
}

func (p *Panel) refresh(ctx context.Context, f Frame) error {
	ctx, cancel := context.WithTimeout(ctx, p.bound)
	defer cancel()
	return p.panel.Show(ctx, f.Picture, f.Refresh)
}
