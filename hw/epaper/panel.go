package epaper

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/hw"
)

// controller shows frames by the commands of one family of chips. Each call
// begins by bringing the chip up from rest, and ends with it at rest.
type controller interface {
	// full drives every pixel, and leaves both image RAMs holding next.
	full(ctx context.Context, next *frame) error
	// partial drives what changed.
	partial(ctx context.Context, ch change) error
	// sleep goes from rest into deep sleep, stop from whatever came before.
	sleep(ctx context.Context) error
	stop(ctx context.Context) error
	// holds reports whether the image RAMs still hold what was written.
	holds() bool
}

// change is the way from one frame to the next.
type change struct {
	shown, next *frame
	// stale covers where the RAM of the picture before may not hold shown, fresh
	// where the RAM of the new picture may not hold next.
	stale, fresh []window
}

// write is what a change sends to one image RAM.
type write struct {
	ram     byte // the command that begins it
	picture *frame
	window  window
}

// writes to both image RAMs, begun by these commands.
func (c change) writes(before, fresh byte) (all []write) {
	for _, w := range c.stale {
		all = append(all, write{before, c.shown, w})
	}
	for _, w := range c.fresh {
		all = append(all, write{fresh, c.next, w})
	}
	return all
}

// Options of a panel. The zero value is good.
type Options struct {
	// Clock is the real one when nil.
	Clock clockwork.Clock
	// IdleAfter is how long after a picture Idle is called, unless another one
	// comes. Zero is three minutes, below zero is never.
	IdleAfter time.Duration
}

const (
	idleAfter = 3 * time.Minute
	// idleBound ends a refresh that nobody waits for.
	idleBound = 15 * time.Second
)

// Panel is an e-paper panel. Its methods may be called from any goroutine.
type Panel struct {
	model     Model
	link      *link
	chip      controller
	clock     clockwork.Clock
	idleAfter time.Duration

	turn  chan struct{} // holds one token: who took it has the panel
	idle  clockwork.Timer
	shows int // calls of Show, to know one idle time from the next

	// shown is on the glass, and in the RAM of the new picture; before is in the
	// RAM of the picture before. Both are nil while unknown.
	shown, before *frame
	partials      int // since the last full refresh
}

var _ hw.Panel = (*Panel)(nil)

// New drives a panel over a bus. Nothing is sent before the first picture.
func New(b Bus, m Model, o Options) (*Panel, error) {
	if o.Clock == nil {
		o.Clock = clockwork.NewRealClock()
	}
	if o.IdleAfter == 0 {
		o.IdleAfter = idleAfter
	}
	l, err := newLink(b, m, o.Clock)
	if err != nil {
		return nil, fmt.Errorf("set up the panel: %w", err)
	}
	p := &Panel{model: m, link: l, clock: o.Clock, idleAfter: o.IdleAfter, turn: make(chan struct{}, 1)}
	switch m.Chip {
	case SSD1680, SSD1683:
		p.chip = ssd16xx{l}
	case UC8179:
		p.chip = &uc8179{link: l}
	default:
		return nil, fmt.Errorf("set up the panel: no driver for the chip %q", m.Chip)
	}
	p.turn <- struct{}{}
	return p, nil
}

// Size of the pictures in pixels.
func (p *Panel) Size() image.Point { return p.model.Size() }

// Show returns once the glass shows the picture. The refresh is full whatever
// was asked for when it is not known what the glass shows, as after an error,
// and after a number of partial ones.
func (p *Panel) Show(ctx context.Context, picture *image.Paletted, r hw.Refresh) error {
	if picture == nil || picture.Rect.Size() != p.Size() {
		return fmt.Errorf("show a picture on the panel: it is not %d x %d pixels, as the panel is", p.Size().X, p.Size().Y)
	}
	next := p.model.pack(picture)
	return p.alone(ctx, "show a picture on the panel", func() error {
		p.shows++
		defer p.idleLater()
		switch {
		case r == hw.Full || p.shown == nil:
			return p.full(ctx, next)
		case bytes.Equal(next.bits, p.shown.bits):
			return nil
		case p.partials >= p.model.FullEvery:
			return p.full(ctx, next)
		}
		return p.partial(ctx, next)
	})
}

func (p *Panel) full(ctx context.Context, next *frame) error {
	p.shown, p.before = nil, nil
	if err := p.chip.full(ctx, next); err != nil {
		return err
	}
	p.shown, p.before, p.partials = next, next, 0
	return nil
}

func (p *Panel) partial(ctx context.Context, next *frame) error {
	whole := next.whole()
	ch := change{shown: p.shown, next: next, stale: []window{whole}, fresh: []window{whole}}
	if p.chip.holds() {
		// Either RAM holds shown or before, for all that is known.
		ch.stale = changed(p.shown, p.before).windows(whole)
		ch.fresh = changed(next, p.shown, p.before).windows(whole)
	}
	p.shown, p.before = nil, nil
	if err := p.chip.partial(ctx, ch); err != nil {
		return err
	}
	p.shown, p.before = next, ch.shown
	p.partials++
	return nil
}

// Idle cleans the glass by a full refresh where partial ones have left traces,
// and puts the chip into deep sleep.
func (p *Panel) Idle(ctx context.Context) error {
	return p.alone(ctx, "put the panel to rest", func() error { return p.tidy(ctx) })
}

// Close leaves the picture on the glass, and no voltage. The panel can still be
// used.
func (p *Panel) Close(ctx context.Context) error { return p.Idle(ctx) }

// Check reports whether the panel answers, without a change on the glass.
func (p *Panel) Check(ctx context.Context) error {
	return p.alone(ctx, "ask the panel", func() error {
		p.shown, p.before = nil, nil
		return p.chip.stop(ctx)
	})
}

func (p *Panel) tidy(ctx context.Context) error {
	if p.shown == nil {
		return p.chip.stop(ctx)
	}
	if p.partials > 0 {
		if err := p.full(ctx, p.shown); err != nil {
			return err
		}
	}
	return p.chip.sleep(ctx)
}

// idleLater tidies up when no picture comes for a while. If that fails, the
// next picture says so.
func (p *Panel) idleLater() {
	if p.idleAfter < 0 {
		return
	}
	shows := p.shows
	p.idle = p.clock.AfterFunc(p.idleAfter, func() {
		ctx, cancel := context.WithTimeout(context.Background(), idleBound)
		defer cancel()
		_ = p.alone(ctx, "put the panel to rest", func() error {
			if p.shows != shows { // a picture came in the meantime
				return nil
			}
			return p.tidy(ctx)
		})
	})
}

// alone does something while nobody else has the panel.
func (p *Panel) alone(ctx context.Context, what string, do func() error) error {
	select {
	case <-ctx.Done():
		return fmt.Errorf("%s: %w", what, ctx.Err())
	case <-p.turn:
	}
	defer func() { p.turn <- struct{}{} }()
	if p.idle != nil {
		p.idle.Stop()
	}
	err := ctx.Err()
	if err == nil {
		err = do()
	}
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}
