package companion

import (
	"context"
	"errors"
	"io"
	"time"

	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// loop is a running Companion. Only the goroutine of run touches it.
type loop struct {
	*Companion
	table table
	state state

	// onGlass are the pixels that the panel shows, nil while unknown.
	onGlass []byte
	// mirrored are those that the mirror shows.
	mirrored []byte
	seen     seen
	// answer waits until the change that it tells of can be seen.
	answer    chan<- error
	outcome   error
	panelDown bool
	panelUp   <-chan time.Time
	// knocked answers whether the panel works again, with these pixels; nil
	// while that is not tried.
	knocked     <-chan error
	knockedWith []byte

	glance   glance
	look     look
	lookWait <-chan time.Time
}

// state is what the box does between two events.
type state interface {
	screen(*table) prompt.Prompt
	// press returns the state after a key, which may be the same one.
	press(*table, hw.Key) state
}

// holder is a state in which a key that is held means something more than its
// press, which has been given before.
type holder interface {
	state
	hold(*table, hw.Key) state
}

// looker is a state that waits for the table.
type looker interface {
	state
	// looking tells what to look for; nothing to stop looking.
	looking(*table) vision.Want
	// see returns the state after a look.
	see(*table, sighting) state
}

func (l *loop) run(ctx context.Context) error {
	l.enter(ctx, l.table.begin())
	defer l.reply()
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
		l.press(ctx, key)
	case r := <-l.Requests:
		l.request(ctx, r)
	case s := <-l.look.sighted:
		l.look.end()
		l.see(ctx, s)
	case s := <-l.glance.got:
		l.glance.end()
		l.glance.pause = l.Clock.After(viewPace)
		if p, ok := l.state.(*placing); ok {
			p.view, p.err = s.view, s.err
		}
	case <-l.glance.pause:
		l.glance.pause = nil
		l.enter(ctx, l.state)
	case <-l.lookWait:
		l.lookWait = nil
		l.enter(ctx, l.state)
	case <-l.panelUp:
		l.panelUp = nil
		l.knock(ctx)
		return l.wait(ctx) // nothing new to show yet
	case err := <-l.knocked:
		l.welcome(err)
	}
	return nil
}

// press gives a key to the state. Up and down that are held step on where that
// means nothing else.
func (l *loop) press(ctx context.Context, key hw.Key) {
	short := key &^ hw.Long
	holder, holds := l.state.(holder)
	switch {
	case key == short, !holds && (short == hw.Up || short == hw.Down):
		l.enter(ctx, l.state.press(&l.table, short))
	case holds:
		l.enter(ctx, holder.hold(&l.table, short))
	}
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
			l.press(ctx, key)
		default:
			return
		}
	}
}

// enter makes s the state. What a looker waits for may be in view already.
func (l *loop) enter(ctx context.Context, s state) {
	l.state = s
	if _, ok := s.(*placing); ok {
		l.glance.begin(ctx, l.Camera, &l.look)
		return
	}
	l.glance.end()
	looker, ok := s.(looker)
	if !ok {
		return
	}
	want := looker.looking(&l.table)
	switch {
	case want.Empty():
		l.look.end()
	case l.look.missed != nil && l.look.is(want, l.table.moves):
		missed := *l.look.missed
		l.look.missed = nil
		l.enter(ctx, looker.see(&l.table, missed))
	case l.lookWait == nil:
		l.look.begin(ctx, l.eye(want), want, l.table.moves)
	}
}

// eye is the one that can see what is wanted.
func (l *loop) eye(want vision.Want) Eye {
	if want.Board {
		return l.BoardEye
	}
	return l.Eye
}

// see gives a sighting to the state that waits for it. Where none does, such
// as while somebody leafs through the sheets, it is kept for later.
func (l *loop) see(ctx context.Context, s sighting) {
	if s.err == nil && len(s.reading.Dice) > 0 {
		l.table.reading = &s.reading
		l.table.looks++
	}
	if s.err != nil && !errors.Is(s.err, io.EOF) {
		l.lookWait = l.Clock.After(lookRetry)
	}
	if looker, ok := l.state.(looker); ok {
		l.enter(ctx, looker.see(&l.table, s))
		return
	}
	l.look.missed = &s
}
