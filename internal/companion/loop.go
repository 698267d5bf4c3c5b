package companion

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/vision"
)

// loop is a running Companion. Only the goroutine of run touches it.
type loop struct {
	*Companion
	table table
	state state

	// onGlass are the pixels that the panel shows, nil while unknown.
	onGlass   []byte
	panelDown bool
	panelUp   <-chan time.Time

	looks    sync.WaitGroup
	sighted  chan sighting
	stopLook context.CancelFunc
	lookWait <-chan time.Time
}

// sighting is what one look at the table brought.
type sighting struct {
	reading vision.Reading
	err     error
}

// state is what the box does between two events.
type state interface {
	screen(*table) display.Screen
	// press returns the state after a key, which may be the same one.
	press(*table, hw.Key) state
}

// looker is a state that waits for the table.
type looker interface {
	state
	// looking tells which dice should be in view; none to stop looking.
	looking(*table) []string
	// see returns the state after a look.
	see(*table, sighting) state
}

func (l *loop) run(ctx context.Context) error {
	l.enter(ctx, l.table.begin())
	for l.state != nil {
		l.drain(ctx)
		if l.state == nil {
			break
		}
		l.show(ctx)
		if err := l.wait(ctx); err != nil {
			return err
		}
	}
	return nil
}

// wait handles the next event, whatever it is.
func (l *loop) wait(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case key, ok := <-l.Keys.Presses():
		if !ok {
			return ErrNoKeys
		}
		l.enter(ctx, l.state.press(&l.table, key))
	case s := <-l.sighted:
		l.endLook()
		if s.err != nil && !errors.Is(s.err, io.EOF) {
			l.lookWait = l.Clock.After(lookRetry)
		}
		if looker, ok := l.state.(looker); ok {
			l.enter(ctx, looker.see(&l.table, s))
		}
	case <-l.lookWait:
		l.lookWait = nil
		l.enter(ctx, l.state)
	case <-l.panelUp:
		l.panelDown, l.panelUp = false, nil
	}
	return nil
}

// drain handles presses that have piled up, so that a slow panel shows where
// they led and not every step on the way.
func (l *loop) drain(ctx context.Context) {
	for l.state != nil {
		select {
		case key, ok := <-l.Keys.Presses():
			if !ok {
				return
			}
			l.enter(ctx, l.state.press(&l.table, key))
		default:
			return
		}
	}
}

// enter makes s the state, and begins or ends looking as it wants.
func (l *loop) enter(ctx context.Context, s state) {
	l.state = s
	looker, ok := s.(looker)
	if !ok {
		l.endLook()
		l.lookWait = nil
		return
	}
	if dice := looker.looking(&l.table); len(dice) == 0 {
		l.endLook()
	} else if l.stopLook == nil && l.lookWait == nil {
		l.beginLook(ctx, dice)
	}
}

// beginLook asks the eye in a goroutine of its own; the answer comes back as
// an event. The channel has room for it, so that the goroutine ends even when
// nobody waits any more.
func (l *loop) beginLook(ctx context.Context, dice []string) {
	ctx, l.stopLook = context.WithCancel(ctx)
	sighted := make(chan sighting, 1)
	l.sighted = sighted
	l.looks.Add(1)
	go func() {
		defer l.looks.Done()
		r, err := l.Eye.Look(ctx, dice)
		sighted <- sighting{r, err}
	}()
}

func (l *loop) endLook() {
	if l.stopLook != nil {
		l.stopLook()
	}
	l.stopLook, l.sighted = nil, nil
}
